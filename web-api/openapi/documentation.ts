import { type RequestHandler, Router } from 'express';
import { openApiDocument } from './document.ts';
import { documentationPage } from './documentation-page.ts';

/** Made when it is first asked for: that takes a third of a second, which no start of a shop has to spare. */
let made: ReturnType<typeof make> | undefined;

/** `/web-api/openapi.json` and, to be read by people, `/web-api/docs`. */
export function documentation(): RequestHandler {
  const router = Router();
  router.get('/web-api/openapi.json', (_request, response) => {
    made ??= make();
    response.setHeader('cache-control', 'no-cache');
    response.type('application/json').send(made.text);
  });
  router.get('/web-api/docs', (_request, response) => {
    made ??= make();
    response.setHeader('cache-control', 'no-cache');
    response.setHeader('content-security-policy', made.page.contentSecurityPolicy);
    response.type('text/html').send(made.page.html);
  });
  return router;
}

function make() {
  const document = openApiDocument();
  return { text: JSON.stringify(document), page: documentationPage(document) };
}
