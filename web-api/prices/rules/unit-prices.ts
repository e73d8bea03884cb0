import type { Bracket } from '../price-tables.ts';

/**
 * What one piece costs at each number of pieces (ascending), in minor units. Rounded once a quantity; a larger order is
 * never cheaper than a smaller one: where a bracket would make it so, the smaller order's total is shared out.
 */
export function unitPrices(
  firstPiece: number,
  quantities: readonly number[],
  scale: readonly Bracket[],
): number[] {
  let place = 0;
  let totalBefore = 0;
  return quantities.map((quantity) => {
    while ((scale[place + 1]?.fromQuantity ?? Number.POSITIVE_INFINITY) <= quantity) place += 1;
    const scaled = Math.round((firstPiece * (scale[place]?.perMille ?? 1000)) / 1000);
    const unitPrice = Math.max(scaled, Math.ceil(totalBefore / quantity));
    totalBefore = unitPrice * quantity;
    return unitPrice;
  });
}

/** The price of one piece where every whole number of pieces may be ordered. */
export function unitPriceAt(firstPiece: number, quantity: number, scale: readonly Bracket[]): number {
  const quantities = Array.from({ length: quantity }, (_, place) => place + 1);
  return unitPrices(firstPiece, quantities, scale).at(-1) ?? firstPiece;
}
