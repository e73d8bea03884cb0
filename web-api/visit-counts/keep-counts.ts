import type { Database } from '@blattwerk/database/database.ts';
import { blockSales, visitCounts } from '@blattwerk/database/tables/visit-counts.ts';
import {
  type BlockSale,
  countedPath,
  countedTerm,
  type VisitCount,
  type VisitCountKind,
} from '@blattwerk/schemas/shop/visitors/visit-counts.ts';
import { sql } from 'drizzle-orm';

type Shop = { channel: string; country: string };

/** Different things that one process counts on a day: what a flood of made-up pages adds ends here. */
const mostOnADay = 50_000;

export type CountKeeper = {
  /** Adds to the counts of the day. */
  keep(shop: Shop, counts: readonly VisitCount[], now: Date): Promise<void>;
  /** Adds an order to those of the day, at each block and page that led to it. */
  keepSales(shop: Shop, sales: readonly BlockSale[], now: Date): Promise<void>;
};

export function createCountKeeper(database: Database, most = mostOnADay): CountKeeper {
  let known = { day: '', keys: new Set<string>() };
  /** Whether there is room for it on this day. */
  const admit = (day: string, key: string): boolean => {
    if (known.day !== day) known = { day, keys: new Set() };
    if (!known.keys.has(key) && known.keys.size >= most) return false;
    known.keys.add(key);
    return true;
  };
  return {
    async keep({ channel, country }, counts, now) {
      const day = now.toISOString().slice(0, 10);
      // The same row may be added to once in a statement.
      const rows = new Map<string, typeof visitCounts.$inferInsert>();
      for (const count of counts) {
        const { kind, amount } = count;
        const subject = subjectOf(count);
        if (subject === undefined) continue;
        const path = countedPath(count.path);
        const key = [channel, country, kind, subject, path].join('\n');
        if (!admit(day, key)) continue;
        const before = rows.get(key)?.amount ?? 0;
        rows.set(key, { day, channel, country, kind, subject, path, amount: before + amount });
      }
      if (rows.size === 0) return;
      const { day: onDay, channel: ofChannel, country: ofCountry, kind, subject, path } = visitCounts;
      await database
        .insert(visitCounts)
        .values(inOrder(rows))
        .onConflictDoUpdate({
          target: [onDay, ofChannel, ofCountry, kind, subject, path],
          set: { amount: sql`least(${visitCounts.amount}::bigint + excluded.amount, 2000000000)::integer` },
        });
    },
    async keepSales({ channel, country }, sales, now) {
      const day = now.toISOString().slice(0, 10);
      const rows = new Map<string, typeof blockSales.$inferInsert>();
      for (const { subject, currency, minorUnits, ...given } of sales) {
        if (subject !== '' && !blockSubject.test(subject)) continue;
        const path = countedPath(given.path);
        const key = [channel, country, currency, subject, path].join('\n');
        // Of one order each is told once.
        if (!rows.has(key) && admit(day, key))
          rows.set(key, { day, channel, country, subject, path, currency, orders: 1, minorUnits });
      }
      if (rows.size === 0) return;
      const { orders, minorUnits } = blockSales;
      const { day: onDay, channel: ofChannel, country: ofCountry, subject, path, currency } = blockSales;
      await database
        .insert(blockSales)
        .values(inOrder(rows))
        .onConflictDoUpdate({
          target: [onDay, ofChannel, ofCountry, subject, path, currency],
          set: {
            orders: sql`least(${orders}::bigint + 1, 2000000000)::integer`,
            // Browsers read sums of so many days without loss.
            minorUnits: sql`least(${minorUnits} + excluded.minor_units, 2000000000000)`,
          },
        });
    },
  };
}

/** In one order, or two statements may wait for each other. */
function inOrder<Row>(rows: ReadonlyMap<string, Row>): Row[] {
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** What a subject may look like; what looks otherwise is not counted. */
const blockSubject = /^[a-z_]{1,50} [\w-]{0,64}$/;
const productSubject = /^[a-zA-Z]{1,20} [\w.-]{1,80}$/;

const isOfBlock = (kind: VisitCountKind): boolean =>
  kind === 'blockView' || kind === 'blockClick' || kind === 'blockBasket';

function subjectOf({ kind, subject }: VisitCount): string | undefined {
  if (kind === 'pageView' || kind === 'newsletterSignUp') return '';
  if (kind === 'searchWithoutResult') return countedTerm(subject);
  const pattern = isOfBlock(kind) ? blockSubject : productSubject;
  return pattern.test(subject) ? subject : undefined;
}
