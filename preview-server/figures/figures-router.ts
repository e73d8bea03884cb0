import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { visitCountEndpoints } from '@blattwerk/schemas/web-api/shop/visit-count-endpoints.ts';
import { json, type RequestHandler, Router } from 'express';
import { readBody, send } from '../workspace-api/desk-answers.ts';
import { ownPageOnly } from '../workspace-api/own-page-only.ts';
import type { FiguresConfig } from './figures-config.ts';

const question = visitCountEndpoints['POST /web-api/figures'].body.omit({ token: true });

/** `/figures/api`: what the page of figures asks; each question goes on to the back end with an operator's token. */
export function figuresRouter(
  { backEnd, operatorToken }: FiguresConfig,
  { publicHostname, guard }: { publicHostname: string; guard: RequestHandler },
): Router {
  const ask = createWebApiClient(backEnd, { channel: 'blattwerk', country: 'DE', locale: 'de-DE' });
  const router = Router();
  router.use('/figures/api', ownPageOnly(publicHostname), guard, json({ limit: 2000 }));
  router.post('/figures/api/read', async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const given = readBody(question, request, response);
    if (!given) return;
    send(response, await ask('POST /web-api/figures', { body: { token: operatorToken(), ...given } }));
  });
  return router;
}
