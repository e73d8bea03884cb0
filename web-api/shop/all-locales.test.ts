import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { channels } from '@blattwerk/schemas/shop/markets/channels.ts';
import { deliveryCountries } from '@blattwerk/schemas/shop/markets/countries.ts';
import { type Locale, locales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { expect, test } from 'vitest';
import { cardPrice } from '../prices/rules/card-price.ts';
import { seededPriceTables } from '../prices/seed/seeded-price-tables.ts';
import { initialData } from './initial-data.ts';

/** Fifty postcards: what one costs in each shop as it is written there, no-break spaces as `_`, and its VAT in per mille. */
type Row = [price: string, vat: number, isDeliveredTo: boolean];
const expected = {
  'de-AT': ['€_0,95', 200, true],
  'de-CH': ['CHF_1.55', 81, true],
  'de-DE': ['0,95_€', 190, true],
  'de-IT': ['0,95_€', 220, true],
  'de-LI': ['CHF_1.55', 81, true],
  'de-LU': ['0,95_€', 170, true],
  'en-GB': ['£0.84', 200, false],
  'en-US': ['$1.07', 0, false],
  'es-ES': ['0,95_€', 210, true],
  'fr-BE': ['0,95_€', 210, true],
  'fr-CH': ['1.55_CHF', 81, true],
  'fr-FR': ['0,95_€', 200, true],
  'fr-LU': ['0,95_€', 170, true],
  'it-CH': ['CHF_1.55', 81, true],
  'it-IT': ['0,95_€', 220, true],
  'nl-BE': ['€_0,95', 210, true],
  'nl-NL': ['€_0,95', 210, true],
} satisfies { readonly [Code in Locale]?: Row };
/** The locales of the specification; the shop may have more. */
const specified = locales.filter((locale): locale is keyof typeof expected =>
  Object.hasOwn(expected, locale),
);

const tables = seededPriceTables();
const everyShop = channels.flatMap((channel) => specified.map((locale) => [channel, locale] as const));

function shopOf(channel: ShopContext['channel'], locale: Locale): ShopContext {
  const { country, currency, language } = localeTable[locale];
  return { channel, country, currency, language, locale };
}

test.each(everyShop)(
  '%s in %s has its prices, its tax and the countries it delivers to',
  (channel, locale) => {
    const shop = shopOf(channel, locale);
    const [price, vat, isDeliveredTo] = expected[locale];
    const query = { productType: 'postkarte-quer', refinement: 'ohne', quantity: 50 } as const;
    const reply = cardPrice(query, tables, shop);
    if (!reply.ok) throw new Error(reply.problem.detail);
    const { unitPrice, vat: tax } = reply.value.quote;
    expect(formatMoney(unitPrice, locale).replaceAll('\u00a0', '_')).toBe(price);
    expect(tax.ratePerMille).toBe(vat);

    const data = initialData('https://www.blattwerk.de', shop);
    expect(data).toMatchObject({
      currency: { code: shop.currency },
      language: shop.language,
      isDeliveredTo,
      deliveryCountries,
      hasWishlist: channel === 'blattwerk',
      hasApps: channel === 'myposter',
      hasInches: channel === 'myposter' && locale === 'en-US',
      defaults: {
        refinement: channel === 'myposter' ? 'gold' : 'ohne',
        collageId: channel === 'myposter' ? 13 : 1,
      },
    });
    expect(data.languages.map((own) => own.locale)).toContain(locale);
  },
);
