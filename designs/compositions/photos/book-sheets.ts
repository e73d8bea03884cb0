import type { BookSetting, BookSheet } from '@blattwerk/schemas/configurator/book.ts';
import { mostSheets } from '@blattwerk/schemas/configurator/book-limits.ts';
import { singleLayouts } from './book-layouts.ts';
import { type PhotobookStyle, spreadPlans } from './photobook-spreads.ts';

/** The pages that stand alone keep their ids however many lie between them. */
const firstId = mostSheets - 1;
const lastId = mostSheets;

/**
 * The sheets of a book of so many pages. A customer's order is cut before its last page or goes on with the style's
 * layouts, so that it fits every number of pages.
 */
export function bookSheets(
  pages: number,
  style: PhotobookStyle,
  { sheets }: BookSetting = { sheets: [] },
): BookSheet[] {
  const [single = ''] = singleLayouts.map(({ id }) => id);
  const [first = { id: firstId, layout: single }, ...others] = sheets;
  const last = others.pop() ?? { id: lastId, layout: single };
  const count = pages / 2 - 1;
  const between = others.slice(0, count);
  const used = new Set([first, last, ...between].map(({ id }) => id));
  for (let id = 1; between.length < count; id += 1)
    if (!used.has(id)) between.push({ id, layout: ownLayout(id, style) });
  return [first, ...between, last];
}

/** The styles' layouts come in turn. */
function ownLayout(id: number, style: PhotobookStyle): string {
  return `own-${((id - 1) % spreadPlans[style].length) + 1}`;
}

/** The slots of a sheet's photos: the first two are those of its layout with two photos, also in layouts with more or fewer. */
export function photoSlot(sheet: number, place: number): string {
  return `photo-${sheet}-${place + 1}`;
}

export function captionSlot(sheet: number): string {
  return `caption-${sheet}`;
}
