import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { type Locale, locales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeOrigin, productionOrigin } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import type { PageData } from '../../../page/request/page-data.ts';
import { pageUrls } from '../../../page/request/page-urls.ts';
import { safeHref } from '../../components/link/safe-href.ts';

type ShopLink = { href: string; locale: Locale | undefined };

/**
 * Where a link to the shop of another country leads. Pages are written with the addresses of a shop on the writer's own
 * machine; such a link is meant as that country's shop beside the one being shown, wherever that is.
 */
export function shopLink(
  address: string,
  country: string,
  page: Pick<PageData, 'origin' | 'channel' | 'country'>,
): ShopLink | undefined {
  const href = safeHref(address)?.href;
  if (href === undefined || !URL.canParse(href))
    return href === undefined ? undefined : { href, locale: undefined };
  const url = new URL(href);
  const ofCountry = locales.filter((locale) => localeTable[locale].country === country);
  const [, prefix = ''] = url.pathname.split('/');
  const locale =
    ofCountry.find((known) => localeTable[known].pathPrefix === prefix) ??
    ofCountry.find((known) => localeTable[known].pathPrefix === '');
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  if (!isLocal || !locale) return { href, locale };
  const { to } = pageUrls({ channel: page.channel, pathPrefix: '' });
  return { href: localeOrigin(baseOf(page), page.channel, locale) + to(url.pathname), locale };
}

/** The address of the card channel's German shop beside the one being shown. */
function baseOf({ origin, channel, country }: Pick<PageData, 'origin' | 'channel' | 'country'>): string {
  if (origin === productionOrigin(channel, country)) return productionOrigin('blattwerk', 'DE');
  const url = new URL(origin);
  const own = locales.find((locale) => localeTable[locale].country === country);
  const labels = [own ? localeTable[own].hostPrefix : '', channelTable[channel].hostPrefix];
  const front = labels.filter((label) => label !== '').map((label) => `${label}.`);
  url.hostname = url.hostname.replace(front.join(''), '');
  return url.origin;
}
