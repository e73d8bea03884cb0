import type { Database } from '@blattwerk/database/database.ts';
import { visitCounts } from '@blattwerk/database/tables/visit-counts.ts';
import { countedPath, type VisitCountKind } from '@blattwerk/schemas/shop/visitors/visit-counts.ts';
import type { PageBlockFigures } from '@blattwerk/schemas/web-api/shop/visit-count-endpoints.ts';
import { and, eq, gte, inArray } from 'drizzle-orm';
import { asBlock, blockSums, periodOf, sumOf } from './count-sums.ts';
import { addUp, readSales, withSales } from './read-sales.ts';

/** Blocks of a page; old saves have others than the one of today. */
const mostBlocks = 1000;

type Asked = { channel: string; days: number; now: Date; paths: readonly string[] };

/** What was counted of the blocks of one page, in all countries whose visitors know it by one of the paths. */
export async function readPageFigures(
  database: Database,
  { channel, days, now, paths }: Asked,
): Promise<PageBlockFigures> {
  const period = periodOf(days, now);
  const { subject, kind } = visitCounts;
  const counted = [...new Set(paths.map(countedPath))];
  const ofPage = (...kinds: VisitCountKind[]) =>
    and(
      eq(visitCounts.channel, channel),
      inArray(kind, kinds),
      gte(visitCounts.day, period.from),
      inArray(visitCounts.path, counted),
    );
  const [page] = await database
    .select({ views: sumOf('pageView') })
    .from(visitCounts)
    .where(ofPage('pageView'));
  const blocks = await database
    .select({ subject, ...blockSums() })
    .from(visitCounts)
    .where(ofPage('blockView', 'blockClick', 'blockBasket'))
    .groupBy(subject)
    .orderBy(subject)
    .limit(mostBlocks);
  const sold = await readSales(database, { channel, from: period.from, paths: counted });
  return {
    ...period,
    views: page?.views ?? 0,
    ...addUp(sold.filter((one) => one.subject === '')),
    blocks: withSales(
      blocks,
      sold.filter((one) => one.subject !== ''),
      {
        keyOf: (one) => one.subject,
        uncounted: (one) => ({ subject: one.subject, views: 0, clicks: 0, baskets: 0 }),
      },
    ).map(asBlock),
  };
}
