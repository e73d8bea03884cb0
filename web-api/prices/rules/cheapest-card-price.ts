import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import { cardQuantities, defaultCardQuantity } from '@blattwerk/schemas/shop/amounts/quantities.ts';
import { cardPrintingTable, type PrintedCardType } from '@blattwerk/schemas/shop/cards/card-printing.ts';
import type { Prices } from '../price-tables.ts';
import { cardChoiceOf, papersFor } from './card-choice.ts';
import { cardParts } from './card-parts.ts';
import { sumOf } from './quote.ts';
import { unitPrices } from './unit-prices.ts';

const quantities = cardQuantities.slice(0, cardQuantities.indexOf(defaultCardQuantity) + 1);

/** A card of the default quantity on the cheapest paper, plain; undefined for a type or size that is not printed. */
export function cheapestCardPrice(
  type: string,
  format: string | undefined,
  prices: Prices,
): Money | undefined {
  if (!isPrinted(type) || format === undefined) return undefined;
  const sums = papersFor(type, 'ohne').flatMap((paper) => {
    const chosen = cardChoiceOf({ productType: type, format, paper });
    return chosen.ok ? sumOf(cardParts(chosen.choice, prices)) : [];
  });
  if (sums.length === 0) return undefined;
  const unitPrice = unitPrices(Math.min(...sums), quantities, prices.scale('card')).at(-1);
  return unitPrice === undefined ? undefined : prices.money(unitPrice);
}

function isPrinted(type: string): type is PrintedCardType {
  return Object.hasOwn(cardPrintingTable, type);
}
