import type { Sentence } from './finding.ts';

const german = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'long' });
const english = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });

/** A day, such as `2026-12-24`, as findings name it; one that no calendar has, as it is written. */
export function dayWords(day = ''): Sentence {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return { de: day, en: day };
  return { de: german.format(date), en: english.format(date) };
}
