import { piecesOfPrints } from '@blattwerk/schemas/configurator/prints.ts';
import { type BasketItem, maximumPieces } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import { type Pieces, piecesForNames, piecesOfDesigned, wholeSets } from '../prices/rules/pieces.ts';
import type { PricingContext } from './pricing-context.ts';

/** How many a line may have. */
export function piecesOf(item: BasketItem, { sealed }: Pick<PricingContext, 'sealed'>): Pieces {
  const designed = item.kind === 'design' ? sealed.get(item.sealId) : undefined;
  if (!designed) return { steps: null, most: maximumPieces[item.kind] };
  const { choice, names, prints } = designed;
  const pieces = piecesOfDesigned(choice);
  return prints.length > 0 ? wholeSets(pieces, piecesOfPrints(prints)) : piecesForNames(pieces, names.length);
}
