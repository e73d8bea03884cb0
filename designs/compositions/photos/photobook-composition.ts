import { needing, photoSlots } from '../card-slots.ts';
import type { Composition, PagePlan, ProductInput } from '../composition.ts';
import { coverOf, spineSlot } from './photobook-cover.ts';
import { captionNames, insideOf, photoSlotNames } from './photobook-inside.ts';
import { photobookStyles, styleOf } from './photobook-spreads.ts';

function compose(input: ProductInput): PagePlan[] {
  const style = styleOf(input.option('style'));
  return [coverOf(input, style), ...insideOf(input, style)];
}

/** A cover and six spreads, or all pages of the book that is bought; the format is one page. */
export const photobookComposition: Composition = {
  id: 'photobook',
  label: { de: 'Fotobuch', en: 'Photo book' },
  aspect: { from: 0.5, to: 2 },
  folds: ['single', 'book'],
  motifs: needing(),
  texts: {
    title: { label: 'Titel', sample: 'Unser Jahr', maxLength: 40 },
    subtitle: { label: 'Untertitel', sample: '2027', maxLength: 60 },
    [spineSlot]: { label: 'Buchrücken', sample: '', maxLength: 60 },
    ...Object.fromEntries(
      captionNames.map((slot, index) => [
        slot,
        { label: `Bildtext ${index + 1}`, sample: '', maxLength: 240 },
      ]),
    ),
  },
  photos: photoSlots('cover', ...photoSlotNames),
  options: { style: photobookStyles },
  compose,
};
