import { z } from 'zod';
import { type Channel, channels } from '../../shop/markets/channels.ts';
import { type Country, countries, countryTable } from '../../shop/markets/countries.ts';
import type { Currency } from '../../shop/markets/currencies.ts';
import { type Language, languages } from '../../shop/markets/languages.generated.ts';
import { countryLocales, type Locale, localeTable } from '../../shop/markets/locales.generated.ts';

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
export const languageHeader = 'x-language';
export const shopHeaderNames = [channelHeader, localeHeader, languageHeader] as const;

const combinations = /* @__PURE__ */ channels.flatMap((channel) =>
  countries.map((country) => ({ channel, country, value: localeHeaderValue(channel, country) })),
);

/** `blattwerk-de`: the channel joined with the country. */
function localeHeaderValue(channel: Channel, country: Country): string {
  return `${channel}-${country.toLowerCase()}`;
}

export const channelHeaderSchema = /* @__PURE__ */ z.enum(channels);
export const localeHeaderSchema = /* @__PURE__ */ z.enum(
  /* @__PURE__ */ combinations.map(({ value }) => value),
);
export const languageHeaderSchema = /* @__PURE__ */ z.enum(languages);

/** The headers that name a shop. */
export function shopHeaders({ channel, country, locale }: Omit<ShopContext, 'language' | 'currency'>) {
  return {
    [channelHeader]: channel,
    [localeHeader]: localeHeaderValue(channel, country),
    [languageHeader]: localeTable[locale].language,
  };
}

export type ShopHeadersResult =
  | { ok: true; shop: ShopContext }
  | { ok: false; header: string; message: string; allowed: string[] };

/** The shop that a request's headers name; without a language, the country's first. */
export function readShopHeaders(headers: Readonly<Record<string, unknown>>): ShopHeadersResult {
  const channel = channels.find((candidate) => candidate === headers[channelHeader]);
  if (!channel) return refused(channelHeader, 'Send the channel.', channels);
  const ofChannel = combinations.filter((one) => one.channel === channel);
  const found = ofChannel.find(({ value }) => value === headers[localeHeader]);
  if (!found) {
    const allowed = ofChannel.map(({ value }) => value);
    return refused(localeHeader, 'Send the channel joined with the country.', allowed);
  }
  const { country } = found;
  const { currency } = countryTable[country];
  const locales = countryLocales[country];
  const asked = headers[languageHeader];
  const locale =
    asked === undefined ? locales[0] : locales.find((one) => localeTable[one].language === asked);
  if (!locale) {
    const allowed = locales.map((one) => localeTable[one].language);
    return refused(languageHeader, 'Send a language of the country in the locale header.', allowed);
  }
  return { ok: true, shop: { channel, country, locale, language: localeTable[locale].language, currency } };
}

function refused(header: string, message: string, allowed: readonly string[]): ShopHeadersResult {
  return { ok: false, header, message, allowed: [...allowed] };
}
