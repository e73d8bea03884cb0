import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Basket, BasketLine } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { largestRemainder } from '../prices/rules/largest-remainder.ts';
import type { BasketSums } from '../prices/rules/price-basket.ts';
import { taxIn } from '../prices/rules/vat.ts';

type Delivery = NonNullable<Basket['delivery']>;

/** Lines as they are charged without tax; the price of a piece is rounded, what the line comes to is not. */
export function exemptLines(
  lines: readonly BasketLine[],
  sums: BasketSums['lines'],
  ratePerMille: number,
): BasketLine[] {
  return lines.map((line, place) => {
    const { total = 0, isGift = false } = sums[place] ?? {};
    if (isGift) return line;
    const unitPrice = Math.round(total / line.quantity);
    return {
      ...line,
      unitPrice: { ...line.unitPrice, minorUnits: unitPrice },
      total: { ...line.total, minorUnits: total },
      parts: line.parts.map((part) => ({ ...part, amount: untaxed(part.amount, ratePerMille) })),
      saving: untaxed(line.saving, ratePerMille),
    };
  });
}

/** Parcels without tax, which add up to what shipping is charged. */
export function exemptDelivery(delivery: Delivery, shipping: number, ratePerMille: number): Delivery {
  const shares = largestRemainder(
    shipping,
    delivery.parcels.map(({ price }) => price.minorUnits),
  );
  return {
    ...delivery,
    price: { ...delivery.price, minorUnits: shipping },
    parcels: delivery.parcels.map((parcel, place) => ({
      ...parcel,
      price: { ...parcel.price, minorUnits: shares[place] ?? 0 },
    })),
    choices: delivery.choices.map((choice) => ({ ...choice, price: untaxed(choice.price, ratePerMille) })),
  };
}

function untaxed({ minorUnits, currency }: Money, ratePerMille: number): Money {
  return { minorUnits: minorUnits - taxIn(minorUnits, ratePerMille), currency };
}
