import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { wordsOf } from '../editing/words.ts';
import { textFaults } from '../findings/text-faults.ts';
import type { Design } from '../model/design.ts';
import type { Fonts } from '../text/fonts.ts';

/** Why a draft cannot be printed as it is. `text`: the words concerned, as they are to stand on the page. */
export type Hindrance =
  | { code: 'no-place' | 'overfull'; slot: string; text: string }
  | { code: 'dropped'; slot: string; text: string; characters: string }
  | { code: 'no-photo'; slot: string };

/** What keeps a draft's document from being printed, by slot. */
export function hindrancesOf(
  design: Design,
  { setFor, texts, photos, book }: DraftContent,
  fonts: Fonts,
): Hindrance[] {
  const words = wordsOf(design);
  const homeless = Object.entries({ ...setFor, ...texts }).flatMap(([slot, text]): Hindrance[] =>
    text.trim() === '' || words.has(slot) || isLeftOut(slot, book) ? [] : [{ code: 'no-place', slot, text }],
  );
  const faults = textFaults(design.pages, fonts).map(({ pageIndex: _, ...fault }): Hindrance => {
    return { ...fault, text: words.get(fault.slot) ?? '' };
  });
  const empty = photoSlotsOf(design)
    .filter((slot) => !Object.hasOwn(photos, slot))
    .map((slot): Hindrance => ({ code: 'no-photo', slot }));
  return [...homeless, ...oncePerSlot(faults), ...empty];
}

/** A caption whose pages were given a layout without one; it waits for another. */
function isLeftOut(slot: string, book: DraftContent['book']): boolean {
  return book?.sheets.some(({ id }) => slot === `caption-${id}`) ?? false;
}

/** A text that stands on two pages is told of once. */
function oncePerSlot(hindrances: readonly Hindrance[]): Hindrance[] {
  return [...new Map(hindrances.map((hindrance) => [hindrance.slot, hindrance])).values()];
}

/** Every place for a photo, once. */
export function photoSlotsOf({ pages }: Design): string[] {
  const layers = pages.flatMap((page) => page.layers);
  return [...new Set(layers.flatMap((layer) => (layer.type === 'photo' ? layer.slot : [])))];
}
