import { type BasketItem, maximumPieces } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import { type Pieces, piecesForNames, piecesOfDesigned } from '../prices/rules/pieces.ts';
import type { PricingContext } from './pricing-context.ts';

/** How many a line may have. */
export function piecesOf(item: BasketItem, { sealed }: Pick<PricingContext, 'sealed'>): Pieces {
  const designed = item.kind === 'design' ? sealed.get(item.sealId) : undefined;
  return designed
    ? piecesForNames(piecesOfDesigned(designed.choice), designed.names.length)
    : { steps: null, most: maximumPieces[item.kind] };
}
