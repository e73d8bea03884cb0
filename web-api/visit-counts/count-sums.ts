import { visitCounts } from '@blattwerk/database/tables/visit-counts.ts';
import type { VisitCountKind } from '@blattwerk/schemas/shop/visitors/visit-counts.ts';
import { type SQL, sql } from 'drizzle-orm';

const day = 24 * 60 * 60 * 1000;

/** So many days up to today, as days `YYYY-MM-DD`. */
export function periodOf(days: number, now: Date): { from: string; to: string } {
  const to = now.toISOString().slice(0, 10);
  return { from: new Date(now.getTime() - (days - 1) * day).toISOString().slice(0, 10), to };
}

/** What is added up of a block. */
export const blockSums = () => ({
  views: sumOf('blockView'),
  clicks: sumOf('blockClick'),
  baskets: sumOf('blockBasket'),
});

/** How often something happened. */
export function sumOf(kind: VisitCountKind): SQL<number> {
  return sql`coalesce(sum(${visitCounts.amount}) filter (where ${visitCounts.kind} = ${kind}), 0)`.mapWith(
    Number,
  );
}

/** A block as the figures name it. */
export function asBlock<Counted extends { subject: string }>({ subject, ...figures }: Counted) {
  const [component = '', block = ''] = subject.split(' ');
  return { ...figures, component, block };
}
