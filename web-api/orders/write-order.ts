import type { Queries } from '@blattwerk/database/database.ts';
import {
  orderEvents,
  orderLines,
  orderParcels,
  orders,
  paymentAttempts,
} from '@blattwerk/database/tables/orders.ts';
import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import type { Shopper } from '../basket/basket-owner.ts';
import type { PricedBasket } from '../basket/basket-view.ts';
import type { AskedOrder } from './asked-order.ts';
import { placedMail } from './order-mails.ts';
import { takeNumber } from './take-number.ts';

/** The order with its lines, its first event and its first attempt at payment; undefined when its key is taken. */
export async function writeOrder(
  { clock }: BackEnd,
  transaction: Queries,
  {
    shopper,
    basketId,
    priced,
    asked,
  }: { shopper: Shopper; basketId: string; priced: PricedBasket; asked: AskedOrder },
): Promise<string | undefined> {
  const { view, sums, shares, exempt } = priced;
  const { channel, country, locale, currency } = shopper.buyer;
  const { email, billingAddress, deliveryAddress, business, isWhitelabelOrder } = asked.checkout;
  const { subtotal, discount, total, vat, net, giftVoucher, toPay } = view;
  const [row] = await transaction
    .insert(orders)
    .values({
      idempotencyKey: asked.idempotencyKey,
      basketId,
      customerId: shopper.customer?.id,
      channel,
      country,
      locale,
      currency,
      email,
      billingAddress,
      deliveryAddress,
      business,
      intraCommunity: exempt,
      isWhitelabelOrder,
      shipping: shippingOf(view),
      totals: { subtotal, discount, total, vat, net, giftVoucher, toPay },
      toPayMinorUnits: toPay.minorUnits,
      state: 'placed',
      paymentState: 'open',
      paymentMethod: asked.paymentMethod,
      termsVersion: asked.termsVersion,
      placedAt: clock(),
    })
    .onConflictDoNothing()
    .returning({ id: orders.id });
  if (!row) return undefined;
  const orderId = row.id;
  await transaction.insert(orderLines).values(
    view.lines.map((line, position) => {
      const { parts: _, saving, maximumQuantity, quantities, state, substitute, draft, ...shown } = line;
      return {
        orderId,
        position,
        shown,
        ratePerMille: sums[position]?.ratePerMille ?? 0,
        totalMinorUnits: line.total.minorUnits,
        discountMinorUnits: shares[position]?.discount ?? 0,
        taxMinorUnits: shares[position]?.tax ?? 0,
      };
    }),
  );
  const parcels = parcelsOf(view, asked);
  if (parcels.length > 0)
    await transaction.insert(orderParcels).values(parcels.map((parcel) => ({ orderId, ...parcel })));
  await transaction.insert(orderEvents).values({ orderId, kind: 'placed', at: clock() });
  await transaction.insert(paymentAttempts).values({
    orderId,
    key: `${orderId}:start`,
    provider: asked.paymentMethod,
    state: 'started',
    minorUnits: toPay.minorUnits,
  });
  return orderId;
}

/** Shipping of the whole order: one parcel as it is, of several the sum of their prices and all of their days. */
function shippingOf({ delivery }: Basket) {
  const [first] = delivery?.parcels ?? [];
  if (!delivery || !first) return null;
  const { country, label, price, parcels } = delivery;
  const from = parcels.map(({ deliveryFrom }) => deliveryFrom).toSorted();
  const to = parcels.map(({ deliveryTo }) => deliveryTo).toSorted();
  const { service, deliveryFrom, deliveryTo } = first;
  return {
    country,
    service,
    label,
    price,
    deliveryFrom: from[0] ?? deliveryFrom,
    deliveryTo: to.at(-1) ?? deliveryTo,
  };
}

function parcelsOf({ delivery }: Basket, { checkout }: AskedOrder) {
  const { deliveryAddress, furtherAddresses, pieces } = checkout;
  const addresses = [deliveryAddress, ...furtherAddresses];
  return (delivery?.parcels ?? []).map((shipping, position) => ({
    position,
    address: addresses[position],
    shipping,
    quantities: [...(pieces[position] ?? [])],
  }));
}

/** The number last, and the message that names it. */
export async function numberOrder(
  backEnd: BackEnd,
  transaction: Queries,
  orderId: string,
  now: Date,
): Promise<void> {
  const number = await takeNumber(transaction, 'order', now);
  const [order] = await transaction.update(orders).set({ number }).where(eq(orders.id, orderId)).returning();
  if (!order) throw new Error('The order that has just been written is gone.');
  await backEnd.mailer.write(transaction, await placedMail(backEnd, transaction, order));
}
