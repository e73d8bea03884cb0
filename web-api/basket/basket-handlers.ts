import type { basketEndpoints } from '@blattwerk/schemas/web-api/basket/basket-endpoints.ts';
import type { basketFormEndpoints } from '@blattwerk/schemas/web-api/basket/basket-form-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { readVoucherCode } from '../vouchers/voucher-code.ts';
import { sealsOf } from './basket-content.ts';
import { basketFormHandlers } from './basket-form-handlers.ts';
import { createShoppers } from './basket-owner.ts';
import { changeBasket, showBasket } from './change-basket.ts';
import { addItem, chooseDelivery, dropVoucher, setQuantity, useVoucher } from './mutations.ts';

type Names = keyof typeof basketEndpoints | keyof typeof basketFormEndpoints;

export function basketHandlers(backEnd: BackEnd): HandlersOf<Names> {
  const { limits } = backEnd;
  const shopperOf = createShoppers(backEnd);
  return {
    ...basketFormHandlers(backEnd, shopperOf),
    'GET /web-api/basket': async ({ shop, visitor }) => {
      const refused = await limits.take(['basket by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      return showBasket(backEnd, await shopperOf(shop, visitor));
    },
    'POST /web-api/basket/lines': async ({ body, shop, visitor }) => {
      const refused = await limits.take(['basket by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const shopper = await shopperOf(shop, visitor);
      return changeBasket(backEnd, shopper, body.version, addItem(body.item, body.quantity), {
        seals: sealsOf([body.item]),
      });
    },
    'PUT /web-api/basket/lines/{id}': async ({ params, body, shop, visitor }) => {
      const refused = await limits.take(['basket by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const shopper = await shopperOf(shop, visitor);
      return changeBasket(backEnd, shopper, body.version, setQuantity(params.id, body.quantity));
    },
    'DELETE /web-api/basket/lines/{id}': async ({ params, body, shop, visitor }) => {
      const refused = await limits.take(['basket by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      return changeBasket(backEnd, await shopperOf(shop, visitor), body.version, setQuantity(params.id, 0));
    },
    'PUT /web-api/basket/voucher': async ({ body, shop, visitor }) => {
      const refused = await limits.take(['voucher by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const code = readVoucherCode(body.code);
      return changeBasket(backEnd, await shopperOf(shop, visitor), body.version, useVoucher(code), {
        codes: [code],
      });
    },
    'DELETE /web-api/basket/voucher': async ({ body, shop, visitor }) => {
      const refused = await limits.take(['basket by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const code = readVoucherCode(body.code);
      return changeBasket(backEnd, await shopperOf(shop, visitor), body.version, dropVoucher(code));
    },
    'PUT /web-api/basket/delivery': async ({ body, shop, visitor }) => {
      const refused = await limits.take(['basket by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const { country, service, further, version } = body;
      const mutate = chooseDelivery(country, service, further);
      return changeBasket(backEnd, await shopperOf(shop, visitor), version, mutate);
    },
  };
}
