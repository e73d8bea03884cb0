import { isDeepStrictEqual } from 'node:util';
import { deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import type {
  OrderNotice,
  orderFormEndpoints,
} from '@blattwerk/schemas/web-api/orders/order-form-endpoints.ts';
import { addressIn } from '../addresses/address-in.ts';
import type { BackEnd } from '../back-end.ts';
import { emptyContent } from '../basket/basket-content.ts';
import type { createShoppers } from '../basket/basket-owner.ts';
import { findBasket } from '../basket/basket-store.ts';
import { changeBasket } from '../basket/change-basket.ts';
import { chooseDelivery } from '../basket/mutations.ts';
import type { HandlersOf } from '../http/handler.ts';
import { shopOfForm, shopPageUrl } from '../http/shop-of-form.ts';
import { furtherForm, keepDraft } from './checkout-draft.ts';
import { findOrder } from './find-orders.ts';
import { cancelOrder } from './move-order.ts';
import { orderAttempts } from './order-attempts.ts';
import { orderFromBasket } from './order-from-basket.ts';
import { dividedLines } from './read-further.ts';
import { reorder } from './reorder.ts';
import { typedFurther, withStep } from './typed-further.ts';

/** The forms of checkout and order as a browser sends them by itself. */
export function orderFormHandlers(
  backEnd: BackEnd,
  shopperOf: ReturnType<typeof createShoppers>,
): HandlersOf<keyof typeof orderFormEndpoints> {
  const { origin } = backEnd.config;
  const goOn = (url: URL, notice: OrderNotice) => {
    url.searchParams.set('notice', notice);
    return { ok: true as const, value: { redirectTo: url.href } };
  };
  return {
    'POST /web-api/orders/form': async ({ body, visitor }) => {
      const checkoutUrl = shopPageUrl(origin, body, 'checkout');
      const refused = await backEnd.limits.take(...orderAttempts(visitor.address, body.email));
      if (refused) return goOn(checkoutUrl, 'later');
      const shopper = await shopperOf(shopOfForm(body), visitor);
      const { email = '', paymentMethod, reference = '', invoiceEmail = '' } = body;
      const isWhitelabelOrder = body.isWhitelabelOrder !== undefined;
      const besides = { reference, invoiceEmail, isWhitelabelOrder };
      const billingAddress = addressIn(body, 'billingAddress');
      const deliveryAddress = body.hasDeliveryAddress ? addressIn(body, 'deliveryAddress') : undefined;
      const basket = await findBasket(backEnd.database, shopper, backEnd.clock());
      const { content = emptyContent } = basket ?? {};
      const typed = typedFurther(body, content);
      const wanted = body.step === undefined ? typed : withStep(typed, body.step);
      await keepDraft(backEnd, shopper, {
        email,
        billingAddress,
        deliveryAddress: deliveryAddress ?? null,
        paymentMethod,
        ...besides,
        further: wanted.further,
        isSent: body.step === undefined,
      });
      if (!isDeepStrictEqual(wanted.services, content.further)) {
        const country = content.delivery?.country ?? deliveryCountryOf(shopper.buyer.country);
        const service = content.delivery?.service ?? 'standard';
        const mutate = chooseDelivery(country ?? 'DE', service, wanted.services);
        const changed = await changeBasket(backEnd, shopper, body.version, mutate);
        if (!changed.ok || body.step === undefined) return goOn(checkoutUrl, 'changed');
        checkoutUrl.hash = 'further';
        return { ok: true as const, value: { redirectTo: checkoutUrl.href } };
      }
      const ordered = await orderFromBasket(backEnd, shopper, {
        idempotencyKey: body.idempotencyKey,
        version: body.version,
        expectedToPay: body.expectedToPay,
        termsVersion: body.termsVersion,
        paymentMethod,
        email,
        billingAddress,
        deliveryAddress,
        further: typed.further.map((one) => furtherForm(one, dividedLines(content))),
        keepAddresses: body.keepAddresses !== undefined,
        ...besides,
      });
      if (!ordered.ok) {
        const { status } = ordered.problem;
        return goOn(checkoutUrl, status === 400 ? 'incomplete' : status === 409 ? 'changed' : 'refused');
      }
      const { number, token } = ordered.value;
      const url = shopPageUrl(origin, body, 'order', number);
      url.searchParams.set('token', token);
      return goOn(url, 'placed');
    },
    'POST /web-api/orders/reorder/form': async ({ body, visitor }) => {
      const { number, token } = body;
      const cart = shopPageUrl(origin, body, 'cart');
      const refused = await backEnd.limits.take(['basket by address', visitor.address]);
      if (refused) return goOn(cart, 'later');
      const shopper = await shopperOf(shopOfForm(body), visitor);
      const row = await findOrder(backEnd, number, { customerId: shopper.customer?.id, token });
      if (!row) return goOn(cart, 'refused');
      const { reply, unavailable } = await reorder(backEnd, shopper, row);
      const notice = !reply.ok || unavailable.length > 0 ? 'changed' : 'added';
      return { ...goOn(cart, notice), ...(reply.ok && reply.headers && { headers: reply.headers }) };
    },
    'POST /web-api/orders/cancel/form': async ({ body, visitor }) => {
      const { number, token } = body;
      const url = shopPageUrl(origin, body, 'order', number);
      if (token !== undefined) url.searchParams.set('token', token);
      const refused = await backEnd.limits.take(['cancellation by address', visitor.address]);
      if (refused) return goOn(url, 'later');
      const { customer } = await shopperOf(shopOfForm(body), visitor);
      const row = await findOrder(backEnd, number, { customerId: customer?.id, token });
      if (!row) return goOn(url, 'refused');
      const cancelled = await cancelOrder(backEnd, row);
      return goOn(url, cancelled.ok ? 'cancelled' : 'too-late');
    },
  };
}
