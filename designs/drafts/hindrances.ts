import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { wordsOf } from '../editing/words.ts';
import { photoFaults } from '../findings/photo-faults.ts';
import { textFaults } from '../findings/text-faults.ts';
import type { Design } from '../model/design.ts';
import type { Fonts } from '../text/fonts.ts';

/** Why a draft cannot be printed as it is. `text`: the words concerned, as they are to stand on the page. */
export type Hindrance =
  | { code: 'no-place' | 'overfull'; slot: string; text: string }
  | { code: 'dropped'; slot: string; text: string; characters: string }
  | { code: 'no-photo'; slot: string }
  | { code: 'unprintable'; slot: string; dotsPerInch: number };

/** What keeps a draft's document from being printed, by slot. */
export function hindrancesOf(
  design: Design,
  { setFor, texts, photos }: DraftContent,
  fonts: Fonts,
): Hindrance[] {
  const words = wordsOf(design);
  const homeless = Object.entries({ ...setFor, ...texts }).flatMap(([slot, text]): Hindrance[] =>
    text.trim() === '' || words.has(slot) ? [] : [{ code: 'no-place', slot, text }],
  );
  const faults = textFaults(design.pages, fonts).map(({ pageIndex: _, ...fault }): Hindrance => {
    return { ...fault, text: words.get(fault.slot) ?? '' };
  });
  const photoFaultsOf = photoFaults(design.pages, photos).flatMap((fault): Hindrance[] => {
    const { code, slot } = fault;
    if (code === 'missing-photo') return [{ code: 'no-photo', slot }];
    return code === 'unprintable' ? [{ code, slot, dotsPerInch: fault.dotsPerInch }] : [];
  });
  return [...homeless, ...oncePerSlot(faults), ...photoFaultsOf];
}

/** A text that stands on two pages is told of once. */
function oncePerSlot(hindrances: readonly Hindrance[]): Hindrance[] {
  return [...new Map(hindrances.map((hindrance) => [hindrance.slot, hindrance])).values()];
}
