import { orders } from '@blattwerk/database/tables/orders.ts';
import { productReviews } from '@blattwerk/database/tables/product-reviews.ts';
import type { DeskReview, ReviewDecision } from '@blattwerk/schemas/web-api/reviews/desk-review-endpoints.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { deskReview } from './desk-reviews.ts';
import { refusedMail } from './review-mails.ts';

type Decided = { ok: true; review: DeskReview } | { ok: false; reason: 'unknown' | 'changed' };

/** Accepts or refuses a review as it was looked at; who wrote one that is refused is told why, both or neither. */
export async function decideReview(
  backEnd: BackEnd,
  id: string,
  { by, writtenAt, decision }: { by: string; writtenAt: string; decision: ReviewDecision },
): Promise<Decided> {
  const { clock, database, mailer, catalogueNews } = backEnd;
  const decided = await database.transaction(async (transaction): Promise<Decided> => {
    const ofId = eq(productReviews.id, id);
    const [row] = await transaction.select().from(productReviews).where(ofId).for('update');
    if (!row) return { ok: false, reason: 'unknown' };
    if (row.updatedAt.getTime() !== new Date(writtenAt).getTime()) return { ok: false, reason: 'changed' };
    const reason = decision.state === 'refused' ? decision.reason : null;
    if (row.state !== decision.state || row.reason !== reason) {
      await transaction
        .update(productReviews)
        .set({ state: decision.state, reason, decidedBy: by, decidedAt: clock() })
        .where(ofId);
      const [order] = await transaction.select().from(orders).where(eq(orders.id, row.orderId));
      if (order && decision.state === 'refused')
        await mailer.write(transaction, refusedMail(backEnd, order, row, decision.reason));
    }
    const review = await deskReview(transaction, id);
    return review ? { ok: true, review } : { ok: false, reason: 'unknown' };
  });
  mailer.poke();
  catalogueNews.poke();
  return decided;
}
