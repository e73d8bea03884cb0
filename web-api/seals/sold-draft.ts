import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { SoldDraft } from '@blattwerk/schemas/web-api/basket/sold-draft.ts';
import { designIdOf } from '../designs/design-recipes.ts';
import { asAsked } from './as-asked.ts';
import type { SealedDesign } from './sealed-designs.ts';

/** Where something designed can be changed; null for anything else, and once its draft is gone. */
export function soldDraft(
  item: BasketItem,
  sealed: ReadonlyMap<string, Pick<SealedDesign, 'draftId' | 'begunWith' | 'kind' | 'choice' | 'prints'>>,
): SoldDraft | null {
  const design = item.kind === 'design' ? sealed.get(item.sealId) : undefined;
  if (!design || design.draftId === null || design.begunWith === null) return null;
  const { draftId, begunWith, kind, choice, prints } = design;
  const { format, ...others } = asAsked(choice);
  // Each print has a size of its own.
  const asSealed = prints.length > 0 || format === undefined ? others : { format, ...others };
  return { id: draftId, kind, designId: designIdOf({ designId: begunWith }), choice: asSealed };
}
