import type { Locale } from '../markets/locales.generated.ts';

type Options = Readonly<Intl.DateTimeFormatOptions>;

/** Writes moments as readers of a locale do. The first of a month is `1er` in French, which `Intl` does not know. */
export function dateWriter(locale: Locale, options: Options): (moment: Date) => string {
  const format = new Intl.DateTimeFormat(locale, options);
  return (moment) => joined(locale, format.formatToParts(moment));
}

function joined(locale: Locale, parts: readonly Intl.DateTimeFormatPart[]): string {
  const isFrench = locale.startsWith('fr');
  return parts
    .map(({ type, value }) => (isFrench && type === 'day' && value === '1' ? '1er' : value))
    .join('');
}
