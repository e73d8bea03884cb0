import { type LinePrice, priceLine } from '../prices/rules/price-line.ts';
import type { StoredLine } from './basket-content.ts';
import type { PricingContext } from './pricing-context.ts';

/** What a line of a basket costs now. @param samplesBefore sample cards of the lines before it */
export function linePrice(
  { item, quantity }: Pick<StoredLine, 'item' | 'quantity'>,
  { tables, buyer, sealed }: PricingContext,
  samplesBefore = 0,
): LinePrice {
  const designed = item.kind === 'design' ? sealed.get(item.sealId)?.choice : undefined;
  return priceLine({ item, quantity, samplesBefore, designed }, tables, buyer);
}
