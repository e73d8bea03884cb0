import type { BookSheet, ComposedBook } from '@blattwerk/schemas/configurator/book.ts';
import type { DraftContent, DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import { pagesBeforeSheets } from '../editing/book-order.ts';
import { isCustomers } from '../editing/customers-photos.ts';
import type { Design } from '../model/design.ts';
import { misfit } from './best-fit.ts';
import { bestOfAlike } from './best-of-alike.ts';
import { isMovable, withSheets } from './book-operations.ts';
import { chooseLayout, layoutTurns } from './choose-layout.ts';
import { type Holder, shareOut } from './share-out.ts';
import { waitingPhotos } from './tray.ts';

type Book = { sheets: readonly BookSheet[]; composed: ComposedBook; design: Design };
type Sized = { width: number; height: number };
type Layouts = ComposedBook['spreads'];

/** One sheet with more photos than others looks crowded: what a photo more or less than its share costs. */
const uneven = 0.05;
/** Photos that are taken hours apart belong on different pages. */
const breakCost = 0.25;
const breakAfter = 3 * 60 * 60 * 1000;
/** No layout has more photos. */
const mostOnSheet = 8;
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
  const share = photos.length / free.length;
  const costs = new Map<Layouts, Cost>();
  const holders = free.map(({ place, size }, turn) => {
    const layouts = layoutsAt(place);
    const cost = costs.get(layouts) ?? costOf(photos, layouts, size, share);
    costs.set(layouts, cost);
    return holderOf(layouts, turn, share, cost);
  });
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

/** What it costs to put so many photos, from one of them on, on a sheet; the turns of layouts come again. */
type Cost = (turn: number, first: number, count: number) => number;

/** Asked for every sheet: looked up after the first that is like it. */
function costOf(photos: readonly DraftPhoto[], layouts: Layouts, size: Sized, share: number): Cost {
  const times = photos.map(({ takenAt }) => (takenAt === undefined ? Number.NaN : Date.parse(`${takenAt}Z`)));
  const known = new Map<number, number>();
  const exact: Cost = (turn, first, count) => {
    const chosen = chooseLayout(photos.slice(first, first + count), layouts, size, turn);
    const breaks = times
      .slice(first + 1, first + count)
      .filter((time, at) => time - (times[first + at] ?? Number.NaN) > breakAfter).length;
    return (chosen?.cost ?? emptyCost) + uneven * (count - share) ** 2 + breaks * breakCost;
  };
  return (turn, first, count) => {
    const like = turn % layoutTurns;
    const key = (first * layoutTurns + like) * (mostOnSheet + 1) + count;
    const cost = known.get(key) ?? exact(like, first, count);
    known.set(key, cost);
    return cost;
  };
}

function holderOf(layouts: Layouts, turn: number, share: number, cost: Cost): Holder {
  const all = [...new Set(layouts.map(({ photos }) => photos.length))].filter((count) => count <= share + 3);
  // Many more photos than a book holds: each sheet takes as many as it can.
  const least = Math.min(share, Math.max(...all)) - 3;
  return {
    counts: all.filter((count) => count === 0 || count >= least),
    cost: (first, count) => (count === 0 ? emptyCost - turn * 1e-3 : cost(turn, first, count)),
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
