import type { CalendarDate } from '@blattwerk/schemas/configurator/calendar.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { isSame } from './is-same.ts';
import { type Fields, mergeFields } from './merge-fields.ts';
import { inOrder } from './operations.ts';

type Calendar = DraftContent['calendar'];

/** Two calendars that began as the same one. Own dates are merged one by one: two who enter birthdays lose none. */
export function mergeCalendars(base: Calendar, mine: Calendar, theirs: Calendar): Calendar {
  if (isSame(mine, base)) return theirs;
  if (!mine || !theirs) return mine;
  const [before, here, there] = [base, mine, theirs].map((calendar) => byDay(calendar?.dates ?? []));
  return {
    start: mine.start === base?.start ? theirs.start : mine.start,
    sheets: mine.sheets === base?.sheets ? theirs.sheets : mine.sheets,
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

function byDay(dates: readonly CalendarDate[]): Fields<CalendarDate> {
  return Object.fromEntries(dates.map((date) => [`${date.month}-${date.day} ${date.text}`, date]));
}
