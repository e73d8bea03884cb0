import { z } from 'zod';
import { type Channel, channels } from '../shop/markets/channels.ts';
import { type Country, countries, countryTable } from '../shop/markets/countries.ts';
import type { Currency } from '../shop/markets/currencies.ts';
import type { Language } from '../shop/markets/languages.ts';
import { localeSchema } from '../shop/markets/locale-schema.ts';
import { type Locale, localeTable } from '../shop/markets/locales.ts';

/** Which shop a request is about. */
export type ShopContext = {
  channel: Channel;
  country: Country;
  locale: Locale;
  language: Language;
  currency: Currency;
};

export const channelHeader = 'x-channel';
export const localeHeader = 'x-locale';

const combinations = /* @__PURE__ */ channels.flatMap((channel) =>
  countries.map((country) => ({ channel, country, value: channelHeaderValue(channel, country) })),
);

/** `blattwerk-de`: the channel joined with the country. */
function channelHeaderValue(channel: Channel, country: Country): string {
  return `${channel}-${country.toLowerCase()}`;
}

export const channelHeaderSchema = /* @__PURE__ */ z.enum(
  /* @__PURE__ */ combinations.map(({ value }) => value),
);
export const localeHeaderSchema = localeSchema;

/** The headers that name a shop. */
export function shopHeaders({ channel, country, locale }: Omit<ShopContext, 'language' | 'currency'>) {
  return { [channelHeader]: channelHeaderValue(channel, country), [localeHeader]: locale };
}

export type ShopHeadersResult =
  | { ok: true; shop: ShopContext }
  | { ok: false; header: string; message: string; allowed: string[] };

/** The shop that two headers name; the locale must be one of the country's. */
export function readShopHeaders(channelValue: unknown, localeValue: unknown): ShopHeadersResult {
  const found = combinations.find(({ value }) => value === channelValue);
  if (!found) {
    return {
      ok: false,
      header: channelHeader,
      message: 'Send the channel joined with the country.',
      allowed: combinations.map(({ value }) => value),
    };
  }
  const { channel, country } = found;
  const { locales, currency } = countryTable[country];
  const locale = locales.find((candidate) => candidate === localeValue);
  if (!locale) {
    const message = 'Send a locale of the country in the channel header.';
    return { ok: false, header: localeHeader, message, allowed: [...locales] };
  }
  return { ok: true, shop: { channel, country, locale, language: localeTable[locale].language, currency } };
}
