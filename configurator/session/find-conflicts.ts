import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { type Conflict, type Conflicts, conflictId } from './conflict.ts';
import { mergeCalendars } from './merge-calendars.ts';
import { pagesOf } from './merge-drafts.ts';
import { clashingFields, type Fields, isClash } from './merge-fields.ts';
import { wordsOf } from './merge-words.ts';

/** What both have changed, each otherwise, of contents that began as the same one; `mergeDrafts` leaves `mine` there. */
export function findConflicts(base: DraftContent, mine: DraftContent, theirs: DraftContent): Conflicts {
  const found = [
    ...textsIn(base, mine, theirs),
    ...clashingFields(base.photos, mine.photos, theirs.photos).map(
      (slot): Conflict => ({ part: 'photo', slot, theirs: theirs.photos[slot] ?? null }),
    ),
    ...printsIn(base, mine, theirs),
    ...looksIn(base, mine, theirs),
    ...calendarsIn(base, mine, theirs),
    ...choicesIn(base, mine, theirs),
  ];
  return Object.fromEntries(found.map((conflict) => [conflictId(conflict), conflict]));
}

type Three = [base: DraftContent, mine: DraftContent, theirs: DraftContent];

function textsIn(...[base, mine, theirs]: Three): Conflict[] {
  const words = wordsOf(theirs);
  return clashingFields(wordsOf(base), wordsOf(mine), words).map((slot) => ({
    part: 'text',
    slot,
    theirs: words[slot] ?? null,
  }));
}

function printsIn(...three: Three): Conflict[] {
  const rows = three.map(({ prints }) => Object.fromEntries(prints.map((row) => [row.slot, row])));
  const [base = {}, mine = {}, theirs = {}] = rows;
  const slots = clashingFields(base, mine, theirs);
  if (slots.length === 0) return [];
  return [{ part: 'prints', theirs: Object.fromEntries(slots.map((slot) => [slot, theirs[slot] ?? null])) }];
}

function looksIn(...[{ look: base }, { look: mine }, { look: theirs }]: Three): Conflict[] {
  const changed = {
    ...(isClash(base.palette, mine.palette, theirs.palette) && { palette: theirs.palette }),
    ...(isClash(base.pairing, mine.pairing, theirs.pairing) && { pairing: theirs.pairing }),
  };
  return Object.keys(changed).length === 0 ? [] : [{ part: 'look', theirs: changed }];
}

/** Own dates are never lost to another: both stand. What only one has changed stays also where the other is taken. */
function calendarsIn(...[{ calendar: base }, { calendar: mine }, { calendar: theirs }]: Three): Conflict[] {
  const isOne =
    mine && theirs
      ? isClash(base?.start, mine.start, theirs.start) ||
        isClash(base?.sheets, mine.sheets, theirs.sheets) ||
        isClash(base?.language, mine.language, theirs.language) ||
        isClash(holidaysOf(base), holidaysOf(mine), holidaysOf(theirs))
      : isClash(base, mine, theirs);
  return isOne ? [{ part: 'calendar', theirs: mergeCalendars(base, theirs, mine) }] : [];
}

function holidaysOf(calendar: DraftContent['calendar']) {
  return [calendar?.country, calendar?.region];
}

function choicesIn(...[base, mine, theirs]: Three): Conflict[] {
  const names = clashingFields(base.choice, mine.choice, theirs.choice).filter((name) => name !== 'pages');
  const choice = pick(theirs.choice, names);
  return [
    ...(isClash(pagesOf(base), pagesOf(mine), pagesOf(theirs))
      ? [{ part: 'book' as const, theirs: pagesOf(theirs) }]
      : []),
    ...(isClash(base.photoCount, mine.photoCount, theirs.photoCount)
      ? [{ part: 'collage' as const, theirs: theirs.photoCount ?? null }]
      : []),
    ...(names.length > 0 ? [{ part: 'choice' as const, theirs: choice }] : []),
  ];
}

function pick(fields: Fields<string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}
