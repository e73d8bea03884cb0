import type { Bracket } from '../price-tables.ts';
import { type ExactAmount, rounded } from './exact-amount.ts';

/**
 * What one piece costs at each number of pieces (ascending), in minor units. Rounded here and nowhere before, once a
 * quantity; a larger order is never cheaper than a smaller one: where a bracket would make it so, the smaller order's total is shared out.
 */
export function unitPrices(
  firstPiece: ExactAmount,
  quantities: readonly number[],
  scale: readonly Bracket[],
): number[] {
  let place = 0;
  let totalBefore = 0;
  return quantities.map((quantity) => {
    while ((scale[place + 1]?.fromQuantity ?? Number.POSITIVE_INFINITY) <= quantity) place += 1;
    const scaled = rounded(firstPiece, scale[place]?.perMille);
    const unitPrice = Math.max(scaled, Math.ceil(totalBefore / quantity));
    totalBefore = unitPrice * quantity;
    return unitPrice;
  });
}

/** The price of one piece where every whole number of pieces may be ordered. */
export function unitPriceAt(firstPiece: ExactAmount, quantity: number, scale: readonly Bracket[]): number {
  const quantities = Array.from({ length: quantity }, (_, place) => place + 1);
  return unitPrices(firstPiece, quantities, scale).at(-1) ?? rounded(firstPiece);
}
