import type { DraftContent, DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import { isSame } from './is-same.ts';
import { mergeCalendars } from './merge-calendars.ts';
import { type Fields, mergeFields } from './merge-fields.ts';
import { mergeNames } from './merge-names.ts';
import { mergeWords } from './merge-words.ts';
import { withinPrintLimits } from './print-limits.ts';

/**
 * Two contents that began as the same one: of each slot and each choice what was changed stays, here before there. No
 * slot is lost.
 * @param base what both began with
 * @returns `mine` itself where nothing comes of the other
 */
export function mergeDrafts(base: DraftContent, mine: DraftContent, theirs: DraftContent): DraftContent {
  const { language } = base;
  const { photoCount } = mine.photoCount === base.photoCount ? theirs : mine;
  // One that names none yet has changed nothing of it.
  const { recipe } = mine.recipe === base.recipe || mine.recipe === undefined ? theirs : mine;
  const unfoiled = mergeSlots(base.unfoiled, mine.unfoiled, theirs.unfoiled);
  const lost = mergeSlots(base.lost, mine.lost, theirs.lost);
  const lostCrops = mergeFields(base.lostCrops ?? {}, mine.lostCrops ?? {}, theirs.lostCrops ?? {});
  const merged: DraftContent = {
    version: 1,
    ...mergeBooks(base, mine, theirs),
    look: {
      palette: mine.look.palette === base.look.palette ? theirs.look.palette : mine.look.palette,
      pairing: mine.look.pairing === base.look.pairing ? theirs.look.pairing : mine.look.pairing,
    },
    ...mergeWords(base, mine, theirs),
    calendar: mergeCalendars(base.calendar, mine.calendar, theirs.calendar),
    photos: mergeFields(base.photos, mine.photos, theirs.photos),
    names: mergeNames(base.names, mine.names, theirs.names),
    ...(unfoiled && { unfoiled }),
    ...(lost && { lost }),
    ...(Object.keys(lostCrops).length > 0 && { lostCrops }),
    ...stylesOf(mergeFields(base.styles ?? {}, mine.styles ?? {}, theirs.styles ?? {})),
    ...(photoCount !== undefined && { photoCount }),
    ...(language !== undefined && { language }),
    ...(recipe !== undefined && { recipe }),
    prints: mergePrints(base.prints, mine.prints, theirs.prints),
    tray: mergeTrays(base.tray, mine.tray, theirs.tray),
  };
  return isSame(merged, mine) ? mine : withSameParts(merged, mine);
}

/** What is drawn of a part is drawn anew only where the part is another. */
function withSameParts(merged: DraftContent, { choice, look, calendar, book, ...mine }: DraftContent) {
  const { setFor, texts, photos, names, prints, tray } = mine;
  const parts = { choice, look, calendar, book, setFor, texts, photos, names, prints, tray };
  const same = Object.entries(parts).filter(([name, part]) => isSame(Reflect.get(merged, name), part));
  return { ...merged, ...Object.fromEntries(same) };
}

/** Two orders of pages have no middle; how many there are goes with their order. */
function mergeBooks(base: DraftContent, mine: DraftContent, theirs: DraftContent) {
  const { book, choice } = isSame(pagesOf(mine), pagesOf(base)) ? theirs : mine;
  const { pages: _, ...merged } = mergeFields(base.choice, mine.choice, theirs.choice);
  const { pages } = choice;
  return { book, choice: pages === undefined ? merged : { ...merged, pages } };
}

/** What there is of pages: one thing to two who change it. */
export function pagesOf({ book, choice }: DraftContent) {
  return { book, pages: choice.pages ?? null };
}

function stylesOf(styles: NonNullable<DraftContent['styles']>): Pick<DraftContent, 'styles'> {
  return Object.keys(styles).length > 0 ? { styles } : {};
}

type Slots = string[] | undefined;

function mergeSlots(base: Slots, mine: Slots, theirs: Slots): Slots {
  const [before, here, there] = [base, mine, theirs].map((slots = []) =>
    Object.fromEntries(slots.map((slot) => [slot, slot])),
  );
  const merged = Object.values(mergeFields(before ?? {}, here ?? {}, there ?? {}));
  if (merged.length > 0) return merged;
  return isSame(mine, base) ? theirs : mine;
}

type Tray = DraftContent['tray'];

function mergeTrays(base: Tray, mine: Tray, theirs: Tray): Tray {
  if (isSame(mine, base)) return theirs;
  return Object.values(mergeFields(byId(base), byId(mine), byId(theirs)));
}

function byId(photos: readonly DraftPhoto[]): Fields<DraftPhoto> {
  return Object.fromEntries(photos.map((photo) => [photo.photoId, photo]));
}

/** Of each print what was changed; those that were added there stand behind those of here. */
function mergePrints(
  base: DraftContent['prints'],
  mine: DraftContent['prints'],
  theirs: DraftContent['prints'],
): DraftContent['prints'] {
  // The order, too, is that of the one that has changed something.
  if (isSame(mine, base)) return theirs;
  const [before, here, there] = [base, mine, theirs].map((rows) =>
    Object.fromEntries(rows.map((row) => [row.slot, row])),
  );
  return withinPrintLimits(Object.values(mergeFields(before ?? {}, here ?? {}, there ?? {})));
}
