import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import { type Locale, locales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { nonContentPageOf } from '@blattwerk/schemas/shop/pages/non-content-paths.ts';
import { pagePaths } from '@blattwerk/schemas/shop/pages/page-names.generated.ts';

/**
 * A path in the shop of a locale. With every path (`//elsewhere`, `/\elsewhere`, dots) the address stays in
 * that shop: only its path and query are taken.
 */
export function shopAddress(origin: string, channel: Channel, locale: Locale, path: string): string {
  const ownPath = path.replace(/^[/\\]+/, '');
  const { pathname, search } = new URL(`${origin}/${ownPath}`);
  return `${localeAddress(origin, channel, locale)}${pathname}${search}`;
}

/**
 * The address of a path in every shop of a channel. Content has the same path in all languages; the shop's own pages,
 * such as the account, have one in each. Whether a page is there is not looked up.
 */
export function localizedUrls(
  origin: string,
  channel: Channel,
  path: string,
): { locale: Locale; url: string }[] {
  const [, segment = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  const own = nonContentPageOf(segment);
  return locales.map((locale) => {
    const spoken = own ? `/${pagePaths[localeTable[locale].language][own]}${rest}` : path;
    return { locale, url: shopAddress(origin, channel, locale, spoken) };
  });
}
