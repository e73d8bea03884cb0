import { formatMoney, type Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Basket, BasketChange } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { BasketContent } from './basket-content.ts';
import type { PricingContext } from './pricing-context.ts';

type Now = Pick<Basket, 'lines' | 'delivery'> & { refused: readonly Problem[] };

/** What is no longer as it was when the shopper last changed the basket. */
export function changesOf(content: BasketContent, now: Now, context: PricingContext): BasketChange[] {
  const { buyer, texts } = context;
  const written = (amount: Money) => formatMoney(amount, buyer.locale);
  const lines = content.lines.flatMap(({ shown, isJoined }, place): BasketChange[] => {
    const line = now.lines[place];
    if (!line) return [];
    const { id: lineId, name, unitPrice: after } = line;
    if (line.state === 'withdrawn')
      return [{ ...nothing, kind: 'withdrawn', lineId, text: texts.basket.withdrawn(name) }];
    const joined: BasketChange[] = isJoined
      ? [{ ...nothing, kind: 'joined', lineId, text: texts.basket.joined(name, line.quantity) }]
      : [];
    const was = shown?.unitPrice ?? null;
    // The price of a sample depends on how many there are.
    if (was === null || was === after.minorUnits || line.item.kind === 'sample') return joined;
    const before = { ...after, minorUnits: was };
    const text = texts.basket.priceChanged(name, written(before), written(after));
    return [...joined, { kind: 'price', lineId, text, before, after }];
  });
  const refused = now.refused.map(
    (problem): BasketChange => ({
      ...nothing,
      kind: 'voucher-refused',
      text: problem.message?.text ?? problem.detail,
    }),
  );
  return [...lines, ...shippingChange(content, now, written, context), ...refused];
}

const nothing = { lineId: null, before: null, after: null };

function shippingChange(
  { shownShipping }: BasketContent,
  { delivery }: Now,
  written: (amount: Money) => string,
  { texts }: PricingContext,
): BasketChange[] {
  if (shownShipping === null || !delivery?.isParcel || delivery.price.minorUnits === shownShipping) return [];
  const after = delivery.price;
  const before = { ...after, minorUnits: shownShipping };
  const text = texts.basket.shippingChanged(written(before), written(after));
  return [{ kind: 'shipping', lineId: null, text, before, after }];
}

/** The content of a basket that has been shown: from now on changes are counted from here. */
export function asShown(content: BasketContent, { lines, delivery }: Basket): BasketContent {
  return {
    ...content,
    lines: content.lines.map((line, place) => {
      const view = lines[place];
      if (!view || view.state === 'withdrawn') return line;
      return { ...line, isJoined: false, shown: { unitPrice: view.unitPrice.minorUnits, name: view.name } };
    }),
    shownShipping: delivery?.isParcel ? delivery.price.minorUnits : null,
  };
}
