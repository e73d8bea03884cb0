import { type Basket, basketSchema } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { type Browser, openBrowser } from './browser.ts';
import type { RunningBackEnd } from './running-back-end.ts';

type Refused = { ok: false; problem: Problem };
type Reply = { ok: true; basket: Basket } | Refused;

/** A shopper in one shop, who keeps cookies. */
export type BasketVisitor = {
  browser: Browser;
  show(): Promise<Basket>;
  add(item: BasketItem, quantity?: number): Promise<Basket>;
  /** `PUT lines/abc`, below the basket's address; the version is the present one unless the body names one. */
  change(what: string, body?: Record<string, unknown>): Promise<Reply>;
};

export const pen: BasketItem = { kind: 'accessory', sku: 'pen-gel-gold' };
export const envelope: BasketItem = { kind: 'accessory', sku: 'envelope-pointed-162x114' };
export const frame = {
  kind: 'photoframe',
  frameType: 'fotorahmen-eiche',
  format: '200x300',
} as const satisfies BasketItem;

/** @param headers of the shop; without them the German card shop */
export function openBasketVisitor(
  backEnd: Pick<RunningBackEnd, 'ask'>,
  headers: Record<string, string> = {},
  browser = openBrowser(backEnd),
): BasketVisitor {
  const answered = async (response: Response): Promise<Reply> => {
    const value = await response.json();
    return response.ok ? { ok: true, basket: basketSchema.parse(value) } : { ok: false, problem: value };
  };
  const need = (reply: Reply) => {
    if (!reply.ok) throw new Error(JSON.stringify(reply.problem));
    return reply.basket;
  };
  const show = async () => need(await answered(await browser.ask('/web-api/basket', { headers })));
  return {
    browser,
    show,
    add: async (item, quantity = 1) => {
      const body = { item, quantity };
      return need(await answered(await browser.ask('/web-api/basket/lines', { body, headers })));
    },
    change: async (what, fields = {}) => {
      const [method = '', path = ''] = what.split(' ');
      const body = 'version' in fields ? fields : { ...fields, version: (await show()).version };
      return answered(await browser.ask(`/web-api/basket/${path}`, { method, body, headers }));
    },
  };
}
