import type { Database } from '@blattwerk/database/database.ts';
import { newsletterSubscriptions } from '@blattwerk/database/tables/newsletter.ts';
import { products } from '@blattwerk/database/tables/products.ts';
import { visitCounts } from '@blattwerk/database/tables/visit-counts.ts';
import type { VisitCountKind } from '@blattwerk/schemas/shop/visitors/visit-counts.ts';
import type { Figures } from '@blattwerk/schemas/web-api/shop/visit-count-endpoints.ts';
import { and, count, desc, eq, gte, inArray } from 'drizzle-orm';
import { asBlock, blockSums, periodOf, sumOf } from './count-sums.ts';
import { readSales, withSales } from './read-sales.ts';

const most = { pages: 200, blocks: 400, products: 200, searches: 100 };

type Asked = { channel: string; days: number; now: Date };

/** What was counted of a brand's visits over the last days, today included. */
export async function readFigures(database: Database, { channel, days, now }: Asked): Promise<Figures> {
  const { from, to } = periodOf(days, now);
  const { subject, path } = visitCounts;
  const ofBlock = blockSums();
  const where = (...kinds: VisitCountKind[]) =>
    and(eq(visitCounts.channel, channel), inArray(visitCounts.kind, kinds), gte(visitCounts.day, from));
  const views = sumOf('pageView');
  const pages = await database
    .select({ path, views, clicks: sumOf('blockClick'), basket: sumOf('addToBasket') })
    .from(visitCounts)
    .where(where('pageView', 'blockClick', 'addToBasket'))
    .groupBy(path)
    .orderBy(desc(views), path)
    .limit(most.pages);
  const blocks = await database
    .select({ path, subject, ...ofBlock })
    .from(visitCounts)
    .where(where('blockView', 'blockClick', 'blockBasket'))
    .groupBy(path, subject)
    .orderBy(desc(ofBlock.views), path, subject)
    .limit(most.blocks);
  const sales = sumOf('sale');
  const clicks = sumOf('productClick');
  const ofProducts = await database
    .select({
      subject,
      views: sumOf('productView'),
      clicks,
      wishlist: sumOf('addToWishlist'),
      basket: sumOf('addToBasket'),
      sales,
    })
    .from(visitCounts)
    .where(where('productView', 'productClick', 'addToWishlist', 'addToBasket', 'sale'))
    .groupBy(subject)
    .orderBy(desc(sales), desc(clicks), subject)
    .limit(most.products);
  const counted = ofProducts.map(({ subject: named, ...figures }) => {
    const [kind = '', id = ''] = named.split(' ');
    return { ...figures, kind, id };
  });
  const nameOf = await namesOf(database, counted);
  const sold = await readSales(database, { channel, from });
  const times = sumOf('searchWithoutResult');
  const searches = await database
    .select({ term: subject, amount: times })
    .from(visitCounts)
    .where(where('searchWithoutResult'))
    .groupBy(subject)
    .orderBy(desc(times), subject)
    .limit(most.searches);
  const [signUps] = await database
    .select({ amount: count() })
    .from(newsletterSubscriptions)
    .where(
      and(
        eq(newsletterSubscriptions.channel, channel),
        gte(newsletterSubscriptions.confirmedAt, new Date(`${from}T00:00:00Z`)),
      ),
    );
  return {
    from,
    to,
    newsletterSignUps: signUps?.amount ?? 0,
    pages: withSales(
      pages,
      sold.filter((one) => one.subject === ''),
      { keyOf: (one) => one.path, uncounted: (one) => ({ path: one.path, views: 0, clicks: 0, basket: 0 }) },
    ),
    blocks: withSales(
      blocks,
      sold.filter((one) => one.subject !== ''),
      {
        keyOf: (one) => `${one.path} ${one.subject}`,
        uncounted: (one) => ({ path: one.path, subject: one.subject, views: 0, clicks: 0, baskets: 0 }),
      },
    ).map(asBlock),
    products: counted.map((product) => ({ ...product, name: nameOf(product) })),
    searches,
  };
}

type Counted = { kind: string; id: string };

/** What products are called now. A sample has the name of its card. */
async function namesOf(database: Database, counted: readonly Counted[]) {
  const kindOf = (kind: string) => (kind === 'sample' ? 'card' : kind);
  const named = await database
    .select({ kind: products.kind, id: products.id, name: products.name })
    .from(products)
    .where(
      and(
        inArray(products.kind, [...new Set(counted.map(({ kind }) => kindOf(kind)))]),
        inArray(products.id, [...new Set(counted.map(({ id }) => id))]),
      ),
    );
  const names = new Map(named.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  return ({ kind, id }: Counted) => names.get(`${kindOf(kind)} ${id}`) ?? null;
}
