const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** `vor 5 Minuten`; for anything under a minute the given words. */
export function agoSentence(then: number, now: number, locale: string, justNow: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const past = Math.max(0, now - then);
  for (const [unit, milliseconds] of units)
    if (past >= milliseconds) return format.format(-Math.floor(past / milliseconds), unit);
  return justNow;
}
