import { orders } from '@blattwerk/database/tables/orders.ts';
import { deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import { termsVersion } from '@blattwerk/schemas/shop/service/terms.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { namedBy } from '../basket/basket-content.ts';
import type { Shopper } from '../basket/basket-owner.ts';
import { findBasket } from '../basket/basket-store.ts';
import { pricingContext } from '../basket/pricing-contexts.ts';
import { formProblem } from '../http/form-problem.ts';
import { problem } from '../http/problems.ts';
import { textsIn } from '../texts/texts.generated.ts';
import type { AskedOrder } from './asked-order.ts';
import { findPlaced } from './find-orders.ts';
import { startPayment } from './move-payment.ts';
import { orderView } from './order-view.ts';
import { ordersAs } from './orders-as.ts';
import { placeOrder } from './place-order.ts';
import { type CheckoutForm, readCheckout } from './read-checkout.ts';
import { dividedLines } from './read-further.ts';

type Ordered = { ok: true; value: Order } | { ok: false; problem: Problem };
type Asked = Omit<AskedOrder, 'checkout'> & CheckoutForm;

/** Orders the shopper's basket, or answers the order that this request has placed before. */
export async function orderFromBasket(backEnd: BackEnd, shopper: Shopper, asked: Asked): Promise<Ordered> {
  const { database, clock } = backEnd;
  const { orders: texts, basket: basketTexts } = textsIn[shopper.buyer.language];
  if (!deliveryCountryOf(shopper.buyer.country))
    return refused(422, 'This shop only shows its goods.', basketTexts.showOnly);
  const basket = await findBasket(database, shopper, clock());
  if (!basket || basket.content.lines.length === 0) {
    const placed = await findPlaced(database, shopper, asked);
    return placed ? answer(backEnd, placed) : refused(409, 'There is nothing to order.', basketTexts.empty);
  }
  if (asked.termsVersion !== termsVersion)
    return refused(409, 'These are no longer the terms of sale: show the present ones.', texts.newTerms);
  const gathered = await pricingContext(backEnd, database, shopper, namedBy(basket.content));
  if (!gathered.ok) return gathered;
  const country = basket.content.delivery?.country ?? deliveryCountryOf(shopper.buyer.country);
  if (!country) return refused(422, 'This shop only shows its goods.', basketTexts.showOnly);
  const { language } = shopper.buyer;
  const read = readCheckout(asked, {
    country,
    lines: dividedLines(basket.content),
    language,
    ordersAs: await ordersAs(backEnd, database, shopper),
  });
  if (!read.ok) return { ok: false, problem: formProblem(texts.incomplete, read.errors) };
  const { context } = gathered;
  const placed = await placeOrder(
    backEnd,
    { shopper, basketId: basket.id, context },
    { ...asked, checkout: read.checkout },
  );
  return placed.ok ? answer(backEnd, placed.orderId) : placed;
}

async function answer(backEnd: BackEnd, orderId: string): Promise<Ordered> {
  await startPayment(backEnd, orderId);
  backEnd.mailer.poke();
  const [row] = await backEnd.database.select().from(orders).where(eq(orders.id, orderId));
  if (!row) throw new Error('An order that was placed is gone.');
  return { ok: true, value: await orderView(backEnd, backEnd.database, row) };
}

function refused(status: number, detail: string, text: string): Ordered {
  return { ok: false, problem: problem(status, detail, { message: { text } }) };
}
