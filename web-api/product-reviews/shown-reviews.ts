import type { Database } from '@blattwerk/database/database.ts';
import { productReviews } from '@blattwerk/database/tables/product-reviews.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import { locales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { ProductReference } from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { ProductReviews } from '@blattwerk/schemas/web-api/reviews/product-review-endpoints.ts';
import { and, count, desc, eq, inArray } from 'drizzle-orm';

const pageSize = 6;
const allStars = [5, 4, 3, 2, 1] as const;

/** What is shown of a product: how many reviews gave how many stars, and a page of them; null where there is none. */
export async function shownReviews(
  database: Database,
  { kind, id }: ProductReference,
  { channel, language }: Pick<ShopContext, 'channel' | 'language'>,
  asked: number,
): Promise<ProductReviews | null> {
  const ofProduct = and(
    eq(productReviews.channel, channel),
    eq(productReviews.kind, kind),
    eq(productReviews.productId, id),
    eq(productReviews.state, 'accepted'),
  );
  const counts = await database
    .select({ rating: productReviews.rating, count: count() })
    .from(productReviews)
    .where(ofProduct)
    .groupBy(productReviews.rating);
  const total = counts.reduce((sum, each) => sum + each.count, 0);
  if (total === 0) return null;
  const pageCount = Math.ceil(total / pageSize);
  const page = Math.min(asked, pageCount);
  const ownLocales = locales.filter((locale) => localeTable[locale].language === language);
  const rows = await database
    .select()
    .from(productReviews)
    .where(ofProduct)
    .orderBy(
      desc(inArray(productReviews.locale, ownLocales)),
      desc(productReviews.updatedAt),
      productReviews.id,
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    count: total,
    rating: counts.reduce((sum, each) => sum + each.rating * each.count, 0) / total,
    stars: allStars.map((stars) => counts.find(({ rating }) => rating === stars)?.count ?? 0),
    page,
    pageCount,
    reviews: rows.map((row) => ({
      id: row.id,
      author: row.author,
      words: row.words,
      language: localeTable[localeSchema.parse(row.locale)].language,
      rating: row.rating,
      date: row.updatedAt.toISOString().slice(0, 10),
    })),
  };
}
