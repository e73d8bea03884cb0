import type { Sentence } from '@blattwerk/schemas/rules/model/finding.ts';

type InterfaceLanguage = keyof Sentence;

/** `Germany`, `Deutschland` */
export function countryName(country: string, shownIn: InterfaceLanguage): string {
  return new Intl.DisplayNames(shownIn, { type: 'region' }).of(country) ?? country;
}

/** `German` for `de-AT`: which German it is, its country says. */
export function languageOfLocale(locale: string, shownIn: InterfaceLanguage): string {
  const { language } = new Intl.Locale(locale);
  return new Intl.DisplayNames(shownIn, { type: 'language' }).of(language) ?? language;
}

/** `French`, `Französisch`; the label for what is no code of a language, such as the space's `default`. */
export function languageName(
  { code, label }: { code: string; label: string },
  shownIn: InterfaceLanguage,
): string {
  const names = new Intl.DisplayNames(shownIn, { type: 'language', fallback: 'none' });
  return names.of(code.replaceAll('_', '-')) ?? label;
}
