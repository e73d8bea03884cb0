import type { Colour } from '../../model/colour.ts';
import type { Box } from '../../model/shape.ts';
import { needing, photoSlots } from '../card-slots.ts';
import type { Composition, CompositionInput, PagePlan, ProductInput } from '../composition.ts';
import { accentOn } from '../contrast.ts';
import { bled, drawn, type Element, type Face, type FacePlan, inset, part } from '../face.ts';
import { arranged, wholeOf } from '../fronts/arranged.ts';
import { field, outlined } from '../lines.ts';
import { groundOf } from '../motif-places.ts';
import { wholePage } from '../whole-page.ts';
import { captionNames, frameOf, insideOf, photoSlotNames } from './photobook-inside.ts';
import { type PhotobookStyle, photobookStyles, styleOf } from './photobook-spreads.ts';

function cover(input: CompositionInput, style: PhotobookStyle): FacePlan {
  const face: Face = { size: input.format, input };
  const whole = wholeOf(face);
  const photo = (box: Box): Element => ({ kind: 'photo', slot: 'cover', box, rotate: 0 });
  const title = (box: Box, ground: Colour): Element => ({
    kind: 'texts',
    box,
    slots: ['title', 'subtitle'],
    styles: { title: 'display', subtitle: 'heading' },
    align: 'center',
    verticalAlign: 'middle',
    ground,
    airy: 1.2,
  });
  const short = Math.min(input.format.width, input.format.height);
  switch (style) {
    case 'full': {
      const plate = part(whole, 0.14, 0.66, 0.86, 0.9);
      return {
        elements: [
          photo(bled(face)),
          drawn('plate', [field(plate, 'paper', 0.94)]),
          title(inset(plate, plate.width * 0.06, plate.height * 0.1), 'paper'),
        ],
      };
    }
    case 'minimal':
      return {
        elements: [
          photo(part(whole, 0.3, 0.24, 0.7, 0.6)),
          title(part(whole, 0.12, 0.66, 0.88, 0.84), 'paper'),
        ],
      };
    case 'colour':
      return {
        background: 'main',
        elements: [photo(part(whole, 0.1, 0.1, 0.9, 0.68)), title(part(whole, 0.1, 0.72, 0.9, 0.93), 'main')],
      };
    case 'botanical': {
      if (input.motifs('sprigs').length === 0) break;
      const { plants, room } = arranged(face, 'opposite-corners', whole);
      const frame = drawn(
        'frame',
        [outlined(inset(whole, short * 0.06), accentOn('paper', input.palette), 0.4)],
        'foil',
      );
      return {
        elements: [...groundOf(face), frame, plants, title(part(room, 0.08, 0.2, 0.92, 0.8), 'paper')],
      };
    }
    case 'scrapbook': {
      const box = part(whole, 0.18, 0.12, 0.82, 0.6);
      return {
        background: 'wash',
        elements: [frameOf(box), photo(box), title(part(whole, 0.1, 0.7, 0.9, 0.93), 'wash')],
      };
    }
    case 'classic':
      break;
  }
  return {
    background: 'wash',
    elements: [photo(part(whole, 0.12, 0.12, 0.88, 0.66)), title(part(whole, 0.1, 0.71, 0.9, 0.92), 'wash')],
  };
}

function compose(input: ProductInput): PagePlan[] {
  const style = styleOf(input.option('style'));
  return [
    wholePage('cover', 'Einband', input.format, (face) => cover(face.input, style), input),
    ...insideOf(input, style),
  ];
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
