import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { type Locale, locales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { once } from './support/broad.ts';
import { expect, test } from './support/shop-test.ts';

/** How a shopper looks for a wedding invitation in a language, with a slip of the finger, and what the shop says to it. */
const searches: Readonly<
  Record<
    Language,
    { field: string; typed: string; note: RegExp; kind: RegExp; from: string; design: string; card: RegExp }
  >
> = {
  de: {
    field: 'Suchen',
    typed: 'hochzeitseinladnug',
    note: /^Meinten Sie/,
    kind: /Einladungskarte/,
    from: 'ab',
    design: 'Jetzt gestalten',
    card: /heiraten|trauen|Hochzeit|Ja/i,
  },
  en: {
    field: 'Search',
    typed: 'weding invitation',
    note: /^Did you mean/,
    kind: /invitation/i,
    from: 'from',
    design: 'Design it now',
    card: /married|marry|wedding|yes/i,
  },
  es: {
    field: 'Buscar',
    typed: 'invitacoin boda',
    note: /^Quizás quisiste decir/,
    kind: /Invitación/,
    from: 'desde',
    design: 'Diseñar ahora',
    card: /cas|boda|sí/i,
  },
  fr: {
    field: 'Rechercher',
    typed: 'invitation mariaje',
    note: /^Vouliez-vous dire/,
    kind: /invitation|Faire-part/i,
    from: 'à partir de',
    design: 'Personnaliser',
    card: /mari|noces|oui/i,
  },
  it: {
    field: 'Cerca',
    typed: 'invito matrimonoi',
    note: /^Forse cercavi/,
    kind: /Invito|Partecipazion/,
    from: 'da',
    design: 'Personalizza ora',
    card: /spos|nozze|matrimonio|sì/i,
  },
  nl: {
    field: 'Zoeken',
    typed: 'uitnodigng bruiloft',
    note: /^Bedoelde je/,
    kind: /Uitnodiging/,
    from: 'vanaf',
    design: 'Nu ontwerpen',
    card: /trouw|bruiloft|ja/i,
  },
};

/** The home of each shop, and how it writes a price. */
const shops: Readonly<Record<Locale, readonly [host: string, home: string, price: string]>> = {
  'de-AT': ['at', '/', '€ 1,23'],
  'de-CH': ['ch', '/', 'CHF 1.23'],
  'de-DE': ['', '/', '1,23 €'],
  'de-IT': ['it', '/de/', '1,23 €'],
  'de-LI': ['li', '/', 'CHF 1.23'],
  'de-LU': ['lu', '/', '1,23 €'],
  'en-GB': ['gb', '/', '£1.23'],
  'en-US': ['us', '/', '$1.23'],
  'es-ES': ['es', '/', '1,23 €'],
  'fr-BE': ['be', '/fr/', '1,23 €'],
  'fr-CH': ['ch', '/fr/', '1.23 CHF'],
  'fr-FR': ['fr', '/', '1,23 €'],
  'fr-LU': ['lu', '/fr/', '1,23 €'],
  'it-CH': ['ch', '/it/', 'CHF 1.23'],
  'it-IT': ['it', '/', '1,23 €'],
  'nl-BE': ['be', '/', '€ 1,23'],
  'nl-NL': ['nl', '/', '€ 1,23'],
};

/** Any amount, written as the example is. */
function pricedAs(example: string, before = ''): RegExp {
  const escaped = example.replaceAll(/[.$]/g, '\\$&').replaceAll(' ', '\\s').replaceAll(/\d+/g, '\\d+');
  return new RegExp(`${before}${escaped}`);
}

/** An umlaut, a second language of a country, another currency and way to write days. */
const firsts: ReadonlySet<Locale> = new Set(['de-DE', 'fr-CH', 'en-US']);

test.describe.configure({ mode: 'parallel' });

for (const locale of locales) {
  const [host, home, price] = shops[locale];
  test(
    `${locale}: a card is found, opened and priced as its country does`,
    once(firsts.has(locale)),
    async ({ page, shop }) => {
      const { language } = localeTable[locale];
      const { field, typed, note, kind, from, design, card } = searches[language];
      const origin = host === '' ? shop.storefront : shop.storefront.replace('://', `://${host}.`);
      await page.goto(`${origin}${home}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.getByRole('banner').getByRole('searchbox', { name: field }).fill(typed);
      await page.keyboard.press('Enter');
      const main = page.getByRole('main');
      await expect(main.getByText(note)).toBeVisible();
      const tile = main.getByRole('article').first();
      await expect(tile).toContainText(kind);
      await expect(tile).toContainText(/\d\s×\s\d/);
      await expect(tile).toContainText(pricedAs(price, `${from}\\s`));
      // Countries of one language differ in amounts and dates alone.
      if (locales.find((other) => localeTable[other].language === language) === locale) {
        await expectNoFindingsAtAnyWidth(page, 'main');
      }

      await tile.getByRole('link').first().click();
      await expect(page).toHaveURL(/karten-designen/);
      await expect(
        main
          .getByRole('status')
          .filter({ hasText: pricedAs(price) })
          .first(),
      ).toBeVisible();
      await main.getByRole('button', { name: design }).click();
      const texts = main.getByRole('textbox');
      await expect(texts.first()).toBeVisible();
      const written = await texts.evaluateAll((fields) =>
        fields
          .filter((one) => one instanceof HTMLTextAreaElement || one instanceof HTMLInputElement)
          .map(({ value }) => value)
          .join('\n'),
      );
      expect(written).toMatch(card);
      // Days stand on cards as the country writes them.
      if (locale === 'en-US') expect(written).not.toMatch(/\d (?:May|June|July|August|September|October)/);
      if (locale === 'en-GB') expect(written).not.toMatch(/(?:May|June|July|August|September|October) \d/);
    },
  );
}
