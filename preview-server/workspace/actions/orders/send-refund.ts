import type { RefundedOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import type { AskedRefund } from '../../base/api/order-desk-api.ts';
import type { ApiError } from '../../base/api/result.ts';
import { requireDesk } from '../../store/orders/desk-session.ts';
import { noteDeskOrder, refreshDesk } from '../../store/server/desk-orders.ts';

type Refused = Extract<RefundedOrder, { ok: false }>;

/** Gives something back of an order. Answers why it could not. @param sentenceOf what is said of a refusal */
export async function sendRefund(
  number: string,
  asked: AskedRefund,
  sentenceOf: (refused: Refused) => string,
): Promise<ApiError | undefined> {
  const answer = await requireDesk().refund(number, asked);
  if (!answer.ok) return answer.error;
  if (!answer.value.ok) return { kind: 'failed', message: sentenceOf(answer.value) };
  noteDeskOrder(answer.value.order);
  await refreshDesk();
  return undefined;
}
