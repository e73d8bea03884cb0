import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { NameField } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import { type Words, wordsOf } from '../editing/words.ts';
import { foilFaults } from '../findings/foil/foil-faults.ts';
import { outlineDistance } from '../findings/outline-distance.ts';
import { photoFaults } from '../findings/photo-faults.ts';
import { rowFaults } from '../findings/row-faults.ts';
import { safeAreaFaults } from '../findings/safe-area.ts';
import type { Design } from '../model/design.ts';
import type { Fonts } from '../text/fonts.ts';
import { filledByRows, oncePerSlot } from './hindrances.ts';

/**
 * What is printed as it is, and perhaps should not. near-edge: words that a cut may touch; `row`: whose card it is, of a
 * name list, counted from 0. foil-faint: metal on a ground that looks like it. coarse: a photo that will look blurred.
 * twice: a photo that stands in the slot `before`, too. example: words of the design that name invented people, days or
 * places.
 */
export type Warning =
  | { code: 'near-edge'; slot: string; row?: number; text: string }
  | { code: 'foil-faint'; slot: string; text: string }
  | { code: 'coarse'; slot: string; dotsPerInch: number }
  | { code: 'twice'; slot: string; before: string }
  | { code: 'example'; slot: string; text: string };

/**
 * All that a draft's document is warned of and that does not hinder it: its words, those of its name list, its photos.
 * @param examples words that must not be printed as they are, by slot
 */
export function warningsOf(
  design: Design,
  { names, photos }: Pick<DraftContent, 'names' | 'photos'>,
  fonts: Fonts,
  fields: readonly NameField[],
  examples: Words,
): Warning[] {
  const words = wordsOf(design);
  const isFilled = filledByRows(names, fields);
  const atEdge = safeAreaFaults(design, fonts, outlineDistance)
    .filter(({ slot }) => !isFilled(slot))
    .map(({ slot }) => ({ code: 'near-edge' as const, slot, text: words.get(slot) ?? '' }));
  const rows = rowFaults(design, { rows: names, fields }, fonts, outlineDistance).flatMap(
    (fault): Warning[] =>
      fault.code === 'near-edge'
        ? [
            {
              code: 'near-edge',
              slot: fault.slot,
              row: fault.row,
              text: names[fault.row]?.[fault.slot] ?? '',
            },
          ]
        : [],
  );
  const faint = foilFaults(design, fonts)
    .filter(({ code }) => code === 'foil-faint')
    .map(({ slot }) => ({ code: 'foil-faint' as const, slot, text: words.get(slot) ?? '' }));
  const ofPhotos = photoFaults(design.pages, photos).flatMap((fault): Warning[] => {
    const { code, slot } = fault;
    if (code === 'coarse') return [{ code, slot, dotsPerInch: fault.dotsPerInch }];
    return code === 'twice' ? [{ code, slot, before: fault.before }] : [];
  });
  const left = Object.entries(examples)
    .filter(([slot, text]) => !isFilled(slot) && words.get(slot) === text)
    .map(([slot, text]) => ({ code: 'example' as const, slot, text }));
  return [...left, ...atEdge, ...rows, ...oncePerSlot(faint), ...ofPhotos];
}
