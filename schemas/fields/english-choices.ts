import { inLanguage } from '../languages/phrases.ts';

/** English names of the shop's own choices, by their values: the words that its English shops use. */
export function inEnglish(labels: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([value, label]) => [value, inLanguage(label, 'en')]));
}

/** What countries are called in English, by their codes. */
export function countryNamesInEnglish(countries: readonly string[]): Record<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return Object.fromEntries(countries.map((code) => [code, names.of(code) ?? code]));
}
