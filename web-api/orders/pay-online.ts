import { type OrderRow, paymentAttempts } from '@blattwerk/database/tables/orders.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { followPayment } from './follow-payment.ts';
import { countOpened, openedKey } from './opened-payments.ts';

type Page = { kind: 'page'; url: string } | { kind: 'nothing to pay' } | { kind: 'refused'; reason: string };

/**
 * The page of a company at which an order is paid: the one that is open, or a new one. Two windows at once ask with one
 * key and get the same.
 * @param returnUrl where the shopper comes back to
 */
export async function paymentPage(backEnd: BackEnd, order: OrderRow, returnUrl: string): Promise<Page> {
  const { payments, database, clock } = backEnd;
  const { online } = payments;
  if (order.paymentMethod !== 'online' || order.paymentState !== 'open' || order.state === 'cancelled')
    return { kind: 'nothing to pay' };
  if (!online) return { kind: 'refused', reason: 'No company for payments is set up.' };
  const status = await followPayment(backEnd, order);
  if (status.kind === 'awaited') return { kind: 'page', url: status.url };
  if (status.kind === 'paid' || status.kind === 'underway') return { kind: 'nothing to pay' };
  const key = openedKey(order.id, (await countOpened(backEnd, order.id)) + 1);
  const { number, toPayMinorUnits: minorUnits, currency, email, locale } = order;
  await database
    .insert(paymentAttempts)
    .values({ orderId: order.id, key, provider: 'online', state: 'started', minorUnits })
    .onConflictDoNothing();
  const opened = await online.open({
    key,
    orderNumber: number ?? '',
    minorUnits,
    currency,
    email,
    locale,
    returnUrl,
  });
  if (!opened.ok) return { kind: 'refused', reason: opened.reason };
  const { reference, url } = opened;
  await database
    .update(paymentAttempts)
    .set({ state: 'awaited', reference, updatedAt: clock() })
    .where(eq(paymentAttempts.key, key));
  return { kind: 'page', url };
}
