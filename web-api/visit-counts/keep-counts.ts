import type { Database } from '@blattwerk/database/database.ts';
import { visitCounts } from '@blattwerk/database/tables/visit-counts.ts';
import {
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
};

export function createCountKeeper(database: Database, most = mostOnADay): CountKeeper {
  let known = { day: '', keys: new Set<string>() };
  return {
    async keep({ channel, country }, counts, now) {
      const day = now.toISOString().slice(0, 10);
      if (known.day !== day) known = { day, keys: new Set() };
      // The same row may be added to once in a statement.
      const rows = new Map<string, typeof visitCounts.$inferInsert>();
      for (const count of counts) {
        const { kind, amount } = count;
        const subject = subjectOf(count);
        if (subject === undefined) continue;
        const path = countedPath(count.path);
        const key = [channel, country, kind, subject, path].join('\n');
        if (!known.keys.has(key) && known.keys.size >= most) continue;
        known.keys.add(key);
        const before = rows.get(key)?.amount ?? 0;
        rows.set(key, { day, channel, country, kind, subject, path, amount: before + amount });
      }
      if (rows.size === 0) return;
      const { day: onDay, channel: ofChannel, country: ofCountry, kind, subject, path } = visitCounts;
      await database
        .insert(visitCounts)
        // In one order, or two statements may wait for each other.
        .values([...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row))
        .onConflictDoUpdate({
          target: [onDay, ofChannel, ofCountry, kind, subject, path],
          set: { amount: sql`least(${visitCounts.amount}::bigint + excluded.amount, 2000000000)::integer` },
        });
    },
  };
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
