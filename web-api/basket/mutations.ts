import { type DeliveryCountry, deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { ShippingService } from '@blattwerk/schemas/shop/service/shipping.ts';
import type { BasketChange } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { type BasketItem, maximumPieces } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { notFound, problem, unprocessable } from '../http/problems.ts';
import { priceLine } from '../prices/rules/price-line.ts';
import { maximumLines, newLine, type StoredLine } from './basket-content.ts';
import { priceContent } from './basket-view.ts';
import { judgeForBasket } from './basket-vouchers.ts';
import type { Mutate } from './change-basket.ts';
import { servicesTo } from './delivery-view.ts';
import { isSold, productOf } from './item-product.ts';
import { lineView } from './line-view.ts';
import type { PricingContext } from './pricing-context.ts';

/** Puts pieces of something into the basket, beside those it has of the same. */
export function addItem(item: BasketItem, quantity: number): Mutate {
  return (content, context) => {
    const refused = whyNotAdded(item, context);
    if (refused) return { ok: false, problem: refused };
    const line = newLine(item, quantity);
    const known = content.lines.find(({ id }) => id === line.id);
    if (!known && content.lines.length >= maximumLines) {
      const text = context.texts.basket.full(maximumLines);
      const detail = `A basket has at most ${maximumLines} lines.`;
      return { ok: false, problem: problem(422, detail, { message: { text } }) };
    }
    const { kept, limited } = withinLimit({ ...line, quantity: quantity + (known?.quantity ?? 0) }, context);
    const lines = known ? content.lines.map((one) => (one === known ? kept : one)) : [...content.lines, kept];
    return { ok: true, content: { ...content, lines, shownShipping: null }, limited };
  };
}

/** Gives a line another number of pieces; none takes it out. */
export function setQuantity(id: string, quantity: number): Mutate {
  return (content, context) => {
    const line = content.lines.find((one) => one.id === id);
    if (!line) return { ok: false, problem: notFound('The basket has no such line.') };
    if (quantity === 0)
      return {
        ok: true,
        content: { ...content, lines: content.lines.filter((one) => one !== line), shownShipping: null },
      };
    const { kept, limited } = withinLimit({ ...unpriced(line), quantity }, context);
    const lines = content.lines.map((one) => (one === line ? kept : one));
    return { ok: true, content: { ...content, lines }, limited };
  };
}

/** Uses a voucher in the place of its like. @param code as it is stored */
export function useVoucher(code: string): Mutate {
  return (content, context) => {
    const row = context.vouchers.get(code);
    const used = row?.kind === 'gift' ? { ...content, giftCode: code } : { ...content, discountCode: code };
    const { sums } = priceContent({ version: 0, content }, context);
    const goods = sums.reduce((sum, line) => sum + (line.isGift ? 0 : line.total), 0);
    const judged = judgeForBasket(row, goods, context);
    return judged.ok ? { ok: true, content: used } : judged;
  };
}

export function dropVoucher(code: string): Mutate {
  return (content) => ({
    ok: true,
    content: {
      ...content,
      discountCode: content.discountCode === code ? null : content.discountCode,
      giftCode: content.giftCode === code ? null : content.giftCode,
    },
  });
}

/** Chooses where the basket goes, and how fast. */
export function chooseDelivery(country: DeliveryCountry, service: ShippingService): Mutate {
  return (content, { buyer, texts }) => {
    if (!deliveryCountryOf(buyer.country))
      return {
        ok: false,
        problem: problem(422, 'This shop only shows its goods.', {
          message: { text: texts.basket.showOnly },
        }),
      };
    const services = servicesTo(country, buyer);
    if (services.includes(service))
      return { ok: true, content: { ...content, delivery: { country, service }, shownShipping: null } };
    const message = 'Choose a service that the country has.';
    const error = { in: 'body' as const, path: ['service'], message, allowed: services };
    const refused = unprocessable('There is no such service to this country.', [error]);
    return { ok: false, problem: { ...refused, message: { text: texts.basket.noSuchService } } };
  };
}

function whyNotAdded(item: BasketItem, context: PricingContext): Problem | undefined {
  const { buyer, products, tables, texts } = context;
  const priced = priceLine({ item, quantity: 1, samplesBefore: 0 }, tables, buyer);
  if (!priced.ok) return priced.problem;
  if (isSold(item, context)) return undefined;
  const text = texts.basket.notSold;
  return productOf(item, products)
    ? problem(422, 'This shop does not sell it.', { message: { text } })
    : problem(404, 'There is no such product.', { message: { text } });
}

/** The price of a piece depends on how many there are: the next one is the shopper's own doing. */
function unpriced(line: StoredLine): StoredLine {
  return { ...line, shown: line.shown && { ...line.shown, unitPrice: null } };
}

/** A line with no more pieces than it may have, and what to say where it was asked for more. */
function withinLimit(
  line: StoredLine,
  context: PricingContext,
): { kept: StoredLine; limited: BasketChange[] } {
  const most = maximumPieces[line.item.kind];
  if (line.quantity <= most) return { kept: line, limited: [] };
  const kept = { ...line, quantity: most };
  const priced = priceLine({ ...kept, samplesBefore: 0 }, context.tables, context.buyer);
  const text = context.texts.basket.limited(lineView(kept, priced, context).name, most);
  return { kept, limited: [{ kind: 'quantity-limited', lineId: line.id, text, before: null, after: null }] };
}
