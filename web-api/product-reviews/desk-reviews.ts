import type { Queries } from '@blattwerk/database/database.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import { productReviews } from '@blattwerk/database/tables/product-reviews.ts';
import type { ReviewState } from '@blattwerk/schemas/shop/service/review-states.ts';
import {
  type DeskReview,
  type DeskReviews,
  deskReviewSchema,
} from '@blattwerk/schemas/web-api/reviews/desk-review-endpoints.ts';
import { and, asc, count, desc, eq, ilike, or, type SQL } from 'drizzle-orm';

const usual = 50;

type Asked = { state: ReviewState; search?: string | undefined; count?: number | undefined };

/** Reviews in one state: open ones by how long they have waited, others by when they were decided, the last first. */
export async function listReviews(
  queries: Queries,
  { state, search = '', count: most = usual }: Asked,
): Promise<DeskReviews> {
  const wanted = and(eq(productReviews.state, state), matches(search.trim()));
  const reviews = await select(queries, wanted, {
    by: state === 'open' ? asc(productReviews.updatedAt) : desc(productReviews.decidedAt),
    most,
  });
  const [found] = await queries
    .select({ count: count() })
    .from(productReviews)
    .innerJoin(orders, eq(orders.id, productReviews.orderId))
    .where(wanted);
  const open = await queries.$count(productReviews, eq(productReviews.state, 'open'));
  return { reviews, found: found?.count ?? 0, open };
}

/** One of them; undefined where it is gone. */
export async function deskReview(queries: Queries, id: string): Promise<DeskReview | undefined> {
  const [review] = await select(queries, eq(productReviews.id, id), {
    by: asc(productReviews.id),
    most: 1,
  });
  return review;
}

async function select(
  queries: Queries,
  where: SQL | undefined,
  { by, most }: { by: SQL; most: number },
): Promise<DeskReview[]> {
  const rows = await queries
    .select({ review: productReviews, number: orders.number })
    .from(productReviews)
    .innerJoin(orders, eq(orders.id, productReviews.orderId))
    .where(where)
    .orderBy(by, productReviews.id)
    .limit(most);
  return rows.map(({ review, number }) => {
    const { id, productName, locale, rating, words, author, state, reason, decidedBy } = review;
    return deskReviewSchema.parse({
      id,
      orderNumber: number,
      productName,
      product: `${review.kind}:${review.productId}`,
      locale,
      rating,
      words,
      author,
      state,
      reason,
      writtenAt: review.updatedAt.toISOString(),
      decidedBy,
      decidedAt: review.decidedAt?.toISOString() ?? null,
    });
  });
}

function matches(search: string): SQL | undefined {
  if (search === '') return undefined;
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    ilike(productReviews.words, pattern),
    ilike(productReviews.productName, pattern),
    ilike(productReviews.author, pattern),
    eq(orders.number, search),
  );
}
