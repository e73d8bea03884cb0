import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Prices } from '../price-tables.ts';
import type { ExactAmount } from './exact-amount.ts';
import { unitPriceAt } from './unit-prices.ts';

/** What one piece costs at the beginning of each bracket. */
export function volumePrices(
  firstPiece: ExactAmount,
  scale: string,
  prices: Prices,
): { fromQuantity: number; unitPrice: Money }[] {
  const brackets = prices.scale(scale);
  return brackets.map(({ fromQuantity }) => ({
    fromQuantity,
    unitPrice: prices.money(unitPriceAt(firstPiece, fromQuantity, brackets)),
  }));
}
