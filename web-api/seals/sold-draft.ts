import { type DraftChoice, draftChoiceSchema } from '@blattwerk/schemas/configurator/draft.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { SoldDraft } from '@blattwerk/schemas/web-api/basket/sold-draft.ts';
import type { DesignedChoice } from '../prices/rules/designed-choice.ts';
import type { SealedDesign } from './sealed-designs.ts';

/** Where something designed can be changed; null for anything else, and once its draft is gone. */
export function soldDraft(
  item: BasketItem,
  sealed: ReadonlyMap<string, Pick<SealedDesign, 'draftId' | 'kind' | 'designId' | 'choice'>>,
): SoldDraft | null {
  const design = item.kind === 'design' ? sealed.get(item.sealId) : undefined;
  if (!design || design.draftId === null) return null;
  const { draftId, kind, designId, choice } = design;
  return { id: draftId, kind, designId, choice: asAsked(choice) };
}

/** Of what was priced, all that the address of a product can ask for. */
function asAsked({ kind: _, ...choice }: DesignedChoice): DraftChoice {
  const asked = Object.entries(choice).map(
    ([name, value]) => draftChoiceSchema.safeParse({ [name]: String(value) }).data,
  );
  return Object.assign({}, ...asked);
}
