import { type Channel, channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { pagePaths } from '@blattwerk/schemas/shop/pages/page-names.generated.ts';
import type { AccountNotice } from '@blattwerk/schemas/shop/visitors/account-notices.ts';

/**
 * The account page of a shop.
 * @param notice what it says became of a form that was sent without scripts
 */
export function accountPageUrl(
  origin: string,
  { channel, locale }: { channel: Channel; locale: Locale },
  notice?: AccountNotice,
): string {
  const path = pagePaths[localeTable[locale].language].account;
  const slash = channelTable[channel].hasTrailingSlash ? '/' : '';
  const query = notice ? `?notice=${notice}` : '';
  return `${localeAddress(origin, channel, locale)}/${path}${slash}${query}`;
}
