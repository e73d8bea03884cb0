import { type Channel, channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { countryTable } from '@blattwerk/schemas/shop/markets/countries.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import type { NonContentPage } from '@blattwerk/schemas/shop/pages/non-content-paths.ts';
import { pagePaths } from '@blattwerk/schemas/shop/pages/page-names.generated.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';

type FormShop = { channel: Channel; locale: Locale };

/** The shop that a plain form names in its fields, as scripts name it in headers. */
export function shopOfForm({ channel, locale }: FormShop): ShopContext {
  const { country, language } = localeTable[locale];
  return { channel, locale, country, language, currency: countryTable[country].currency };
}

/** The address of one of the shop's own pages. @param rest below it, without outer slashes */
export function shopPageUrl(
  origin: string,
  { channel, locale }: FormShop,
  page: NonContentPage,
  rest = '',
): URL {
  const slash = channelTable[channel].hasTrailingSlash ? '/' : '';
  const path = [pagePaths[localeTable[locale].language][page], rest].filter(Boolean).join('/');
  return new URL(`${localeAddress(origin, channel, locale)}/${path}${slash}`);
}
