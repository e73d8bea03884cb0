import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { SoldDraft } from '@blattwerk/schemas/web-api/basket/sold-draft.ts';
import { designIdOf } from '../designs/design-recipes.ts';
import { asAsked } from './as-asked.ts';
import type { SealedDesign } from './sealed-designs.ts';

/** Where something designed can be changed; null for anything else, and once its draft is gone. */
export function soldDraft(
  item: BasketItem,
  sealed: ReadonlyMap<string, Pick<SealedDesign, 'draftId' | 'kind' | 'designId' | 'choice'>>,
): SoldDraft | null {
  const design = item.kind === 'design' ? sealed.get(item.sealId) : undefined;
  if (!design || design.draftId === null) return null;
  const { draftId, kind, choice } = design;
  return { id: draftId, kind, designId: designIdOf(design), choice: asAsked(choice) };
}
