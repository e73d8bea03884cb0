import express, { type Router } from 'express';

/** Whether a page may be indexed, the page itself says; here only what is no page at all. */
const text = ['User-agent: *', 'Disallow: /_hooks/', 'Disallow: /_csp', 'Allow: /', ''].join('\n');

export function robots(): Router {
  const router = express.Router();
  router.get('/robots.txt', (_request, response) => {
    response.type('text').set('Cache-Control', 'public, max-age=86400').send(text);
  });
  return router;
}
