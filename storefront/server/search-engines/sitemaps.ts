import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { LRUCache } from 'lru-cache';
import { afterDeadline } from '../after-deadline.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { CatalogueFactsSource } from '../shop-data/catalogue-facts.ts';
import { createSingleFlight } from '../single-flight.ts';
import type { Site } from '../sites/sites.ts';
import { pageAddresses, productAddresses, themeAddresses } from './site-addresses.ts';
import { maxUrlsInFile, type SitemapUrl, sitemapIndex, urlSet } from './sitemap-xml.ts';

/** Files by path; undefined while content or catalogue cannot be asked: half a sitemap would unlist the rest. */
type Files = ReadonlyMap<string, string> | undefined;

export type Sitemaps = {
  /** A file of a site's sitemap by its path, `/sitemap.xml` first of all. */
  file(site: Site, path: string): Promise<{ isKnown: boolean; text: string | undefined }>;
};

type Parts = {
  source: ContentSource;
  facts: CatalogueFactsSource;
  /** Changes with every publication and every new version of the catalogue. */
  generation: () => number;
  /** How long a request waits; a sitemap that takes longer is there for the next one. */
  timeoutSeconds: number;
};

/** Sitemaps held in memory, by the length of their text. */
const maxCharacters = 64 * 2 ** 20;
/** For changes of the catalogue that no webhook announced. */
const freshMs = 60 * 60_000;

export function createSitemaps({ source, facts, generation, timeoutSeconds }: Parts): Sitemaps {
  const kept = new LRUCache<string, ReadonlyMap<string, string>>({
    maxSize: maxCharacters,
    sizeCalculation: (files) => [...files.values()].reduce((sum, text) => sum + text.length, 0),
    ttl: freshMs,
  });
  const once = createSingleFlight<Files>();

  async function make(site: Site, key: string, day: string): Promise<Files> {
    const [pages, catalogue] = await Promise.all([source.publishedPages(site.channel), facts.current()]);
    if (!pages.ok || !catalogue) return undefined;
    const files = filesOf(site.origin, {
      pages: pageAddresses(site, pages.value, day),
      themes: themeAddresses(site, catalogue, pages.value),
      products: productAddresses(site, catalogue, pages.value),
    });
    kept.set(key, files);
    return files;
  }

  return {
    async file(site, path) {
      const day = shopDay(new Date());
      const key = `${generation()} ${day} ${site.origin}`;
      const making = () =>
        Promise.race([once(key, () => make(site, key, day)), afterDeadline(timeoutSeconds)]);
      const files = kept.get(key) ?? (await making());
      return { isKnown: files?.has(path) ?? true, text: files?.get(path) };
    },
  };
}

function filesOf(origin: string, groups: Record<string, readonly SitemapUrl[]>): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [name, urls] of Object.entries(groups)) {
    for (let at = 0; at < urls.length; at += maxUrlsInFile) {
      files.set(
        `/sitemaps/${name}-${at / maxUrlsInFile + 1}.xml`,
        urlSet(urls.slice(at, at + maxUrlsInFile)),
      );
    }
  }
  return new Map([
    ['/sitemap.xml', sitemapIndex([...files.keys()].map((path) => `${origin}${path}`))],
    ...files,
  ]);
}
