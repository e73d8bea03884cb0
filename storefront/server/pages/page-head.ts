import { type Country, countries, countryTable } from '@blattwerk/schemas/shop/countries.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/locales.ts';
import type { PageData } from '../../app/context/page-data.ts';
import type { PageHead } from '../../app/context/page-head.ts';
import { pageUrls } from '../../app/context/page-urls.ts';
import { imageUrl } from '../../app/images/image-url.ts';
import type { ContactFacts } from '../content/contact-facts.ts';
import type { PreparedStory } from '../content/prepare-story.ts';
import type { Site } from '../sites/sites.ts';
import { organisation } from './organisation.ts';
import { isProductRelated, keptQueryKeys } from './page-kind.ts';

type HeadInput = {
  site: Site;
  page: PageData;
  /** Path below the prefixes, e.g. `service/versand`. */
  path: string;
  query: URLSearchParams;
  story: PreparedStory;
  contact: ContactFacts | undefined;
};

/** Title, canonical address, alternates and structured data of a page (specification, sections 3 and 9). */
export function pageHead({ site, page, path, query, story, contact }: HeadInput): PageHead {
  const { title, description, robots, useQueryParamsInCanoncial, ogImages } = story.metadata;
  const urls = pageUrls({ channel: page.channel, pathPrefix: localePrefix(page.locale) });
  const kept = useQueryParamsInCanoncial ? keptQuery(query, keptQueryKeys(story.components)) : '';
  return {
    title: `${title || story.name} | ${page.siteName}`,
    description,
    robots,
    canonical: `${page.origin}${urls.to(path)}${kept}`,
    images: ogImages.map(
      ({ filename }) => `${page.origin}${imageUrl({ src: filename, width: 1280, format: 'jpeg' })}`,
    ),
    alternates: isProductRelated(story.components) ? [] : alternates(site, path, story.metadata.countries),
    structuredData: [JSON.stringify(organisation(page, contact))],
  };
}

/** @param only the countries the page exists in, all when empty */
function alternates(site: Site, path: string, only: readonly Country[]): PageHead['alternates'] {
  const href = (origin: string, locale: Locale) =>
    `${origin}${pageUrls({ channel: site.channel, pathPrefix: localePrefix(locale) }).to(path)}`;
  const shown = countries.filter((country) => only.length === 0 || only.includes(country));
  const links = shown.flatMap((country) =>
    countryTable[country].locales.map((locale) => ({
      hreflang: locale,
      href: href(site.siblings.get(country) ?? site.origin, locale),
    })),
  );
  const german = links.find(({ hreflang }) => hreflang === 'de-DE');
  return german ? [...links, { hreflang: 'x-default', href: german.href }] : links;
}

function localePrefix(locale: Locale): string {
  const { pathPrefix } = localeTable[locale];
  return pathPrefix === '' ? '' : `/${pathPrefix}`;
}

function keptQuery(query: URLSearchParams, keys: ReadonlySet<string>): string {
  const kept = new URLSearchParams([...query].filter(([key]) => keys.has(key.replace(/\[\]$/, ''))));
  kept.sort();
  return kept.size > 0 ? `?${kept}` : '';
}
