import type { Database, Queries } from '@blattwerk/database/database.ts';
import { type OrderRow, orders } from '@blattwerk/database/tables/orders.ts';
import { type ProductReviewRow, productReviews } from '@blattwerk/database/tables/product-reviews.ts';
import { count, eq, inArray, max, or, sql } from 'drizzle-orm';
import type { WrittenReview } from './read-reviews.ts';
import type { ReviewedProduct } from './reviewed-products.ts';

/** What was written about the products of an order. */
export async function reviewsOfOrder(
  database: Database,
  { id }: Pick<OrderRow, 'id'>,
): Promise<ProductReviewRow[]> {
  return database.select().from(productReviews).where(eq(productReviews.orderId, id));
}

/** The one of a product among them. */
export function reviewOf(
  rows: readonly ProductReviewRow[],
  { reference }: Pick<ReviewedProduct, 'reference'>,
): ProductReviewRow | undefined {
  return rows.find(({ kind, productId }) => kind === reference.kind && productId === reference.id);
}

type Written = WrittenReview & { product: ReviewedProduct; author: string };

/** Keeps what was written; one that says something new waits for the desk again. */
export async function keepReviews(
  database: Database,
  { id, channel, locale }: OrderRow,
  written: readonly Written[],
  now: Date,
): Promise<void> {
  if (written.length === 0) return;
  const excluded = (name: string) => sql.raw(`excluded.${name}`);
  await database
    .insert(productReviews)
    .values(
      written.map(({ product, rating, words, author }) => ({
        orderId: id,
        kind: product.reference.kind,
        productId: product.reference.id,
        productName: product.name,
        channel,
        locale,
        rating,
        words,
        author,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [productReviews.orderId, productReviews.kind, productReviews.productId],
      set: {
        rating: excluded('rating'),
        words: excluded('words'),
        author: excluded('author'),
        state: 'open',
        reason: null,
        decidedBy: null,
        decidedAt: null,
        updatedAt: now,
      },
      setWhere: or(
        sql`${productReviews.rating} <> excluded.rating`,
        sql`${productReviews.words} <> excluded.words`,
        sql`${productReviews.author} <> excluded.author`,
      ),
    });
}

/** Erases all that was written about an order. */
export async function eraseReviews(database: Database, { id }: Pick<OrderRow, 'id'>): Promise<void> {
  await database.delete(productReviews).where(eq(productReviews.orderId, id));
}

/** Erases all that a customer wrote. */
export async function eraseReviewsOf(queries: Queries, customerId: string): Promise<void> {
  const theirs = queries.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
  await queries.delete(productReviews).where(inArray(productReviews.orderId, theirs));
}

/** All that a customer wrote. */
export async function reviewsOfCustomer(queries: Queries, customerId: string): Promise<ProductReviewRow[]> {
  const theirs = queries.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
  return queries.select().from(productReviews).where(inArray(productReviews.orderId, theirs));
}

/** Changes whenever other reviews are shown. */
export async function shownVersion(database: Database): Promise<string> {
  const [shown] = await database
    .select({ count: count(), last: max(productReviews.decidedAt) })
    .from(productReviews)
    .where(eq(productReviews.state, 'accepted'));
  return `${shown?.count ?? 0}-${shown?.last?.getTime() ?? 0}`;
}
