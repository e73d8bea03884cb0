import { type RequestHandler, Router } from 'express';
import { openApiDocument } from './document.ts';
import { documentationPage } from './documentation-page.ts';

/** `/web-api/openapi.json` and, to be read by people, `/web-api/docs`. */
export function documentation(): RequestHandler {
  const document = openApiDocument();
  const text = JSON.stringify(document);
  const page = documentationPage(document);
  const router = Router();
  router.get('/web-api/openapi.json', (_request, response) => {
    response.setHeader('cache-control', 'no-cache');
    response.type('application/json').send(text);
  });
  router.get('/web-api/docs', (_request, response) => {
    response.setHeader('cache-control', 'no-cache');
    response.setHeader('content-security-policy', page.contentSecurityPolicy);
    response.type('text/html').send(page.html);
  });
  return router;
}
