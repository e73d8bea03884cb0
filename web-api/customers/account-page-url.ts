import { type Channel, channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress, localeOrigin } from '@blattwerk/schemas/shop/markets/site-origins.ts';
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

/**
 * The page of the same shop that has asked to sign in; undefined where none did.
 * @param returnTo a path, as its contract has checked
 */
export function askingPageUrl(
  origin: string,
  { channel, locale, returnTo }: { channel: Channel; locale: Locale; returnTo?: string | undefined },
  notice: AccountNotice,
): string | undefined {
  if (returnTo === undefined) return undefined;
  const url = new URL(returnTo, localeOrigin(origin, channel, locale));
  if (notice !== 'signed-in') url.searchParams.set('notice', notice);
  return url.href;
}
