import type { CalendarDate } from '@blattwerk/schemas/configurator/calendar.ts';
import type { DraftContent, DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import { mergeNames } from './merge-names.ts';
import { inOrder } from './operations.ts';
import { withinPrintLimits } from './print-limits.ts';

/**
 * Two contents that began as the same one: of each slot and each choice what was changed stays, here before there. No
 * slot is lost.
 * @param base what both began with
 */
export function mergeDrafts(base: DraftContent, mine: DraftContent, theirs: DraftContent): DraftContent {
  const { language } = base;
  const { photoCount } = mine.photoCount === base.photoCount ? theirs : mine;
  const { recipe } = mine.recipe === base.recipe ? theirs : mine;
  return {
    version: 1,
    choice: mergeFields(base.choice, mine.choice, theirs.choice),
    look: {
      palette: mine.look.palette === base.look.palette ? theirs.look.palette : mine.look.palette,
      pairing: mine.look.pairing === base.look.pairing ? theirs.look.pairing : mine.look.pairing,
    },
    setFor: mergeFields(base.setFor, mine.setFor, theirs.setFor),
    calendar: mergeCalendars(base.calendar, mine.calendar, theirs.calendar),
    // Two orders of pages have no middle.
    book: isSame(mine.book, base.book) ? theirs.book : mine.book,
    texts: mergeFields(base.texts, mine.texts, theirs.texts),
    photos: mergeFields(base.photos, mine.photos, theirs.photos),
    names: mergeNames(base.names, mine.names, theirs.names),
    ...(isSame(mine.unfoiled, base.unfoiled) ? unfoiledOf(theirs) : unfoiledOf(mine)),
    ...(isSame(mine.lost, base.lost) ? lostOf(theirs) : lostOf(mine)),
    ...(photoCount !== undefined && { photoCount }),
    ...(language !== undefined && { language }),
    ...(recipe !== undefined && { recipe }),
    prints: mergePrints(base.prints, mine.prints, theirs.prints),
    tray: Object.values(mergeFields(byId(base.tray), byId(mine.tray), byId(theirs.tray))),
  };
}

function unfoiledOf({ unfoiled }: DraftContent): Pick<DraftContent, 'unfoiled'> {
  return unfoiled === undefined ? {} : { unfoiled };
}

function lostOf({ lost }: DraftContent): Pick<DraftContent, 'lost'> {
  return lost === undefined ? {} : { lost };
}

type Fields<Value> = Readonly<Record<string, Value>>;

function mergeFields<Value>(
  base: Fields<Value>,
  mine: Fields<Value>,
  theirs: Fields<Value>,
): Record<string, Value> {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return Object.fromEntries(
    [...names].flatMap((name): [string, Value][] => {
      const isMine = JSON.stringify(mine[name]) !== JSON.stringify(base[name]);
      const value = isMine ? mine[name] : theirs[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function byId(photos: readonly DraftPhoto[]): Fields<DraftPhoto> {
  return Object.fromEntries(photos.map((photo) => [photo.photoId, photo]));
}

type Calendar = DraftContent['calendar'];

/** Its own dates are merged one by one: two who enter birthdays lose none. */
function mergeCalendars(base: Calendar, mine: Calendar, theirs: Calendar): Calendar {
  if (!mine || !theirs) return JSON.stringify(mine) === JSON.stringify(base) ? theirs : mine;
  const [before, here, there] = [base, mine, theirs].map((calendar) => byDay(calendar?.dates ?? []));
  return {
    start: mine.start === base?.start ? theirs.start : mine.start,
    language: mine.language === base?.language ? theirs.language : mine.language,
    ...holidaysOf(base, mine, theirs),
    dates: inOrder(Object.values(mergeFields(before ?? {}, here ?? {}, there ?? {}))),
  };
}

/** A region says nothing without its country. */
function holidaysOf(base: Calendar, mine: NonNullable<Calendar>, theirs: NonNullable<Calendar>) {
  const isMine = mine.country !== base?.country || mine.region !== base.region;
  const { country, region } = isMine ? mine : theirs;
  return { country, region };
}

/** Of each print what was changed; those that were added there stand behind those of here. */
function mergePrints(
  base: DraftContent['prints'],
  mine: DraftContent['prints'],
  theirs: DraftContent['prints'],
): DraftContent['prints'] {
  const [before, here, there] = [base, mine, theirs].map((rows) =>
    Object.fromEntries(rows.map((row) => [row.slot, row])),
  );
  return withinPrintLimits(Object.values(mergeFields(before ?? {}, here ?? {}, there ?? {})));
}

function byDay(dates: readonly CalendarDate[]): Fields<CalendarDate> {
  return Object.fromEntries(dates.map((date) => [`${date.month}-${date.day} ${date.text}`, date]));
}
