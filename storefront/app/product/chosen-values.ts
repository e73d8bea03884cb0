import type { DraftChoice } from '@blattwerk/schemas/configurator/draft.ts';
import { type Offer, selectedValue } from '../../page/offer/offer.ts';

/** Everything that is chosen, defaults too: a draft stays as it is when the shop's defaults change. */
export function chosenValues(offer: Offer | undefined): DraftChoice {
  if (!offer) return {};
  const options = offer.groups.flatMap((group): [string, string][] => {
    const selected = selectedValue(group);
    return selected ? [[group.name, selected.value]] : [];
  });
  return { ...Object.fromEntries(options), quantity: String(offer.quantity) };
}
