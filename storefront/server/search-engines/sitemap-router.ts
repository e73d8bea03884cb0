import express, { type Router } from 'express';
import type { Sites } from '../sites/sites.ts';
import type { Sitemaps } from './sitemaps.ts';

/** `/sitemap.xml` and the files it names, for the site of each host. */
export function sitemapRouter(sites: Sites, sitemaps: Sitemaps): Router {
  const router = express.Router();
  router.get(['/sitemap.xml', '/sitemaps/:file'], async (request, response, next) => {
    const site = sites.find(request.headers.host);
    if (!site) return next();
    const { isKnown, text } = await sitemaps.file(site, request.path);
    if (!isKnown) return next();
    if (text === undefined) {
      response
        .status(503)
        .set({ 'Retry-After': '60', 'Cache-Control': 'no-store' })
        .type('text')
        .send('The sitemap cannot be made at the moment.\n');
      return;
    }
    response.type('application/xml').set('Cache-Control', 'public, max-age=3600').send(text);
  });
  return router;
}
