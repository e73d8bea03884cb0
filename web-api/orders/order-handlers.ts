import { orders } from '@blattwerk/database/tables/orders.ts';
import type { invoiceEndpoints } from '@blattwerk/schemas/web-api/orders/invoice-endpoints.ts';
import type { orderEndpoints } from '@blattwerk/schemas/web-api/orders/order-endpoints.ts';
import type { orderFormEndpoints } from '@blattwerk/schemas/web-api/orders/order-form-endpoints.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { createShoppers } from '../basket/basket-owner.ts';
import type { HandlersOf } from '../http/handler.ts';
import { notFound, problem, unprocessable } from '../http/problems.ts';
import { readToken } from '../security/signed-token.ts';
import { checkoutOf } from './checkout-draft.ts';
import { findOrder, listOrders } from './find-orders.ts';
import { invoiceHandlers } from './invoices/invoice-handlers.ts';
import { cancelOrder, moveOrder, statesOf } from './move-order.ts';
import { orderAttempts } from './order-attempts.ts';
import { orderFormHandlers } from './order-form-handlers.ts';
import { orderFromBasket } from './order-from-basket.ts';
import { orderView } from './order-view.ts';
import { reorder } from './reorder.ts';

type Names = keyof typeof orderEndpoints | keyof typeof orderFormEndpoints | keyof typeof invoiceEndpoints;

/** What an operator's token for orders is signed for. */
export const ordersSubject = 'orders';

export function orderHandlers(backEnd: BackEnd): HandlersOf<Names> {
  const { clock, config, database, limits } = backEnd;
  const shopperOf = createShoppers(backEnd);
  const unknown = (number: string) => ({
    ok: false as const,
    problem: notFound(`There is no order ${number}.`),
  });
  return {
    ...orderFormHandlers(backEnd, shopperOf),
    ...invoiceHandlers(backEnd, shopperOf),
    'GET /web-api/checkout': async ({ shop, visitor }) => {
      const refused = await limits.take(['basket by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      return { ok: true, value: await checkoutOf(backEnd, await shopperOf(shop, visitor)) };
    },
    'POST /web-api/orders': async ({ body, shop, visitor }) => {
      const refused = await limits.take(...orderAttempts(visitor.address, body.email));
      if (refused) return { ok: false, problem: refused };
      return orderFromBasket(backEnd, await shopperOf(shop, visitor), body);
    },
    'GET /web-api/orders': async ({ shop, visitor }) => {
      const { customer } = await shopperOf(shop, visitor);
      if (!customer) return { ok: false, problem: problem(401, 'Sign in to see your orders.') };
      return { ok: true, value: { orders: await listOrders(database, customer.id, shop.channel) } };
    },
    'GET /web-api/orders/{number}': async ({ params, query, shop, visitor }) => {
      const { customer } = await shopperOf(shop, visitor);
      const { number } = params;
      const row = await findOrder(backEnd, number, { customerId: customer?.id, token: query.token });
      return row ? { ok: true, value: await orderView(backEnd, database, row) } : unknown(number);
    },
    'POST /web-api/orders/{number}/cancel': async ({ params, body, shop, visitor }) => {
      const refused = await limits.take(['cancellation by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const { customer } = await shopperOf(shop, visitor);
      const whose = { customerId: customer?.id, token: body.token };
      const row = await findOrder(backEnd, params.number, whose);
      if (!row) return unknown(params.number);
      const cancelled = await cancelOrder(backEnd, row);
      if (!cancelled.ok) return { ok: false, problem: problem(409, cancelled.reason) };
      const now = await findOrder(backEnd, params.number, whose);
      return now ? { ok: true, value: await orderView(backEnd, database, now) } : unknown(params.number);
    },
    'POST /web-api/orders/{number}/reorder': async ({ params, body, shop, visitor }) => {
      const refused = await limits.take(['basket by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const shopper = await shopperOf(shop, visitor);
      const whose = { customerId: shopper.customer?.id, token: body.token };
      const row = await findOrder(backEnd, params.number, whose);
      if (!row) return unknown(params.number);
      const { reply, unavailable } = await reorder(backEnd, shopper, row);
      return reply.ok ? { ...reply, value: { basket: reply.value, unavailable } } : reply;
    },
    'POST /web-api/orders/{number}/state': async ({ params, body }) => {
      const { token, ...step } = body;
      const read = readToken('order-desk', token, config.secret, clock());
      if (!read.ok || read.subject !== ordersSubject)
        return { ok: false, problem: problem(403, 'The token is not ours or has expired.') };
      if ((step.state === undefined) === (step.paymentState === undefined))
        return {
          ok: false,
          problem: unprocessable('Name the next state of the order or of its payment, one of both.'),
        };
      const ofNumber = eq(orders.number, params.number);
      const [row] = await database.select().from(orders).where(ofNumber);
      if (!row) return unknown(params.number);
      const moved = await moveOrder(backEnd, row, step);
      if (!moved.ok) return { ok: false, problem: problem(409, moved.reason) };
      backEnd.invoicePdfs.poke();
      const [now = row] = await database.select().from(orders).where(ofNumber);
      return { ok: true, value: statesOf(now) };
    },
  };
}
