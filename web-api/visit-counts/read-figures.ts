import type { Database } from '@blattwerk/database/database.ts';
import { visitCounts } from '@blattwerk/database/tables/visit-counts.ts';
import type { VisitCountKind } from '@blattwerk/schemas/shop/visitors/visit-counts.ts';
import type { Figures } from '@blattwerk/schemas/web-api/shop/visit-count-endpoints.ts';
import { and, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';

const day = 24 * 60 * 60 * 1000;
const most = { pages: 200, blocks: 400, products: 200, searches: 100 };

type Asked = { channel: string; days: number; now: Date };

/** What was counted of a brand's visits over the last days, today included. */
export async function readFigures(database: Database, { channel, days, now }: Asked): Promise<Figures> {
  const to = now.toISOString().slice(0, 10);
  const from = new Date(now.getTime() - (days - 1) * day).toISOString().slice(0, 10);
  const { subject, path } = visitCounts;
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
  const seen = sumOf('blockView');
  const blocks = await database
    .select({ path, subject, views: seen, clicks: sumOf('blockClick') })
    .from(visitCounts)
    .where(where('blockView', 'blockClick'))
    .groupBy(path, subject)
    .orderBy(desc(seen), path, subject)
    .limit(most.blocks);
  const sales = sumOf('sale');
  const clicks = sumOf('productClick');
  const products = await database
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
  const times = sumOf('searchWithoutResult');
  const searches = await database
    .select({ term: subject, amount: times })
    .from(visitCounts)
    .where(where('searchWithoutResult'))
    .groupBy(subject)
    .orderBy(desc(times), subject)
    .limit(most.searches);
  const [signUps] = await database
    .select({ amount: sumOf('newsletterSignUp') })
    .from(visitCounts)
    .where(where('newsletterSignUp'));
  return {
    from,
    to,
    newsletterSignUps: signUps?.amount ?? 0,
    pages,
    blocks: blocks.map(({ subject: named, ...figures }) => {
      const [component = '', block = ''] = named.split(' ');
      return { ...figures, component, block };
    }),
    products: products.map(({ subject: named, ...figures }) => {
      const [kind = '', id = ''] = named.split(' ');
      return { ...figures, kind, id };
    }),
    searches,
  };
}

function sumOf(kind: VisitCountKind): SQL<number> {
  return sql`coalesce(sum(${visitCounts.amount}) filter (where ${visitCounts.kind} = ${kind}), 0)`.mapWith(
    Number,
  );
}
