import type { Queries } from '@blattwerk/database/database.ts';
import { baskets } from '@blattwerk/database/tables/baskets.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { priceChangedProblem } from '@blattwerk/schemas/web-api/contract/problem-types.ts';
import { eq, sql } from 'drizzle-orm';
import { keepAddress } from '../address-book/address-book.ts';
import type { BackEnd } from '../back-end.ts';
import { type Named, namedBy, readContent } from '../basket/basket-content.ts';
import type { Shopper } from '../basket/basket-owner.ts';
import { type PricedBasket, priceContent } from '../basket/basket-view.ts';
import { holdVouchers, isFirstOrder } from '../basket/basket-vouchers.ts';
import type { PricingContext } from '../basket/pricing-context.ts';
import { shoppersVatId } from '../basket/shoppers-vat-id.ts';
import { problem } from '../http/problems.ts';
import { keepPhotosOf } from '../photos/keep-photos.ts';
import { photosKeptUntil } from '../print/archive-terms.ts';
import { holdSealed, keepSealed } from '../seals/sealed-designs.ts';
import type { AskedOrder } from './asked-order.ts';
import { redeemVouchers } from './redeem-vouchers.ts';
import { numberOrder, writeOrder } from './write-order.ts';

type Placed = { ok: true; orderId: string } | { ok: false; problem: Problem };

/**
 * Makes an order of a basket, all of it or nothing. The basket's row is held meanwhile, so that of two requests, with one
 * key or two, the second finds the order of the first. Nothing in here may look beyond the transaction: prices and
 * products stand in the context.
 */
export async function placeOrder(
  backEnd: BackEnd,
  { shopper, basketId, context }: { shopper: Shopper; basketId: string; context: PricingContext },
  asked: AskedOrder,
): Promise<Placed> {
  let isNew = false;
  const placed = await backEnd.database.transaction(async (transaction): Promise<Placed> => {
    const [basket] = await transaction.select().from(baskets).where(eq(baskets.id, basketId)).for('update');
    const known = await orderOfBasket(transaction, basketId);
    if (known) return { ok: true, orderId: known };
    if (!basket) return { ok: false, problem: nothingToOrder };
    const content = readContent(basket.content);
    const named = namedBy(content);
    const fresh = await freshContext(backEnd, transaction, context, shopper, named, asked);
    const priced = priceContent({ version: basket.version, content }, fresh);
    const refused = whyRefused(priced, asked, fresh);
    if (refused) return { ok: false, problem: refused };
    const orderId = await writeOrder(backEnd, transaction, { shopper, basketId, priced, asked });
    if (orderId === undefined) return { ok: false, problem: keyIsTaken };
    await keepAddresses(transaction, shopper, asked, fresh.now);
    await keepSealed(transaction, named.seals);
    await keepPhotosOf(
      transaction,
      named.seals,
      photosKeptUntil(fresh.now, backEnd.config.press.archiveDays),
    );
    await redeemVouchers(transaction, orderId, priced.view, fresh.now);
    await transaction
      .update(baskets)
      .set({ orderedAt: fresh.now, checkout: null })
      .where(eq(baskets.id, basketId));
    await numberOrder(backEnd, transaction, orderId, fresh.now);
    isNew = true;
    return { ok: true, orderId };
  });
  if (isNew) backEnd.ordersPlaced.add(1);
  return placed;
}

/** A full address book stops no order. */
async function keepAddresses(
  transaction: Queries,
  { customer }: Shopper,
  { keepAddresses: isWanted, checkout }: AskedOrder,
  now: Date,
): Promise<void> {
  if (!customer || !isWanted) return;
  const { deliveryAddress, billingAddress, furtherAddresses } = checkout;
  for (const address of [...furtherAddresses, deliveryAddress, billingAddress])
    await keepAddress(transaction, customer.id, address, now);
}

async function orderOfBasket(queries: Queries, basketId: string): Promise<string | undefined> {
  const [row] = await queries.select({ id: orders.id }).from(orders).where(eq(orders.basketId, basketId));
  return row?.id;
}

/** Vouchers, sealed designs and earlier orders as they are now: another order may have used one since the context was made. */
async function freshContext(
  backEnd: BackEnd,
  transaction: Queries,
  context: PricingContext,
  shopper: Shopper,
  { codes, seals }: Named,
  { checkout }: AskedOrder,
): Promise<PricingContext> {
  const { customer } = shopper;
  const vouchers = await holdVouchers(transaction, codes);
  const sealed = await holdSealed(transaction, seals);
  const asksForFirst = [...vouchers.values()].some((voucher) => voucher.isForFirstOrder);
  const whose = { customerId: customer?.id, email: checkout.email };
  // Two first orders of one address at once: the second sees the first.
  if (asksForFirst) await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${checkout.email}))`);
  return {
    ...context,
    vouchers,
    sealed,
    vatId: await shoppersVatId(backEnd, transaction, shopper),
    isFirstOrder: !asksForFirst || (await isFirstOrder(transaction, whose)),
  };
}

function whyRefused(
  { view: basket, exempt }: PricedBasket,
  asked: AskedOrder,
  context: PricingContext,
): Problem | undefined {
  const { texts } = context;
  const { billingAddress, furtherAddresses } = asked.checkout;
  const isAsShown =
    basket.version === asked.version &&
    basket.toPay.minorUnits === asked.expectedToPay &&
    (exempt === null || exempt.vatId === billingAddress.vatId) &&
    furtherAddresses.length === Math.max(0, (basket.delivery?.parcels.length ?? 0) - 1);
  if (!isAsShown || basket.lines.some(({ state }) => state === 'withdrawn')) return changed(basket, context);
  if (!basket.canOrder)
    return problem(422, 'This basket cannot be ordered.', {
      message: { text: basket.cannotOrder ?? texts.basket.empty },
    });
  if (!basket.payments.includes(asked.paymentMethod)) {
    const message = 'Choose one of the ways to pay that the basket offers.';
    const errors = [{ in: 'body' as const, path: ['paymentMethod'], message, allowed: basket.payments }];
    return problem(422, 'This way to pay is not offered for this basket.', {
      errors,
      message: { text: texts.orders.otherPayment },
    });
  }
  return undefined;
}

function changed(basket: Basket, { texts }: PricingContext): Problem {
  return problem(409, 'The basket is no longer what was shown: nothing was ordered.', {
    type: priceChangedProblem,
    message: { text: texts.orders.changed },
    basket,
  });
}

const nothingToOrder = problem(409, 'There is no basket to order.');
const keyIsTaken = problem(409, 'This key belongs to another order: make a new one.');
