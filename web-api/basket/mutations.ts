import { type DeliveryCountry, deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { ShippingService } from '@blattwerk/schemas/shop/service/shipping.ts';
import type { BasketChange } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { notFound, problem, unprocessable } from '../http/problems.ts';
import { nextPieces } from '../prices/rules/pieces.ts';
import { maximumLines, newLine, type StoredLine } from './basket-content.ts';
import { priceContent } from './basket-view.ts';
import { judgeForBasket } from './basket-vouchers.ts';
import type { Mutate } from './change-basket.ts';
import { servicesTo } from './delivery-view.ts';
import { isSold, productOf } from './item-product.ts';
import { linePrice } from './line-price.ts';
import { lineView } from './line-view.ts';
import { isList } from './names-of.ts';
import { piecesOf } from './pieces-of.ts';
import type { PricingContext } from './pricing-context.ts';

/** Puts pieces of something into the basket, beside those it has of the same. */
export function addItem(item: BasketItem, quantity: number): Mutate {
  return (content, context) => {
    const line = newLine(item, quantity);
    const refused = whyNotAdded(item, context) ?? outOfStep(line, context);
    if (refused) return { ok: false, problem: refused };
    const known = content.lines.find(({ id }) => id === line.id);
    if (!known && content.lines.length >= maximumLines) {
      const text = context.texts.basket.full(maximumLines);
      const detail = `A basket has at most ${maximumLines} lines.`;
      return { ok: false, problem: problem(422, detail, { message: { text } }) };
    }
    const there = known?.quantity ?? 0;
    // The same names twice would be a second card for everybody, the same prints twice a second set.
    const together = isList(item, context) ? Math.max(quantity, there) : quantity + there;
    const { kept, limited } = withinLimit({ ...line, quantity: together }, context);
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
    const asked = { ...unpriced(line), quantity };
    const refused = outOfStep(asked, context);
    if (refused) return { ok: false, problem: refused };
    const { kept, limited } = withinLimit(asked, context);
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

/**
 * Chooses where the basket goes, and how fast.
 * @param further how fast to each further address; undefined leaves them as they are, as far as the country has it
 */
export function chooseDelivery(
  country: DeliveryCountry,
  service: ShippingService,
  further?: readonly ShippingService[],
): Mutate {
  return (content, { buyer, texts }) => {
    if (!deliveryCountryOf(buyer.country))
      return {
        ok: false,
        problem: problem(422, 'This shop only shows its goods.', {
          message: { text: texts.basket.showOnly },
        }),
      };
    const services = servicesTo(country, buyer);
    const stay = content.further.map((one) => (services.includes(one) ? one : 'standard'));
    const all = [...(further ?? stay)];
    if ([service, ...all].every((one) => services.includes(one)))
      return {
        ok: true,
        content: { ...content, delivery: { country, service }, further: all, shownShipping: null },
      };
    const message = 'Choose a service that the country has.';
    const error = { in: 'body' as const, path: ['service'], message, allowed: services };
    const refused = unprocessable('There is no such service to this country.', [error]);
    return { ok: false, problem: { ...refused, message: { text: texts.basket.noSuchService } } };
  };
}

function whyNotAdded(item: BasketItem, context: PricingContext): Problem | undefined {
  const priced = linePrice({ item, quantity: 1 }, context);
  const text = context.texts.basket.notSold;
  if (!priced.ok) return item.kind === 'design' ? { ...priced.problem, message: { text } } : priced.problem;
  if (isSold(item, context)) return undefined;
  return productOf(item, context)
    ? problem(422, 'This shop does not sell it.', { message: { text } })
    : problem(404, 'There is no such product.', { message: { text } });
}

/** The price of a piece depends on how many there are: the next one is the shopper's own doing. */
function unpriced(line: StoredLine): StoredLine {
  return { ...line, shown: line.shown && { ...line.shown, unitPrice: null } };
}

/** Why a line cannot have as many pieces as it is asked to have, where it is sold in steps. */
function outOfStep(line: StoredLine, context: PricingContext): Problem | undefined {
  const { steps } = piecesOf(line.item, context);
  if (!steps || steps.includes(line.quantity)) return undefined;
  const { buyer, texts } = context;
  const around = [
    steps.findLast((step) => step < line.quantity),
    steps.find((step) => step > line.quantity),
  ].flatMap((step) => (step === undefined ? [] : String(step)));
  const examples = new Intl.ListFormat(buyer.locale, { type: 'disjunction' }).format(around);
  const message = 'Choose one of the numbers it is made in.';
  const error = { in: 'body' as const, path: ['quantity'], message, allowed: [...steps] };
  const text = texts.basket.inSteps(nameOf(line, context), examples);
  return { ...unprocessable('It is not made in this number.', [error]), message: { text } };
}

/** A line with as many pieces as it may have: no more than the most, and the next step up. What to say where that is another number. */
function withinLimit(
  line: StoredLine,
  context: PricingContext,
): { kept: StoredLine; limited: BasketChange[] } {
  const quantity = nextPieces(line.quantity, piecesOf(line.item, context));
  if (quantity === line.quantity) return { kept: line, limited: [] };
  const kept = { ...line, quantity };
  const { limited, stepped } = context.texts.basket;
  const text = (quantity < line.quantity ? limited : stepped)(nameOf(kept, context), quantity);
  return { kept, limited: [{ kind: 'quantity-limited', lineId: line.id, text, before: null, after: null }] };
}

function nameOf(line: StoredLine, context: PricingContext): string {
  return lineView(line, linePrice(line, context), context).name;
}
