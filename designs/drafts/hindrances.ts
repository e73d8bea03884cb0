import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { NameField } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import { wordsOf } from '../editing/words.ts';
import { foilFaults } from '../findings/foil/foil-faults.ts';
import { outlineDistance } from '../findings/outline-distance.ts';
import { photoFaults } from '../findings/photo-faults.ts';
import { type RowHindrance, rowFaults } from '../findings/row-faults.ts';
import { textFaults } from '../findings/text-faults.ts';
import type { Design } from '../model/design.ts';
import type { Fonts } from '../text/fonts.ts';
import { restsWithTitle } from './title-words.ts';

/** Why a draft cannot be printed as it is. `text`: the words concerned, as they are to stand on the page. */
export type Hindrance =
  | { code: 'no-place' | 'overfull' | 'foil'; slot: string; text: string }
  | { code: 'dropped'; slot: string; text: string; characters: string }
  | { code: 'no-photo'; slot: string }
  | { code: 'unprintable'; slot: string; dotsPerInch: number }
  | { code: 'row'; fault: RowHindrance; text: string };

/**
 * What keeps a draft's document from being printed: by slot, then by the rows of its name list.
 * @param fields what a row fills of this product
 */
export function hindrancesOf(
  design: Design,
  { setFor, texts, photos, names, book, calendar }: DraftContent,
  fonts: Fonts,
  fields: readonly NameField[],
): Hindrance[] {
  const words = wordsOf(design);
  const isFilled = filledByRows(names, fields);
  const homeless = Object.entries({ ...setFor, ...texts }).flatMap(([slot, text]): Hindrance[] =>
    text.trim() === '' ||
    words.has(slot) ||
    isFilled(slot) ||
    isLeftOut(slot, book) ||
    restsWithTitle(slot, calendar)
      ? []
      : [{ code: 'no-place', slot, text }],
  );
  const faults = textFaults(design.pages, fonts)
    .filter(({ slot }) => !isFilled(slot))
    .map(({ pageIndex: _, ...fault }) => ({ ...fault, text: words.get(fault.slot) ?? '' }));
  // A taste is no hindrance.
  const ofFoil = foilFaults(design, fonts)
    .filter(({ code, slot }) => code !== 'foil-faint' && !isFilled(slot))
    .map(({ slot }) => ({ code: 'foil' as const, slot, text: words.get(slot) ?? '' }));
  const ofPhotos = photoFaults(design.pages, photos).flatMap((fault): Hindrance[] => {
    const { code, slot } = fault;
    if (code === 'missing-photo') return [{ code: 'no-photo', slot }];
    return code === 'unprintable' ? [{ code, slot, dotsPerInch: fault.dotsPerInch }] : [];
  });
  const rows = rowFaults(design, { rows: names, fields }, fonts, outlineDistance).flatMap(
    (fault): Hindrance[] => {
      if (fault.code === 'near-edge') return [];
      const row = names[fault.row];
      const text = (row && 'slot' in fault ? row[fault.slot] : row?.names) ?? '';
      return [{ code: 'row', fault, text }];
    },
  );
  return [...homeless, ...oncePerSlot(faults), ...oncePerSlot(ofFoil), ...ofPhotos, ...rows];
}

/** Whether rows of a name list fill a slot: it is judged row by row then. */
export function filledByRows(
  names: DraftContent['names'],
  fields: readonly NameField[],
): (slot: string) => boolean {
  return (slot) => names.length > 0 && fields.some((field) => field === slot);
}

/** A caption whose pages were given a layout without one; it waits for another. */
function isLeftOut(slot: string, book: DraftContent['book']): boolean {
  return book?.sheets.some(({ id }) => slot === `caption-${id}`) ?? false;
}

/** A text that stands on two pages is told of once. */
export function oncePerSlot<OfSlot extends { slot: string }>(found: readonly OfSlot[]): OfSlot[] {
  return [...new Map(found.map((one) => [one.slot, one])).values()];
}

/** Every place for a photo, once. */
export function photoSlotsOf({ pages }: Design): string[] {
  const layers = pages.flatMap((page) => page.layers);
  return [...new Set(layers.flatMap((layer) => (layer.type === 'photo' ? layer.slot : [])))];
}
