import { channels } from '@blattwerk/schemas/shop/markets/channels.ts';
import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { visitCountEndpoints } from '@blattwerk/schemas/web-api/shop/visit-count-endpoints.ts';
import { json, type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { readBody, send } from '../workspace-api/desk-answers.ts';
import { ownPageOnly } from '../workspace-api/own-page-only.ts';
import { shopperPath } from '../workspace-api/preview-url.ts';
import { storefrontSites } from '../workspace-api/storefront-sites.ts';
import type { FiguresConfig } from './figures-config.ts';

const question = visitCountEndpoints['POST /web-api/figures'].body.omit({ token: true });

const ofPage = z.strictObject({
  slug: z.string().min(1).max(500),
  days: visitCountEndpoints['POST /web-api/figures/page'].body.shape.days,
});

type FiguresAccess = { publicHostname: string; storefrontOrigin: string; guard: RequestHandler };

/** `/figures/api`: what the page of figures asks; each question goes on to the back end with an operator's token. */
export function figuresRouter(
  { backEnd, operatorToken }: FiguresConfig,
  { publicHostname, storefrontOrigin, guard }: FiguresAccess,
): Router {
  const ask = createWebApiClient(backEnd, { channel: 'blattwerk', country: 'DE', locale: 'de-DE' });
  const sites = storefrontSites(storefrontOrigin);
  const router = Router();
  router.use('/figures/api', ownPageOnly(publicHostname), guard, json({ limit: 2000 }));
  router.post('/figures/api/read', async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const given = readBody(question, request, response);
    if (!given) return;
    send(response, await ask('POST /web-api/figures', { body: { token: operatorToken(), ...given } }));
  });
  router.post('/figures/api/page', async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const given = readBody(ofPage, request, response);
    if (!given) return;
    const channel = sites.find(({ folder }) => given.slug.startsWith(`${folder}/`));
    const brand = channels.find((id) => id === channel?.id);
    if (!channel || !brand) {
      response.status(404).json({ error: 'The shop has no address for this page.' });
      return;
    }
    const paths = [...new Set(channel.sites.map((site) => shopperPath(given.slug, channel, site)))];
    const body = { token: operatorToken(), channel: brand, days: given.days, paths };
    send(response, await ask('POST /web-api/figures/page', { body }));
  });
  return router;
}
