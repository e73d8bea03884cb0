import type { BookSheet, ComposedBook } from '@blattwerk/schemas/configurator/book.ts';
import type { DraftContent, DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import { pagesBeforeSheets } from '../editing/book-order.ts';
import { isCustomers } from '../editing/customers-photos.ts';
import type { Design } from '../model/design.ts';
import { misfit } from './best-fit.ts';
import { bestOfAlike } from './best-of-alike.ts';
import { isMovable, withSheets } from './book-operations.ts';
import { chooseLayout } from './choose-layout.ts';
import { type Holder, shareOut } from './share-out.ts';
import { waitingPhotos } from './tray.ts';

type Book = { sheets: readonly BookSheet[]; composed: ComposedBook; design: Design };
type Sized = { width: number; height: number };

/** One sheet with more photos than others looks crowded: what a photo more or less than its share costs. */
const uneven = 0.05;
/** Photos that are taken hours apart belong on different pages. */
const breakCost = 0.25;
const breakAfter = 3 * 60 * 60 * 1000;
/** Pages that stay empty are the last ones. */
const emptyCost = 2;

/**
 * Puts all photos that wait into the pages that have none yet, as they were taken: so many on each, in the layout that
 * cuts off least. Of photos that look alike the best is taken; the others wait on.
 */
export function fillBook(content: DraftContent, { sheets, composed, design }: Book): DraftContent {
  const layers = design.pages.map((page) => page.layers.filter(isCustomers));
  const slots = new Set(layers.flat().map(({ slot }) => slot));
  const placed = [...slots].flatMap((slot) => content.photos[slot] ?? []);
  const waiting = waitingPhotos(content, slots).map(({ photo }) => photo);
  const best = bestOfAlike(waiting, placed);
  const cover = layers[0]?.find(({ slot }) => !content.photos[slot]);
  const onCover =
    cover && best.toSorted((one, other) => misfit(one, cover.box) - misfit(other, cover.box))[0];
  const photos = best.filter((photo) => photo !== onCover);
  const free = sheets.flatMap((sheet, place) => {
    const own = layers[place + pagesBeforeSheets] ?? [];
    const page = design.pages[place + pagesBeforeSheets];
    return page && own.every(({ slot }) => !content.photos[slot]) ? [{ sheet, place, size: page.trim }] : [];
  });

  const layoutsAt = (place: number) => (isMovable(sheets, place) ? composed.spreads : composed.singles);
  const holders = free.map(({ place, size }, turn) =>
    holderOf(photos, layoutsAt(place), { size, turn, share: photos.length / free.length }),
  );
  const shares = shareOut(photos.length, holders);

  const taken = new Map<string, DraftPhoto>();
  if (cover && onCover) taken.set(cover.slot, onCover);
  let first = 0;
  const changed = new Map<number, BookSheet>();
  for (const [turn, { sheet, place, size }] of free.entries()) {
    const own = photos.slice(first, first + (shares[turn] ?? 0));
    first += own.length;
    const chosen = own.length > 0 ? chooseLayout(own, layoutsAt(place), size, turn) : undefined;
    if (!chosen) continue;
    changed.set(place, { ...sheet, layout: chosen.layout.id });
    chosen.order.forEach((photo, at) => {
      const there = own[photo];
      if (there) taken.set(`photo-${sheet.id}-${at + 1}`, there);
    });
  }
  if (taken.size === 0) return content;
  const rearranged = withSheets(
    content,
    sheets.map((sheet, place) => changed.get(place) ?? sheet),
  );
  return withPhotos(rearranged, slots, taken);
}

/** Photos that waited in a slot without a place wait in the tray from now on: their slot may be another's. */
function withPhotos(
  content: DraftContent,
  slots: ReadonlySet<string>,
  taken: ReadonlyMap<string, DraftPhoto>,
) {
  const used = new Set([...taken.values()].map(({ photoId }) => photoId));
  const entries = Object.entries(content.photos);
  const homeless = entries.flatMap(([slot, photo]) => (slots.has(slot) ? [] : [photo]));
  return {
    ...content,
    photos: {
      ...Object.fromEntries(entries.filter(([slot]) => slots.has(slot))),
      ...Object.fromEntries(taken),
    },
    tray: [...content.tray, ...homeless].filter(({ photoId }) => !used.has(photoId)),
  };
}

type Page = { size: Sized; turn: number; share: number };

function holderOf(photos: readonly DraftPhoto[], layouts: ComposedBook['spreads'], page: Page): Holder {
  const { size, turn, share } = page;
  const most = Math.ceil(share) + 2;
  const counts = [...new Set(layouts.map((layout) => layout.photos.length))].filter((count) => count <= most);
  const times = photos.map(({ takenAt }) => (takenAt === undefined ? Number.NaN : Date.parse(`${takenAt}Z`)));
  return {
    counts,
    cost(first, count) {
      if (count === 0) return emptyCost - turn * 1e-3;
      const chosen = chooseLayout(photos.slice(first, first + count), layouts, size, turn);
      const breaks = times
        .slice(first + 1, first + count)
        .filter((time, at) => time - (times[first + at] ?? Number.NaN) > breakAfter).length;
      return (chosen?.cost ?? emptyCost) + uneven * (count - share) ** 2 + breaks * breakCost;
    },
  };
}

/** Takes away the places that have no photo: every page gets the layout for those that it has. */
export function withoutEmptyPlaces(content: DraftContent, { sheets, composed, design }: Book): DraftContent {
  const changed = sheets.map((sheet, place): BookSheet => {
    const page = design.pages[place + pagesBeforeSheets];
    const slots = page?.layers.filter(isCustomers).map(({ slot }) => slot) ?? [];
    const filled = slots.flatMap((slot) => content.photos[slot] ?? []);
    if (!page || filled.length === slots.length) return sheet;
    const layouts = isMovable(sheets, place) ? composed.spreads : composed.singles;
    const hasWords = page.layers.some((layer) => layer.type === 'text');
    const like = layouts.filter(({ words }) => (words !== null) === hasWords);
    const chosen =
      chooseLayout(filled, like, page.trim, place) ?? chooseLayout(filled, layouts, page.trim, place);
    return chosen ? { ...sheet, layout: chosen.layout.id } : sheet;
  });
  const closed = changed.reduce(
    (now, sheet, place) => closeUp(now, sheet, design.pages[place + pagesBeforeSheets]),
    content,
  );
  return withSheets(closed, changed);
}

/** Photos move up to the first places of their sheet. */
function closeUp(
  content: DraftContent,
  { id }: BookSheet,
  page: Design['pages'][number] | undefined,
): DraftContent {
  const slots = page?.layers.filter(isCustomers).map(({ slot }) => slot) ?? [];
  const filled = slots.flatMap((slot) => content.photos[slot] ?? []);
  const others = Object.entries(content.photos).filter(([slot]) => !slots.includes(slot));
  const own = filled.map((photo, at): [string, DraftPhoto] => [`photo-${id}-${at + 1}`, photo]);
  return { ...content, photos: Object.fromEntries([...others, ...own]) };
}
