/** A block as content stores it, with the days between which it is shown: `2026-12-24 00:00`. */
export type Season = Readonly<Record<string, unknown>>;

/** The names of the fields of a season. */
export const seasonFields = ['shownFrom', 'shownUntil'] as const;

/** The day of a stored date, `YYYY-MM-DD`; undefined for none, and for what is none. */
export function dayOf(stored: unknown): string | undefined {
  return typeof stored === 'string' && /^\d{4}-\d{2}-\d{2}/.test(stored) ? stored.slice(0, 10) : undefined;
}

/** Whether a block is shown on a day; both days of its season count. */
export function isInSeason({ shownFrom, shownUntil }: Season, day: string): boolean {
  const [from, until] = [dayOf(shownFrom), dayOf(shownUntil)];
  return (from === undefined || from <= day) && (until === undefined || day <= until);
}

/** The same date a year later; the last of February stays one. */
export function aYearLater(stored: string): string {
  const later = `${Number(stored.slice(0, 4)) + 1}${stored.slice(4)}`;
  return later.replace(/^(\d{4})-02-29/, '$1-02-28');
}

/** Whether any block in the JSON of a story has a season. */
export function hasSeasons(json: string): boolean {
  return seasonFields.some((name) => json.includes(`"${name}":"`));
}
