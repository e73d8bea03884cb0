import { localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { Company } from '@blattwerk/schemas/shop/pages/company.ts';
import { defaultRobots } from '@blattwerk/schemas/shop/pages/page-metadata.ts';
import { homeNames } from '@blattwerk/schemas/shop/pages/page-names.generated.ts';
import { pathIn, storyPath } from '@blattwerk/schemas/shop/pages/story-paths.ts';
import { breadcrumbMarkup } from '../../../page/document/breadcrumb-markup.ts';
import type { PageHead } from '../../../page/document/page-head.ts';
import { imageUrl } from '../../../page/endpoints/image-url.ts';
import type { PageData } from '../../../page/request/page-data.ts';
import { pageUrls } from '../../../page/request/page-urls.ts';
import type { ContactFacts } from '../../content/contact-facts.ts';
import type { PreparedStory } from '../../content/prepare-story.ts';
import type { Site } from '../../sites/sites.ts';
import { alternatesOf, localePrefix } from './alternates.ts';
import { articleMarkup } from './article-markup.ts';
import { organisation } from './organisation.ts';
import { isProductRelated, keptQueryKeys } from './page-kind.ts';
import type { ParentPage } from './parent-pages.ts';

type HeadInput = {
  site: Site;
  page: PageData;
  /** Path below the prefixes, e.g. `service/versand`. */
  path: string;
  query: URLSearchParams;
  story: PreparedStory;
  contact: ContactFacts | undefined;
  company: Company | undefined;
  /** Pages above this one, from the top. */
  parents?: readonly ParentPage[];
};

/** Title, canonical address, alternates and structured data of a page (specification, sections 3 and 9). */
export function pageHead({
  site,
  page,
  path,
  query,
  story,
  contact,
  company,
  parents = [],
}: HeadInput): PageHead {
  const { title, description, robots, useQueryParamsInCanoncial, ogImages } = story.metadata;
  const urls = pageUrls({ channel: page.channel, pathPrefix: localePrefix(page.locale) });
  const kept = useQueryParamsInCanoncial ? keptQuery(query, keptQueryKeys(story.components)) : '';
  const above = parents.map((parent) => ({ name: parent.name, href: urls.to(parent.path) }));
  const home = { name: homeNames[page.language], href: urls.home };
  const crumbs = [home, ...above, { name: title || story.name, href: urls.to(path) }];
  return {
    title: `${title || story.name} | ${page.siteName}`,
    description,
    robots: site.isIndexed ? robots : defaultRobots,
    canonical: `${page.origin}${urls.to(path)}${kept}`,
    images: ogImages.map(
      ({ filename }) => `${page.origin}${imageUrl({ src: filename, width: 1280, format: 'jpeg' })}`,
    ),
    alternates: isProductRelated(story.components)
      ? []
      : alternatesOf(site, story.metadata.countries, (shop, locale) =>
          shop.to(pathIn(storyPath(path), localeTable[locale].language)),
        ),
    structuredData: [
      organisation(page, contact, company),
      ...(story.article ? [articleMarkup(story.article, page, `${page.origin}${urls.to(path)}`)] : []),
      ...(path === '' || page.route.product ? [] : [breadcrumbMarkup(crumbs, page.origin)]),
    ],
  };
}

function keptQuery(query: URLSearchParams, keys: ReadonlySet<string>): string {
  const kept = new URLSearchParams([...query].filter(([key]) => keys.has(key.replace(/\[\]$/, ''))));
  kept.sort();
  return kept.size > 0 ? `?${kept}` : '';
}
