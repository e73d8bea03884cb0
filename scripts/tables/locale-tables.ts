import { countries, countryTable } from '@blattwerk/schemas/shop/markets/countries.ts';
import { busyPages } from '@blattwerk/schemas/shop/pages/busy-pages.ts';
import type { NonContentPage } from '@blattwerk/schemas/shop/pages/non-content-paths.ts';
import { languageCodes, languageFiles } from './language-files.ts';
import type { Table } from './table.ts';

/** Shops by their locales: a language names the countries that have one in it. */
const shops = languageFiles
  .flatMap((language) =>
    countries.flatMap((country) => {
      const nativeLabel = language.shops[country];
      return nativeLabel === undefined ? [] : [{ language: language.code, country, nativeLabel }];
    }),
  )
  .map(({ language, country, nativeLabel }) => {
    const { currency, hostPrefix, language: first } = countryTable[country];
    const pathPrefix = language === first ? '' : language;
    return {
      locale: `${language}-${country}`,
      entry: { language, country, currency, hostPrefix, pathPrefix, nativeLabel },
    };
  })
  .toSorted((one, other) => (one.locale < other.locale ? -1 : 1));

const localesOfCountries = countries.map((country) => {
  const own = shops.filter(({ entry }) => entry.country === country);
  const [first] = own.filter(({ entry }) => entry.pathPrefix === '');
  if (!first)
    throw new Error(
      `schemas/languages/${countryTable[country].language}.ts must name the shop of ${country}.`,
    );
  return [country, [first, ...own.filter((shop) => shop !== first)].map(({ locale }) => locale)] as const;
});

const homes = languageFiles.map(({ code, home }) => [code, `${code}-${home}`] as const);

function objectOf(entries: Iterable<readonly [string, unknown]>): string {
  return JSON.stringify(Object.fromEntries(entries));
}

/** Languages, locales and the names of pages, as plain data: browsers read them without a language's other texts. */
export const localeTables: readonly Table[] = [
  {
    path: 'schemas/shop/markets/languages.generated.ts',
    render: () =>
      [
        "/** Languages the shop speaks; German is the content space's default language. */",
        `export const languages = ${JSON.stringify(languageCodes)} as const;`,
        'export type Language = (typeof languages)[number];',
        '/** Languages that exist as field-level translations (`field__i18n__en`). */',
        `export const translationLanguages = ${JSON.stringify(languageCodes.filter((code) => code !== 'de'))} as const;`,
      ].join('\n'),
  },
  {
    path: 'schemas/shop/markets/locales.generated.ts',
    render: () =>
      [
        "import type { Country } from './countries.ts';",
        "import type { Language } from './languages.generated.ts';",
        "import type { LocaleEntry } from './locale.ts';",
        `export const locales = ${JSON.stringify(shops.map(({ locale }) => locale))} as const;`,
        'export type Locale = (typeof locales)[number];',
        `export const localeTable: Record<Locale, LocaleEntry> = ${objectOf(shops.map(({ locale, entry }) => [locale, entry]))};`,
        '/** In the order of the language switch; the first has no path prefix. */',
        `export const countryLocales: Record<Country, readonly [Locale, ...Locale[]]> = ${objectOf(localesOfCountries)};`,
        '/** The locale that stands for a language where no country is known. */',
        `export const homeLocales: Record<Language, Locale> = ${objectOf(homes)};`,
      ].join('\n'),
  },
  {
    path: 'schemas/shop/pages/page-names.generated.ts',
    render: () =>
      [
        "import type { Language } from '../markets/languages.generated.ts';",
        "import type { NonContentPage } from './non-content-paths.ts';",
        '/** First path segment of pages that are programs, not stories. */',
        `export const pagePaths: Record<Language, Record<NonContentPage, string>> = ${objectOf(
          languageFiles.map(({ code, pages }) => [code, pages.paths]),
        )};`,
        '/** Where every way down begins. */',
        `export const homeNames: Record<Language, string> = ${objectOf(languageFiles.map(({ code, pages }) => [code, pages.home]))};`,
        "/** Titles of the shop's own pages, which the server alone writes. */",
        `export const ownTitles: Record<Language, Record<'account' | 'businessCustomer' | 'cart' | 'checkout' | 'order' | 'events' | 'reply' | 'configurator', string>> = ${objectOf(
          languageFiles.map(({ code, pages }) => [code, pages.titles]),
        )};`,
        '/** What search engines say of the page for businesses. */',
        `export const businessDescriptions: Record<Language, string> = ${objectOf(
          languageFiles.map(({ code, pages }) => [code, pages.businessDescription]),
        )};`,
      ].join('\n'),
  },
  {
    // Apart, as every page in a browser loads these alone.
    path: 'schemas/shop/pages/dialog-paths.generated.ts',
    render: () =>
      [
        '/** Path segments of pages that also open as dialogs, in all languages. */',
        `export const accountPaths: readonly string[] = ${namesOf('account')};`,
        `export const newsletterPaths: readonly string[] = ${namesOf('newsletter')};`,
      ].join('\n'),
  },
  {
    path: 'schemas/shop/pages/busy-paths.generated.ts',
    render: () =>
      [
        '/** Path segments of pages that visitors are not disturbed on, in all languages. */',
        `export const busyPaths: readonly string[] = ${namesOf(...busyPages)};`,
      ].join('\n'),
  },
];

function namesOf(...named: readonly NonContentPage[]): string {
  return JSON.stringify([
    ...new Set(named.flatMap((page) => languageFiles.map(({ pages }) => pages.paths[page]))),
  ]);
}
