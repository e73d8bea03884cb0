import express, { type Router } from 'express';
import type { Sites } from '../sites/sites.ts';

const open = [
  'User-agent: *',
  'Disallow: /_hooks/',
  'Disallow: /_csp',
  'Disallow: /web-api/',
  // The longer path decides: products are found by their pictures, too.
  'Allow: /web-api/pictures/',
  'Allow: /',
];
const closed = ['User-agent: *', 'Disallow: /'];

/** Whether a page may be indexed, the page itself says; here only what is no page, and hosts that are no shop's own. */
export function robots(sites: Sites): Router {
  const router = express.Router();
  router.get('/robots.txt', (request, response) => {
    const site = sites.find(request.headers.host);
    const lines = site?.isIndexed ? [...open, '', `Sitemap: ${site.origin}/sitemap.xml`] : closed;
    response
      .type('text')
      .set('Cache-Control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
  return router;
}
