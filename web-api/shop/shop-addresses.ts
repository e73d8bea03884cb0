import type { Channel } from '@blattwerk/schemas/shop/channels.ts';
import { type Locale, locales } from '@blattwerk/schemas/shop/locales.ts';
import { localeAddress } from '@blattwerk/schemas/shop/site-origins.ts';

/**
 * A path in the shop of a locale. Whatever the path says (`//elsewhere`, `/\elsewhere`, dots), the address stays in
 * that shop: only its path and query are taken.
 */
export function shopAddress(origin: string, channel: Channel, locale: Locale, path: string): string {
  const ownPath = path.replace(/^[/\\]+/, '');
  const { pathname, search } = new URL(`${origin}/${ownPath}`);
  return `${localeAddress(origin, channel, locale)}${pathname}${search}`;
}

/** The address of a path in every shop of a channel; content has the same path in all languages. */
export function localizedUrls(
  origin: string,
  channel: Channel,
  path: string,
): { locale: Locale; url: string }[] {
  return locales.map((locale) => ({ locale, url: shopAddress(origin, channel, locale, path) }));
}
