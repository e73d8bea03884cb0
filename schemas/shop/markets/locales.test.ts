import { describe, expect, it } from 'vitest';
import { countries, countryTable } from './countries.ts';
import { localePattern } from './locale.ts';
import { localeSchema } from './locale-schema.ts';
import { countryLocales, locales, localeTable } from './locales.generated.ts';

const specified = [
  ...['de-AT', 'de-CH', 'de-DE', 'de-IT', 'de-LI', 'de-LU', 'en-GB', 'en-US', 'es-ES'],
  ...['fr-BE', 'fr-CH', 'fr-FR', 'fr-LU', 'it-CH', 'it-IT', 'nl-BE', 'nl-NL'],
];

describe('locales', () => {
  it('are at least the seventeen of the specification', () => {
    expect(locales).toEqual(expect.arrayContaining(specified));
    expect(localeSchema.safeParse('de-DE').success).toBe(true);
    expect(localeSchema.safeParse('de-FR').success).toBe(false);
  });

  it.each(locales)('%s names its own language, country and currency', (locale) => {
    const entry = localeTable[locale];
    expect(locale).toMatch(localePattern);
    expect(locale).toBe(`${entry.language}-${entry.country}`);
    expect(entry.currency).toBe(countryTable[entry.country].currency);
    expect(countryLocales[entry.country]).toContain(locale);
  });

  it('have one address each', () => {
    const addresses = locales.map(
      (locale) => `${localeTable[locale].hostPrefix}/${localeTable[locale].pathPrefix}`,
    );
    expect(new Set(addresses).size).toBe(locales.length);
  });

  it('need a path prefix only beside the default language of a country', () => {
    for (const country of countries) {
      const [first, ...others] = countryLocales[country];
      expect(localeTable[first].pathPrefix).toBe('');
      for (const locale of others) expect(localeTable[locale].pathPrefix).toBe(localeTable[locale].language);
    }
    expect(countries.filter((country) => countryLocales[country].length > 1)).toEqual([
      'CH',
      'LU',
      'IT',
      'BE',
    ]);
  });
});
