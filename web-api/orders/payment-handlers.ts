import type { OrderNotice } from '@blattwerk/schemas/web-api/orders/order-form-endpoints.ts';
import type { paymentEndpoints } from '@blattwerk/schemas/web-api/orders/payment-endpoints.ts';
import { errorText } from '@blattwerk/server-kit/log/error-text.ts';
import type { BackEnd } from '../back-end.ts';
import { createShoppers } from '../basket/basket-owner.ts';
import type { HandlersOf } from '../http/handler.ts';
import { problem } from '../http/problems.ts';
import { shopOfForm, shopPageUrl } from '../http/shop-of-form.ts';
import { findOrder } from './find-orders.ts';
import { followPayment } from './follow-payment.ts';
import { orderOfPayment } from './opened-payments.ts';
import { paymentPage } from './pay-online.ts';

/** The way to a company's payment page and back, and what it sends by itself. */
export function paymentHandlers(backEnd: BackEnd): HandlersOf<keyof typeof paymentEndpoints> {
  const { config, limits, log, payments } = backEnd;
  const shopperOf = createShoppers(backEnd);
  return {
    'GET /web-api/orders/{number}/payment': async ({ params, query, visitor }) => {
      const refused = await limits.take(['payment by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const { customer } = await shopperOf(shopOfForm(query), visitor);
      const whose = { customerId: customer?.id, token: query.token };
      const order = await findOrder(backEnd, params.number, whose);
      if (!order) return goOn(orderPage(params.number, query), 'refused');
      const page = await orAway(paymentPage(backEnd, order, returnUrl(params.number, query)));
      if (page.kind === 'page') return { ok: true, value: { redirectTo: page.url } };
      if (page.kind === 'refused')
        log.error({ order: order.number, reason: page.reason }, 'no payment opened');
      return goOn(orderPage(params.number, query), page.kind === 'nothing to pay' ? 'paid' : 'pay-later');
    },
    'GET /web-api/orders/{number}/payment/return': async ({ params, query, visitor }) => {
      const refused = await limits.take(['payment by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const { customer } = await shopperOf(shopOfForm(query), visitor);
      const whose = { customerId: customer?.id, token: query.token };
      const order = await findOrder(backEnd, params.number, whose);
      const page = orderPage(params.number, query);
      if (!order) return goOn(page, 'refused');
      const { kind } = await orAway(followPayment(backEnd, order));
      if (kind === 'away') return goOn(page, 'underway');
      return goOn(page, kind === 'paid' || kind === 'underway' ? kind : 'unpaid');
    },
    'POST /web-api/payments/events': async ({ body, visitor }) => {
      const news = await payments.online?.verify(body, visitor.headers);
      if (!news)
        return { ok: false, problem: problem(400, 'The message is not signed, or was too long ago.') };
      const order = news.reference === null ? undefined : await orderOfPayment(backEnd, news.reference);
      if (order) await followPayment(backEnd, order);
      return { ok: true, value: { isKnown: order !== undefined } };
    },
  };

  /** The company does not answer: what it knows is asked for later. */
  async function orAway<Answer>(asking: Promise<Answer>): Promise<Answer | { kind: 'away' }> {
    try {
      return await asking;
    } catch (error) {
      log.error({ error: errorText(error) }, 'the company for payments does not answer');
      return { kind: 'away' };
    }
  }

  type Asked = Parameters<typeof shopOfForm>[0] & { token?: string | undefined };

  function orderPage(number: string, asked: Asked): URL {
    const url = shopPageUrl(config.origin, asked, 'order', number);
    if (asked.token !== undefined) url.searchParams.set('token', asked.token);
    return url;
  }

  function returnUrl(number: string, { channel, locale, token }: Asked): string {
    const { origin } = shopPageUrl(config.origin, { channel, locale }, 'order');
    const url = new URL(`/web-api/orders/${number}/payment/return`, origin);
    for (const [name, value] of Object.entries({ channel, locale, token }))
      if (value !== undefined) url.searchParams.set(name, value);
    return url.href;
  }

  function goOn(url: URL, notice: OrderNotice) {
    url.searchParams.set('notice', notice);
    return { ok: true as const, value: { redirectTo: url.href } };
  }
}
