import { kindFacts, type ProductKind, productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { productPath } from '@blattwerk/schemas/products/product-paths.ts';
import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Country } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { countryLocales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { marketOf } from '@blattwerk/schemas/shop/markets/markets.ts';
import { isInSeason } from '@blattwerk/schemas/shop/pages/season.ts';
import { fullSlugIn } from '@blattwerk/schemas/shop/pages/story-paths.ts';
import {
  type CatalogueFacts,
  isPricedIn,
  isSoldIn,
} from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import type { CustomerType } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import { parseProductReference } from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import { pageUrls } from '../../page/request/page-urls.ts';
import type { PublishedPage } from '../content/content-source.ts';
import { alternatesOf, localePrefix } from '../pages/head/alternates.ts';
import { isProductRelated } from '../pages/head/page-kind.ts';
import type { Site } from '../sites/sites.ts';
import type { SitemapUrl } from './sitemap-xml.ts';

/** Every page of a site that search engines may index on a day, in each of its languages. */
export function pageAddresses(site: Site, pages: readonly PublishedPage[], day: string): SitemapUrl[] {
  const listed = pages.filter(
    ({ fullSlug, robots, countries, customerTypes, season, components }) =>
      robots.startsWith('index') &&
      isInSeason(season, day) &&
      isShownIn(site, countries) &&
      isShownToGuests(customerTypes) &&
      !isTemplate(components) &&
      fullSlug !== themesSlug(site),
  );
  return inEveryLanguage(site, ({ story }, language) =>
    listed.map(({ fullSlug, publishedAt, countries, components }) => ({
      loc: `${site.origin}${story(fullSlugIn(fullSlug, language))}`,
      lastmod: publishedAt,
      ...(!isProductRelated(components) && {
        alternates: alternatesOf(site, countries, (urls, locale) =>
          urls.story(fullSlugIn(fullSlug, localeTable[locale].language)),
        ),
      }),
    })),
  );
}

/** The page of every theme of which a site sells something, where editors have published the page of themes. */
export function themeAddresses(
  site: Site,
  facts: CatalogueFacts,
  pages: readonly PublishedPage[],
): SitemapUrl[] {
  const shared = pages.find(({ fullSlug }) => fullSlug === themesSlug(site));
  if (!shared?.robots.startsWith('index') || !isShownIn(site, shared.countries)) return [];
  const market = marketOf(site);
  const sold = Object.entries(facts.themes).filter(([, theme]) => isSoldIn(facts, theme, market, 'private'));
  return inEveryLanguage(site, ({ to }) =>
    sold.map(([id]) => ({ loc: `${site.origin}${to(`themes/${id}`)}` })),
  );
}

/** The page of every product that a site sells, in each of its languages, where editors have published its kind's page. */
export function productAddresses(
  site: Site,
  facts: CatalogueFacts,
  pages: readonly PublishedPage[],
): SitemapUrl[] {
  // Search engines visit as guests.
  const market = marketOf(site);
  const kinds = shownKinds(site, pages);
  const paths = Object.entries(facts.products).flatMap(([text, product]) => {
    const reference = parseProductReference(text);
    if (!reference || !kinds.has(reference.kind)) return [];
    if (!isSoldIn(facts, product, market, 'private') || !isPricedIn(facts, product, market)) return [];
    return productPath({ ...reference, name: product.name });
  });
  return inEveryLanguage(site, ({ to }) => paths.map((path) => ({ loc: `${site.origin}${to(path)}` })));
}

/** Kinds of products whose shared story a site's guests can see. */
function shownKinds(site: Site, pages: readonly PublishedPage[]): ReadonlySet<ProductKind> {
  const slugs = new Set(
    pages
      .filter(({ countries, customerTypes }) => isShownIn(site, countries) && isShownToGuests(customerTypes))
      .map(({ fullSlug }) => fullSlug),
  );
  const folder = channelTable[site.channel].contentFolder;
  return new Set(productKinds.filter((kind) => slugs.has(`${folder}/${kindFacts[kind].page.segment}`)));
}

/** The story that shows whichever theme its address names. */
function themesSlug({ channel }: Site): string {
  return `${channelTable[channel].contentFolder}/themes`;
}

function isShownIn({ country }: Site, only: readonly Country[]): boolean {
  return only.length === 0 || only.includes(country);
}

function isShownToGuests(only: readonly CustomerType[]): boolean {
  return only.length === 0 || only.includes('private');
}

/** A page that shows whichever product its address names shows only an example at its own. */
function isTemplate(components: ReadonlySet<string>): boolean {
  return productKinds.some((kind) => components.has(kindFacts[kind].page.block));
}

function inEveryLanguage(
  { channel, country }: Site,
  addresses: (urls: ReturnType<typeof pageUrls>, language: Language) => SitemapUrl[],
): SitemapUrl[] {
  return countryLocales[country].flatMap((locale) =>
    addresses(pageUrls({ channel, pathPrefix: localePrefix(locale) }), localeTable[locale].language),
  );
}
