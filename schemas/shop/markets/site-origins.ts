import { type Channel, channels, channelTable } from './channels.ts';
import type { Country } from './countries.ts';
import { countryLocales, type Locale, localeTable } from './locales.generated.ts';

/** Top-level domain of each country; a channel's shop lives at `www.<domain>.<here>`. */
export const countryDomains: Record<Country, string> = {
  DE: 'de',
  AT: 'at',
  CH: 'ch',
  LI: 'li',
  LU: 'lu',
  FR: 'fr',
  IT: 'it',
  BE: 'be',
  NL: 'nl',
  ES: 'es',
  GB: 'co.uk',
  US: 'com',
};

const channelDomains: Record<Channel, string> = { blattwerk: 'blattwerk', myposter: 'myposter' };

/** Where a channel's shop of a country is in production: `https://www.blattwerk.ch`. */
export function productionOrigin(channel: Channel, country: Country): string {
  return `https://www.${channelDomains[channel]}.${countryDomains[country]}`;
}

/** The same shop below any other address, with a label for country and channel: `http://ch.myposter.localhost:3000`. */
export function labelledOrigin(base: string, channel: Channel, country: Country): string {
  const [locale] = countryLocales[country];
  const url = new URL(base);
  const labels = [localeTable[locale].hostPrefix, channelTable[channel].hostPrefix, url.hostname];
  url.hostname = labels.filter((label) => label !== '').join('.');
  return url.origin;
}

/** The host of a locale's shop: what is not a page of it, and so has no language in its path, is below this. */
export function localeOrigin(base: string, channel: Channel, locale: Locale): string {
  return new URL(localeAddress(base, channel, locale)).origin;
}

/** The shop of a locale, with the path prefix of its language: `https://www.blattwerk.ch/fr`; no slash at the end. */
export function localeAddress(base: string, channel: Channel, locale: Locale): string {
  const { country, pathPrefix } = localeTable[locale];
  const origin = isProduction(base)
    ? productionOrigin(channel, country)
    : labelledOrigin(base, channel, country);
  return pathPrefix === '' ? origin : `${origin}/${pathPrefix}`;
}

function isProduction(base: string): boolean {
  return channels.some((channel) => base === productionOrigin(channel, 'DE'));
}
