import { localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { fullSlugIn } from '@blattwerk/schemas/shop/pages/story-paths.ts';
import type { RequestHandler } from 'express';
import { magazineFeed, readMagazineFeed } from '../../page/endpoints/magazine-feed.ts';
import { pageUrls } from '../../page/request/page-urls.ts';
import type { ContentSource } from '../content/content-source.ts';
import { withinDeadline } from '../content/within-deadline.ts';
import { readAddress } from '../sites/read-address.ts';
import type { Sites } from '../sites/sites.ts';
import { feedXml } from './feed-xml.ts';

type Parts = { sites: Sites; source: ContentSource; timeoutSeconds: number };

/** `GET /magazin.rss` and `/fr/magazin.rss`: the articles of a shop's magazine, the newest first. */
export function feedRouter({ sites, source, timeoutSeconds }: Parts): RequestHandler {
  return async (request, response, next) => {
    const prefix = readMagazineFeed(request.path);
    const site = sites.find(request.headers.host);
    if (prefix === undefined || !site || (request.method !== 'GET' && request.method !== 'HEAD'))
      return next();
    const { path, locale, pathPrefix } = readAddress(site, prefix === '' ? '/' : prefix, '');
    if (path !== '') return next();
    const { language } = localeTable[locale];
    const articles = await withinDeadline(source, timeoutSeconds).articles(site.channel, language);
    if (!articles.ok) {
      response
        .status(503)
        .set({ 'Retry-After': '60', 'Cache-Control': 'no-store' })
        .type('text')
        .send('The magazine cannot be read at the moment.\n');
      return;
    }
    if (articles.value.length === 0) return next();
    const urls = pageUrls({ channel: site.channel, pathPrefix });
    const address = (fullSlug: string) => `${site.origin}${urls.story(fullSlugIn(fullSlug, language))}`;
    const text = feedXml({
      title: site.name,
      language,
      address: `${site.origin}${magazineFeed(pathPrefix)}`,
      link: `${site.origin}${urls.home}`,
      articles: articles.value.map((article) => ({ ...article, address: address(article.fullSlug) })),
    });
    response.type('application/rss+xml').set('Cache-Control', 'public, max-age=600').send(text);
  };
}
