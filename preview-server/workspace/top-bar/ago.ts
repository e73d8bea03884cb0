const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** `vor 5 Minuten`; anything under a minute is `jetzt`. */
export function agoSentence(then: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const past = Math.max(0, now - then);
  for (const [unit, milliseconds] of units)
    if (past >= milliseconds) return format.format(-Math.floor(past / milliseconds), unit);
  return format.format(0, 'second');
}
