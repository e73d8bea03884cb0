import { type Country, countries } from '@blattwerk/schemas/shop/markets/countries.ts';
import { defaultLocale } from '@blattwerk/schemas/shop/markets/locale.ts';
import {
  countryLocales,
  type Locale,
  localeTable,
} from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { PageHead } from '../../../page/document/page-head.ts';
import { type PageUrls, pageUrls } from '../../../page/request/page-urls.ts';
import type { Site } from '../../sites/sites.ts';

/**
 * The same page in every country and language; the .de shop's is the default.
 * @param only the countries the page exists in, all when empty
 */
export function alternatesOf(
  site: Site,
  only: readonly Country[],
  path: (urls: PageUrls, locale: Locale) => string,
): PageHead['alternates'] {
  const shown = countries.filter((country) => only.length === 0 || only.includes(country));
  const links = shown.flatMap((country) =>
    countryLocales[country].map((locale) => {
      const urls = pageUrls({ channel: site.channel, pathPrefix: localePrefix(locale) });
      const origin = site.siblings.get(country) ?? site.origin;
      return { hreflang: locale, href: `${origin}${path(urls, locale)}` };
    }),
  );
  const german = links.find(({ hreflang }) => hreflang === defaultLocale);
  return german ? [...links, { hreflang: 'x-default', href: german.href }] : links;
}

/** What stands before every path of a locale: `/fr`, or nothing. */
export function localePrefix(locale: Locale): string {
  const { pathPrefix } = localeTable[locale];
  return pathPrefix === '' ? '' : `/${pathPrefix}`;
}
