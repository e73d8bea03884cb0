import type { Locale } from '../markets/locales.generated.ts';
import { dinName } from './din-sizes.ts';
import { displayFormat } from './format-display.ts';
import { type Format, type Orientation, orientationOf } from './formats.ts';

export type NameLanguage = 'de' | 'en';

const ways: Record<NameLanguage, Record<Orientation, string>> = {
  de: { landscape: 'quer', portrait: 'hoch', square: 'quadratisch' },
  en: { landscape: 'landscape', portrait: 'portrait', square: 'square' },
};

const locales: Record<NameLanguage, Locale> = { de: 'de-DE', en: 'en-GB' };

/** `A5 quer`, and nothing for a size without a DIN name. */
export function dinNameAndWay(format: Format, language: NameLanguage): string | undefined {
  const name = dinName(format);
  return name && `${name} ${ways[language][orientationOf(format)]}`;
}

/** `21 × 14,8 cm`, with at most one decimal. */
export function centimetres(format: Format, language: NameLanguage): string {
  return displayFormat(format, locales[language], 'cm').replace(/ \(A\d\)$/, '');
}

/** A size as it is read out: `A5 quer, 21 × 14,8 cm`. */
export function fullFormatName(format: Format, language: NameLanguage): string {
  const name = dinNameAndWay(format, language);
  const size = centimetres(format, language);
  return name ? `${name}, ${size}` : size;
}
