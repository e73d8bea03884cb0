import type { Queries } from '@blattwerk/database/database.ts';
import { type OrderRow, orderEvents, orders } from '@blattwerk/database/tables/orders.ts';
import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import { currencySchema } from '@blattwerk/schemas/shop/markets/currency-schema.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import { endOfShopDay } from '@blattwerk/schemas/shop/service/calendar-days.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { issueVoucher } from '../vouchers/issue-voucher.ts';
import { orderExtent } from './charges/order-extent.ts';
import { giftMail } from './gift-mail.ts';
import { writeInvoice } from './invoices/write-invoice.ts';

const validYears = 3;

/**
 * Makes the codes of the gift vouchers that an order has bought, and the message that brings them; part of the transaction
 * that says the order is paid, which happens once. An order of nothing else is delivered with it.
 */
export async function issueGifts(backEnd: BackEnd, transaction: Queries, order: OrderRow): Promise<void> {
  const now = backEnd.clock();
  const amounts = await giftsOf(transaction, order);
  if (amounts.length === 0) return;
  const [channel, currency] = [channelSchema.parse(order.channel), currencySchema.parse(order.currency)];
  const validUntil = giftValidUntil(now);
  const codes = [];
  for (const minorUnits of amounts) {
    const amount = { minorUnits, currency };
    const terms = { channel, kind: 'gift' as const, amount, isForFirstOrder: false, validUntil };
    const { code } = await issueVoucher(transaction, { ...terms, boughtWith: order.id });
    codes.push({ code, amount });
  }
  const locale = localeSchema.parse(order.locale);
  const content = giftMail(backEnd.config.origin, { channel, locale }, codes, validUntil);
  const mail = { kind: 'gift-vouchers' as const, channel, locale, recipient: order.email, content };
  await backEnd.mailer.write(transaction, { ...mail, subjectRef: order.id });
  if (order.shipping !== null) return;
  await transaction.update(orders).set({ state: 'delivered', updatedAt: now }).where(eq(orders.id, order.id));
  await transaction.insert(orderEvents).values({ orderId: order.id, kind: 'state:delivered', at: now });
  await writeInvoice(backEnd, transaction, order);
}

/** What each gift voucher is worth that an order is charged for, one entry a piece: without those taken back unpaid. */
async function giftsOf(queries: Queries, order: OrderRow): Promise<number[]> {
  const { charge, left } = await orderExtent(queries, order, ['asked', 'done']);
  return charge.lines.flatMap(({ treatment, unitPrice }, place) =>
    treatment === 'voucher' ? Array<number>(left.quantities[place] ?? 0).fill(unitPrice) : [],
  );
}

/** Three years from the end of the year in which it is bought. */
function giftValidUntil(now: Date): Date {
  return endOfShopDay(`${Number(shopDay(now).slice(0, 4)) + validYears}-12-31`);
}
