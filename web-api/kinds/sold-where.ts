import { type Channel, channels } from '@blattwerk/schemas/shop/markets/channels.ts';
import { type Country, countries, deliveryCountries } from '@blattwerk/schemas/shop/markets/countries.ts';
import { countryLocales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { SoldWhere } from './kind.ts';

/** Countries where the shop speaks German. */
export const germanSpeaking: readonly Country[] = countries.filter((country) =>
  countryLocales[country].some((locale) => localeTable[locale].language === 'de'),
);

/** Countries our own carriers serve. */
export const delivered: readonly Country[] = deliveryCountries;

/** In every country, to all types of customers. */
export function everywhereIn(...sold: readonly Channel[]): SoldWhere {
  return { channels: sold.length > 0 ? sold : channels, countries, customerTypes: null };
}
