import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { type Channel, channels } from '@blattwerk/schemas/shop/markets/channels.ts';
import { countryTable } from '@blattwerk/schemas/shop/markets/countries.ts';
import { type Locale, locales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startStorefront } from '../test-support/running-storefront.ts';

const page = { component: 'page', title: 'Start', robots: 'index,follow', body: [] };
const home = (id: number, channel: Channel) => ({
  id,
  full_slug: `${channel}/home`,
  name: 'Home',
  published: page,
  draft: page,
});

/** Path, currency, and how a price of 34.50, a number and a day are written, with no-break spaces as `_`. */
type Row = [path: string, currency: string, price: string, number: string, day: string];
const expected = {
  'de-AT': ['/', 'eur', '€_34,50', '34,5', '24. Dezember 2026'],
  'de-CH': ['/', 'chf', 'CHF_34.50', '34.5', '24. Dezember 2026'],
  'de-DE': ['/', 'eur', '34,50_€', '34,5', '24. Dezember 2026'],
  'de-IT': ['/de/', 'eur', '34,50_€', '34,5', '24. Dezember 2026'],
  'de-LI': ['/', 'chf', 'CHF_34.50', '34.5', '24. Dezember 2026'],
  'de-LU': ['/', 'eur', '34,50_€', '34,5', '24. Dezember 2026'],
  'en-GB': ['/', 'gbp', '£34.50', '34.5', '24 December 2026'],
  'en-US': ['/', 'usd', '$34.50', '34.5', 'December 24, 2026'],
  'es-ES': ['/', 'eur', '34,50_€', '34,5', '24 de diciembre de 2026'],
  'fr-BE': ['/fr/', 'eur', '34,50_€', '34,5', '24 décembre 2026'],
  'fr-CH': ['/fr/', 'chf', '34.50_CHF', '34,5', '24 décembre 2026'],
  'fr-FR': ['/', 'eur', '34,50_€', '34,5', '24 décembre 2026'],
  'fr-LU': ['/fr/', 'eur', '34,50_€', '34,5', '24 décembre 2026'],
  'it-CH': ['/it/', 'chf', 'CHF_34.50', '34.5', '24 dicembre 2026'],
  'it-IT': ['/', 'eur', '34,50_€', '34,5', '24 dicembre 2026'],
  'nl-BE': ['/', 'eur', '€_34,50', '34,5', '24 december 2026'],
  'nl-NL': ['/', 'eur', '€_34,50', '34,5', '24 december 2026'],
} satisfies { readonly [Code in Locale]?: Row };
/** The locales of the specification; the shop may have more. */
const specified = locales.filter((locale): locale is keyof typeof expected =>
  Object.hasOwn(expected, locale),
);

const shown = z.object({
  page: z.object({ channel: z.string(), country: z.string(), locale: z.string(), currency: z.string() }),
  outcome: z.object({
    head: z.object({
      title: z.string(),
      canonical: z.string(),
      robots: z.string(),
      alternates: z.array(z.object({ hreflang: z.string(), href: z.string() })),
    }),
  }),
});

let shop: Awaited<ReturnType<typeof startStorefront>>;
beforeAll(async () => {
  shop = await startStorefront({
    backEndOrigin: 'http://127.0.0.1:1',
    stories: [home(1, 'blattwerk'), home(2, 'myposter')],
  });
});
afterAll(() => shop.close());

const everyShop = channels.flatMap((channel) => specified.map((locale) => [channel, locale] as const));

test.each(everyShop)(
  '%s answers %s at its host and prefix, in its currency, findable',
  async (channel, locale) => {
    const address = localeAddress('https://www.blattwerk.de', channel, locale);
    const { hostname, origin } = new URL(address);
    const [path, currency] = expected[locale];
    const own = channel === 'blattwerk' || path === '/' ? path : path.slice(0, -1);
    const { status, text } = await shop.get(own, hostname);
    expect(status).toBe(200);
    const { country } = localeTable[locale];
    const { page, outcome } = shown.parse(JSON.parse(text));
    expect(page).toEqual({ channel, country, locale, currency });
    expect(countryTable[country].currency).toBe(currency);
    const { title, canonical, robots, alternates } = outcome.head;
    expect(title).toMatch(
      channel === 'blattwerk' ? /^Start \| Blattwerk\.[a-z.]+$/ : /^Start \| myposter\.[a-z.]+$/,
    );
    expect([canonical, robots]).toEqual([`${origin}${own}`, 'index,follow']);
    expect(alternates).toHaveLength(locales.length + 1);
    expect(alternates).toContainEqual({ hreflang: locale, href: canonical });
    expect(alternates.at(-1)).toEqual({ hreflang: 'x-default', href: `https://www.${channel}.de/` });
  },
);

test.each(specified)('%s writes prices, numbers and days its own way', (locale) => {
  const [, , price, number, day] = expected[locale];
  const { currency } = localeTable[locale];
  const written = [
    formatMoney({ minorUnits: 3450, currency }, locale),
    new Intl.NumberFormat(locale).format(34.5),
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date('2026-12-24')),
  ];
  expect(written.map((text) => text.replace(/[\u00a0\u202f]/g, '_'))).toEqual([price, number, day]);
});
