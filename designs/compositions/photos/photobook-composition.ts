import type { Colour } from '../../model/colour.ts';
import type { Box } from '../../model/shape.ts';
import { needing, photoSlots } from '../card-slots.ts';
import type { Composition, CompositionInput, PagePlan, ProductInput } from '../composition.ts';
import { accentOn } from '../contrast.ts';
import {
  art,
  bled,
  drawn,
  type Element,
  type Face,
  type FacePlan,
  inset,
  type PhotoElement,
  part,
} from '../face.ts';
import { arranged, wholeOf } from '../fronts/arranged.ts';
import { field, outlined } from '../lines.ts';
import { groundOf, placeMotif } from '../motif-places.ts';
import { wholePage } from '../whole-page.ts';
import { type PhotobookStyle, photobookStyles, type Share, spreadPlans } from './photobook-spreads.ts';

const slots = Array.from({ length: 16 }, (_, index) => `photo-${index + 1}`);
const captions = Array.from({ length: 6 }, (_, index) => `caption-${index + 1}`);

const fields: readonly Colour[] = ['second', 'wash', 'main', 'third', 'leaf', 'wash'];

function shareOf(
  { width, height }: { width: number; height: number },
  [left, top, right, bottom]: Share,
): Box {
  return part({ x: 0, y: 0, width, height }, left, top, right, bottom);
}

function frameOf(box: Box): Element {
  const rim = Math.min(box.width, box.height) * 0.05;
  const sheet = {
    x: box.x - rim,
    y: box.y - rim,
    width: box.width + 2 * rim,
    height: box.height + 3.4 * rim,
  };
  return drawn('print', [
    field({ ...sheet, x: sheet.x + 0.8, y: sheet.y + 1 }, '#3a3028', 0.14),
    field(sheet, '#fffdf9'),
  ]);
}

function words(box: Box, slot: string, ground: Colour): Element {
  return {
    kind: 'texts',
    box,
    slots: [slot],
    styles: { [slot]: 'display' },
    align: 'center',
    verticalAlign: 'middle',
    ground,
    scale: 0.8,
  };
}

function spread(input: CompositionInput, style: PhotobookStyle, index: number, from: number): FacePlan {
  const size = { width: input.format.width * 2, height: input.format.height };
  const face: Face = { size, input };
  const planned = spreadPlans[style][index % spreadPlans[style].length];
  if (!planned) return { elements: [] };
  const ground: Colour = style === 'scrapbook' ? 'wash' : 'paper';
  const photos = planned.photos.flatMap((place, number): Element[] => {
    const box = shareOf(size, place);
    const photo: PhotoElement = {
      kind: 'photo',
      slot: slots[(from + number) % slots.length] ?? 'photo-1',
      box,
      rotate: 0,
    };
    return style === 'scrapbook' ? [frameOf(box), photo] : [photo];
  });
  const fill = fields[index % fields.length] ?? 'wash';
  const half = {
    x: size.width / 2,
    y: -input.bleed,
    width: size.width / 2 + input.bleed,
    height: size.height + 2 * input.bleed,
  };
  const under: Element[] = style === 'colour' && index % 3 < 2 ? [drawn('half', [field(half, fill)])] : [];
  const plants =
    style === 'botanical' && input.motifs('sprigs').length > 0
      ? [arranged(face, 'opposite-corners', wholeOf(face), 0.62).plants]
      : [];
  const emblems = input.motifs('emblems');
  const emblem = style === 'scrapbook' ? emblems[index % Math.max(1, emblems.length)] : undefined;
  const short = Math.min(size.width, size.height);
  const corner = {
    x: size.width - short * 0.2,
    y: size.height - short * 0.2,
    width: short * 0.15,
    height: short * 0.15,
  };
  const wordsOn = under.length > 0 ? fill : ground;
  return {
    background: ground,
    elements: [
      ...under,
      ...plants,
      ...photos,
      ...(emblem ? [art('emblem', [placeMotif(emblem, corner)])] : []),
      words(shareOf(size, planned.words), captions[index % captions.length] ?? 'caption-1', wordsOn),
    ],
  };
}

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
  const style = photobookStyles.find((known) => known === input.option('style')) ?? 'classic';
  const { width, height } = input.format;
  const spreads = captions.map((_, index) =>
    wholePage(
      `spread-${index + 1}`,
      `Seiten ${2 * index + 2} und ${2 * index + 3}`,
      { width: width * 2, height },
      (face) => spread(face.input, style, index, index * 3),
      input,
      [{ x: width }],
    ),
  );
  return [wholePage('cover', 'Einband', input.format, (face) => cover(face.input, style), input), ...spreads];
}

/** A cover and six spreads; the format is one page. */
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
      captions.map((slot, index) => [slot, { label: `Bildtext ${index + 1}`, sample: '', maxLength: 240 }]),
    ),
  },
  photos: photoSlots('cover', ...slots),
  options: { style: photobookStyles },
  compose,
};
