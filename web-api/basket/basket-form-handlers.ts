import type {
  BasketNotice,
  basketFormEndpoints,
} from '@blattwerk/schemas/web-api/basket/basket-form-endpoints.ts';
import { basketItemSchema } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { BodyOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf, Visitor } from '../http/handler.ts';
import { shopOfForm, shopPageUrl } from '../http/shop-of-form.ts';
import type { Attempt } from '../security/rate-limits.ts';
import { readVoucherCode } from '../vouchers/voucher-code.ts';
import { type Named, sealsOf } from './basket-content.ts';
import type { createShoppers } from './basket-owner.ts';
import { type BasketReply, changeBasket, type Mutate } from './change-basket.ts';
import { addItem, chooseDelivery, dropVoucher, setQuantity, useVoucher } from './mutations.ts';

type AnyForm = Pick<BodyOf<'POST /web-api/basket/lines/form'>, 'channel' | 'locale'>;
type Change = { version?: number; mutate: Mutate; named?: Partial<Named>; attempt?: Attempt };

/** The basket's forms as a browser sends them by itself: they lead to its page. */
export function basketFormHandlers(
  backEnd: BackEnd,
  shopperOf: ReturnType<typeof createShoppers>,
): HandlersOf<keyof typeof basketFormEndpoints> {
  const { config, limits } = backEnd;
  const goOn = (form: AnyForm, notice: BasketNotice, reply?: BasketReply) => {
    const url = shopPageUrl(config.origin, form, 'cart');
    url.searchParams.set('notice', notice);
    const headers = reply?.ok ? reply.headers : undefined;
    return { ok: true as const, value: { redirectTo: url.href }, ...(headers && { headers }) };
  };
  const change = async (form: AnyForm, visitor: Visitor, done: BasketNotice, asked: Change) => {
    const refused = await limits.take(asked.attempt ?? ['basket by address', visitor.address]);
    if (refused) return goOn(form, 'later');
    const shopper = await shopperOf(shopOfForm(form), visitor);
    const reply = await changeBasket(backEnd, shopper, asked.version, asked.mutate, asked.named);
    if (reply.ok) return goOn(form, done, reply);
    if (reply.problem.status === 409) return goOn(form, 'outdated');
    return goOn(form, asked.named?.codes ? 'voucher-refused' : 'refused');
  };
  return {
    'POST /web-api/basket/lines/form': async ({ body, visitor }) => {
      const item = itemOf(body);
      if (!item) return goOn(body, 'refused');
      const mutate = addItem(item, body.quantity ?? 1);
      return change(body, visitor, 'added', { mutate, named: { seals: sealsOf([item]) } });
    },
    'POST /web-api/basket/line/form': ({ body, visitor }) => {
      const mutate = setQuantity(body.lineId, body.quantity);
      return change(body, visitor, 'changed', { version: body.version, mutate });
    },
    'POST /web-api/basket/voucher/form': ({ body, visitor }) => {
      const code = readVoucherCode(body.code);
      const { version } = body;
      if (body.use === 'no') return change(body, visitor, 'changed', { version, mutate: dropVoucher(code) });
      const attempt = ['voucher by address', visitor.address] as const;
      return change(body, visitor, 'changed', {
        version,
        mutate: useVoucher(code),
        named: { codes: [code] },
        attempt,
      });
    },
    'POST /web-api/basket/delivery/form': ({ body, visitor }) => {
      const mutate = chooseDelivery(body.country, body.service);
      return change(body, visitor, 'changed', { version: body.version, mutate });
    },
  };
}

/** The fields of the kind that the form names; undefined where they are not whole. */
function itemOf(form: BodyOf<'POST /web-api/basket/lines/form'>) {
  const { kind, sku, frameType, format, matType, minorUnits, designId, sealId } = form;
  const fields = {
    accessory: { sku },
    photoframe: { frameType, format, ...(matType !== undefined && { matType }) },
    giftVoucher: { minorUnits: Number(minorUnits) },
    sample: { designId: Number(designId) },
    design: { sealId },
  }[kind];
  return basketItemSchema.safeParse({ kind, ...fields }).data;
}
