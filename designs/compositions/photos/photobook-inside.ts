import type { Colour } from '../../model/colour.ts';
import type { Box } from '../../model/shape.ts';
import type { CompositionInput, PagePlan, ProductInput } from '../composition.ts';
import { art, drawn, type Element, type Face, type FacePlan, type PhotoElement, part } from '../face.ts';
import { arranged, wholeOf } from '../fronts/arranged.ts';
import { field } from '../lines.ts';
import { placeMotif } from '../motif-places.ts';
import { wholePage } from '../whole-page.ts';
import { type PhotobookStyle, type Share, spreadPlans } from './photobook-spreads.ts';

/** Painted pictures that stand in turn where photos go. */
const samples = 16;
/** Spreads of a book as the catalogue shows it. */
const shownSpreads = 6;
/** The most spreads, and captions, of a book: 160 pages. */
const mostSpreads = 79;

/** Those that a recipe names a sample for; a book that is bought has more. */
export const photoSlotNames = Array.from({ length: samples }, (_, index) => `photo-${index + 1}`);
/** One for every spread, then those of the first and of the last page. */
export const captionNames = Array.from({ length: mostSpreads + 2 }, (_, index) => `caption-${index + 1}`);

const fields: readonly Colour[] = ['second', 'wash', 'main', 'third', 'leaf', 'wash'];

function shareOf(
  { width, height }: { width: number; height: number },
  [left, top, right, bottom]: Share,
): Box {
  return part({ x: 0, y: 0, width, height }, left, top, right, bottom);
}

export function frameOf(box: Box): Element {
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

function spread(
  input: CompositionInput,
  style: PhotobookStyle,
  index: number,
  photoOf: (place: number) => number,
): FacePlan {
  const size = { width: input.format.width * 2, height: input.format.height };
  const face: Face = { size, input };
  const planned = spreadPlans[style][index % spreadPlans[style].length];
  if (!planned) return { elements: [] };
  const ground: Colour = style === 'scrapbook' ? 'wash' : 'paper';
  const photos = planned.photos.flatMap((place, number): Element[] => {
    const box = shareOf(size, place);
    const photo: PhotoElement = {
      kind: 'photo',
      slot: `photo-${photoOf(number)}`,
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
      words(shareOf(size, planned.words), `caption-${index + 1}`, wordsOn),
    ],
  };
}

/** A page alone, at the beginning or the end: one photo and a line. */
function single(input: CompositionInput, photo: number, caption: number): FacePlan {
  const whole = wholeOf({ size: input.format, input });
  return {
    elements: [
      { kind: 'photo', slot: `photo-${photo}`, box: part(whole, 0.12, 0.14, 0.88, 0.74), rotate: 0 },
      words(part(whole, 0.12, 0.79, 0.88, 0.92), `caption-${caption}`, 'paper'),
    ],
  };
}

/** What a book holds: as the catalogue shows it, or all pages of the one that is bought, no photo twice. */
export function insideOf(input: ProductInput, style: PhotobookStyle): PagePlan[] {
  const { pages } = input;
  if (pages === undefined)
    return Array.from({ length: shownSpreads }, (_, index) =>
      spreadPlan(input, style, index, (place) => ((index * 3 + place) % samples) + 1),
    );
  const own = withSamples(input);
  const spreads = pages / 2 - 1;
  let photo = 1;
  const between = Array.from({ length: spreads }, (_, index) => {
    const before = photo;
    photo += spreadPlans[style][index % spreadPlans[style].length]?.photos.length ?? 0;
    return spreadPlan(own, style, index, (place) => before + place + 1);
  });
  return [pageAlone(own, 1, 1, spreads + 1), ...between, pageAlone(own, pages, photo + 1, spreads + 2)];
}

/** Beyond the photos that are painted their samples come again. */
function withSamples(input: ProductInput): ProductInput {
  return {
    ...input,
    photo(slot) {
      const [, number] = /^photo-(\d+)$/.exec(slot) ?? [];
      return input.photo(number === undefined ? slot : `photo-${((Number(number) - 1) % samples) + 1}`);
    },
  };
}

function pageAlone(input: ProductInput, page: number, photo: number, caption: number): PagePlan {
  const fill = (face: Face) => single(face.input, photo, caption);
  return wholePage(`page-${page}`, `Seite ${page}`, input.format, fill, input);
}

/** @param photoOf the number of the photo at each of its places */
function spreadPlan(
  input: ProductInput,
  style: PhotobookStyle,
  index: number,
  photoOf: (place: number) => number,
): PagePlan {
  const { width, height } = input.format;
  return wholePage(
    `spread-${index + 1}`,
    `Seiten ${2 * index + 2} und ${2 * index + 3}`,
    { width: width * 2, height },
    (face) => spread(face.input, style, index, photoOf),
    input,
    [{ x: width }],
  );
}
