import { type Channel, channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/markets/locales.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { pageNames } from '@blattwerk/schemas/shop/pages/page-names.ts';
import type { AccountNotice } from '@blattwerk/schemas/shop/visitors/account-notices.ts';

/** The account page of a shop, which says what became of a form that was sent without scripts. */
export function accountPageUrl(
  origin: string,
  { channel, locale }: { channel: Channel; locale: Locale },
  notice: AccountNotice,
): string {
  const path = pageNames[localeTable[locale].language].paths.account;
  const slash = channelTable[channel].hasTrailingSlash ? '/' : '';
  return `${localeAddress(origin, channel, locale)}/${path}${slash}?notice=${notice}`;
}
