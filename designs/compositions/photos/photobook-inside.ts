import type { BookSheet } from '@blattwerk/schemas/configurator/book.ts';
import { mostSheets } from '@blattwerk/schemas/configurator/book-limits.ts';
import type { Colour } from '../../model/colour.ts';
import type { Box, Size } from '../../model/shape.ts';
import type { CompositionInput, PagePlan, ProductInput } from '../composition.ts';
import { art, drawn, type Element, type Face, type FacePlan, type PhotoElement, part } from '../face.ts';
import { arranged, wholeOf } from '../fronts/arranged.ts';
import { field } from '../lines.ts';
import { placeMotif } from '../motif-places.ts';
import { wholePage } from '../whole-page.ts';
import { type BookLayout, singleLayouts, spreadLayouts } from './book-layouts.ts';
import { bookSheets, captionSlot, photoSlot } from './book-sheets.ts';
import { type PhotobookStyle, type Share, spreadPlans } from './photobook-spreads.ts';

/** Painted pictures that stand in turn where photos go. */
const samples = 16;
/** Spreads of a book as the catalogue shows it. */
const shownSpreads = 6;

/** Those that a recipe names a sample for; a book that is bought has more. */
export const photoSlotNames = Array.from({ length: samples }, (_, index) => `photo-${index + 1}`);
/** One for every sheet of the largest book. */
export const captionNames = Array.from({ length: mostSheets }, (_, index) => captionSlot(index + 1));

type Layout = Pick<BookLayout, 'photos' | 'words'>;

const fields: readonly Colour[] = ['second', 'wash', 'main', 'third', 'leaf', 'wash'];

function shareOf({ width, height }: Size, [left, top, right, bottom]: Share): Box {
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

type Slots = { photo(place: number): string; caption: string };

/** @param index decides on the colours, plants and motifs that go with it */
function spread(
  input: CompositionInput,
  style: PhotobookStyle,
  index: number,
  layout: Layout,
  slots: Slots,
): FacePlan {
  const size = { width: input.format.width * 2, height: input.format.height };
  const face: Face = { size, input };
  const ground: Colour = style === 'scrapbook' ? 'wash' : 'paper';
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
  const isOnField = under.length > 0 && layout.words !== null && layout.words[0] >= 0.5;
  return {
    background: ground,
    elements: [
      ...under,
      ...plants,
      ...photosOf(size, style, layout, slots),
      ...(emblem ? [art('emblem', [placeMotif(emblem, corner)])] : []),
      ...captionOf(size, layout, slots, isOnField ? fill : ground),
    ],
  };
}

function photosOf(size: Size, style: PhotobookStyle, { photos }: Layout, slots: Slots): Element[] {
  return photos.flatMap((place, number): Element[] => {
    const box = shareOf(size, place);
    const photo: PhotoElement = { kind: 'photo', slot: slots.photo(number), box, rotate: 0 };
    return style === 'scrapbook' && isOnPage(place) ? [frameOf(box), photo] : [photo];
  });
}

/** What runs off the page has no rim. */
function isOnPage(place: Share): boolean {
  return place.every((share) => share >= 0 && share <= 1);
}

function captionOf(size: Size, layout: Layout, { caption }: Slots, ground: Colour): Element[] {
  return layout.words ? [words(shareOf(size, layout.words), caption, ground)] : [];
}

/** What a book holds: as the catalogue shows it, or all pages of the one that is bought, no photo twice. */
export function insideOf(input: ProductInput, style: PhotobookStyle): PagePlan[] {
  const { pages, book } = input;
  if (pages === undefined) return shownInside(input, style);
  const own = withSamples(input);
  const sheets = bookSheets(pages, style, book);
  return sheets.map((sheet, place) =>
    place === 0 || place === sheets.length - 1
      ? pageAlone(own, style, sheet, place === 0 ? 1 : pages)
      : spreadOfSheet(own, style, sheet, place),
  );
}

function shownInside(input: ProductInput, style: PhotobookStyle): PagePlan[] {
  const layouts = spreadPlans[style];
  return Array.from({ length: shownSpreads }, (_, index) => {
    const photo = (place: number) => `photo-${((index * 3 + place) % samples) + 1}`;
    const layout = layouts[index % layouts.length];
    return spreadPlan(input, index + 1, (face) =>
      layout
        ? spread(face.input, style, index, layout, { photo, caption: captionSlot(index + 1) })
        : { elements: [] },
    );
  });
}

/** A recipe names samples for sixteen photos: a book that is bought has more, and they come again. */
function withSamples(input: ProductInput): ProductInput {
  return {
    ...input,
    photo(slot) {
      const [, sheet, place] = /^photo-(\d+)-(\d+)$/.exec(slot) ?? [];
      if (sheet === undefined) return input.photo(slot);
      return input.photo(`photo-${((Number(sheet) * 3 + Number(place)) % samples) + 1}`);
    },
  };
}

function slotsOf({ id }: BookSheet): Slots {
  return { photo: (place) => photoSlot(id, place), caption: captionSlot(id) };
}

function pageAlone(input: ProductInput, style: PhotobookStyle, sheet: BookSheet, page: number): PagePlan {
  const layout = singleLayouts.find(({ id }) => id === sheet.layout) ?? singleLayouts[0];
  const slots = slotsOf(sheet);
  const fill = ({ size }: Face): FacePlan => ({
    elements: layout
      ? [...photosOf(size, style, layout, slots), ...captionOf(size, layout, slots, 'paper')]
      : [],
  });
  const plan = wholePage(`page-${page}`, `Seite ${page}`, input.format, fill, input);
  return { ...plan, seedPlace: sheet.id + 1 };
}

/** Its plants and colours go with it wherever it is moved. */
function spreadOfSheet(
  input: ProductInput,
  style: PhotobookStyle,
  sheet: BookSheet,
  place: number,
): PagePlan {
  const layouts = spreadLayouts(style);
  const layout = layouts.find(({ id }) => id === sheet.layout) ?? layouts[0];
  const plan = spreadPlan(input, place, (face) =>
    layout ? spread(face.input, style, sheet.id - 1, layout, slotsOf(sheet)) : { elements: [] },
  );
  return { ...plan, seedPlace: sheet.id + 1 };
}

/** @param place among those that lie open, from 1 */
function spreadPlan(input: ProductInput, place: number, planOf: (face: Face) => FacePlan): PagePlan {
  const { width, height } = input.format;
  return wholePage(
    `spread-${place}`,
    `Seiten ${2 * place} und ${2 * place + 1}`,
    { width: width * 2, height },
    planOf,
    input,
    [{ x: width }],
  );
}
