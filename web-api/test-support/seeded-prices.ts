import { type Country, countries, countryTable } from '@blattwerk/schemas/shop/markets/countries.ts';
import { countryLocales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';

/** The card shop of every country: between them they have all currencies. */
export const cardShops: readonly ShopContext[] = countries.map((country) => {
  const { currency } = countryTable[country];
  const [locale] = countryLocales[country];
  return { channel: 'blattwerk', country, currency, locale, language: localeTable[locale].language };
});

export function shopIn(country: Country): ShopContext {
  const shop = cardShops.find((candidate) => candidate.country === country);
  if (!shop) throw new Error(`There is no shop in ${country}.`);
  return shop;
}
