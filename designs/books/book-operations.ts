import type { BookSheet, ComposedBook } from '@blattwerk/schemas/configurator/book.ts';
import { mostSheets } from '@blattwerk/schemas/configurator/book-limits.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';

/** Sheets, in the order of a book: its first page, those that lie open, its last page. */
type Sheets = readonly BookSheet[];

/** The order that stands: the customer's where it has as many pages as are chosen, or else the one that was laid out. */
export function sheetsOf({ book, choice }: DraftContent, shown: ComposedBook): Sheets {
  return book && choice.pages === String(pagesOf(book.sheets)) ? book.sheets : shown.sheets;
}

export function pagesOf(sheets: Sheets): number {
  return 2 * sheets.length - 2;
}

/** A sheet at another place; the first and the last page stay where they are. */
export function moveSheet(content: DraftContent, sheets: Sheets, from: number, to: number): DraftContent {
  const target = Math.min(sheets.length - 2, Math.max(1, to));
  const sheet = sheets[from];
  if (!sheet || !isMovable(sheets, from) || target === from) return content;
  return withSheets(content, sheets.toSpliced(from, 1).toSpliced(target, 0, sheet));
}

export function isMovable(sheets: Sheets, place: number): boolean {
  return place > 0 && place < sheets.length - 1;
}

/** How many sheets come or go at once: a book is bound of so many pages. */
export function sheetStep({ pages }: ComposedBook): number {
  return pages.step / 2;
}

/** As many new sheets as a book grows by, behind one of them; with all pages that it may have nothing changes. */
export function insertSheets(
  content: DraftContent,
  sheets: Sheets,
  behind: number,
  book: ComposedBook,
): DraftContent {
  if (!canInsert(sheets, book)) return content;
  const used = new Set(sheets.map(({ id }) => id));
  const free = Array.from({ length: mostSheets }, (_, index) => index + 1).filter((id) => !used.has(id));
  const own = book.spreads.filter(({ id }) => id.startsWith('own-'));
  const fresh = free
    .slice(0, sheetStep(book))
    .map((id) => ({ id, layout: own[(id - 1) % own.length]?.id ?? '0' }));
  const place = Math.min(sheets.length - 1, behind + 1);
  const cleared = withoutWords(content, fresh);
  return withSheets(cleared, sheets.toSpliced(place, 0, ...fresh));
}

export function canInsert(sheets: Sheets, { pages }: ComposedBook): boolean {
  return pagesOf(sheets) + pages.step <= pages.maximum;
}

/** Where sheets go when one of them is to be taken away: with so many others as a book shrinks by. Undefined: none may go. */
export function removable(sheets: Sheets, place: number, book: ComposedBook): number | undefined {
  const step = sheetStep(book);
  if (!isMovable(sheets, place) || pagesOf(sheets) - book.pages.step < book.pages.minimum) return undefined;
  return Math.min(place, sheets.length - 1 - step);
}

/** Takes sheets away; their photos wait in the tray, their captions go with them. */
export function removeSheets(
  content: DraftContent,
  sheets: Sheets,
  place: number,
  book: ComposedBook,
): DraftContent {
  const from = removable(sheets, place, book);
  if (from === undefined) return content;
  const step = sheetStep(book);
  const gone = sheets.slice(from, from + step);
  return withSheets(withoutWords(withoutPhotos(content, gone), gone), sheets.toSpliced(from, step));
}

export function setSheetLayout(
  content: DraftContent,
  sheets: Sheets,
  place: number,
  layout: string,
): DraftContent {
  const sheet = sheets[place];
  if (!sheet || sheet.layout === layout) return content;
  return withSheets(content, sheets.with(place, { ...sheet, layout }));
}

/** The number of pages that is paid for is the one that is there. */
export function withSheets(content: DraftContent, sheets: Sheets): DraftContent {
  const choice = { ...content.choice, pages: String(pagesOf(sheets)) };
  const isSame = choice.pages === content.choice.pages;
  return { ...content, ...(!isSame && { choice }), book: { sheets: [...sheets] } };
}

function withoutWords(content: DraftContent, gone: Sheets): DraftContent {
  const slots = new Set(gone.map(({ id }) => `caption-${id}`));
  const kept = (words: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(words).filter(([slot]) => !slots.has(slot)));
  return { ...content, texts: kept(content.texts), setFor: kept(content.setFor) };
}

function withoutPhotos(content: DraftContent, gone: Sheets): DraftContent {
  const isGone = (slot: string) => gone.some(({ id }) => slot.startsWith(`photo-${id}-`));
  const entries = Object.entries(content.photos);
  return {
    ...content,
    photos: Object.fromEntries(entries.filter(([slot]) => !isGone(slot))),
    tray: [...content.tray, ...entries.flatMap(([slot, photo]) => (isGone(slot) ? [photo] : []))],
  };
}
