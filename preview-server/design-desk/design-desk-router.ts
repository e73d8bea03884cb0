import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { homeLocales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { handDesignEndpoints } from '@blattwerk/schemas/web-api/catalogue/hand-design-endpoints.ts';
import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { json, type Request, type RequestHandler, type Response, Router } from 'express';
import * as z from 'zod';
import { authorOf } from '../content-space/management/author-of.ts';
import { readBody, send } from '../workspace-api/desk-answers.ts';
import { ownPageOnly } from '../workspace-api/own-page-only.ts';
import type { DesignDeskConfig } from './design-desk-config.ts';

const desk = handDesignEndpoints;
const beginBody = desk['POST /web-api/design-desk/designs'].body.omit({ token: true, by: true });
const beginFromBody = desk['POST /web-api/design-desk/beginnings'].body.omit({ token: true, by: true });
const saveBody = desk['POST /web-api/design-desk/designs/{id}/save'].body.omit({ token: true, by: true });
const handInBody = desk['POST /web-api/design-desk/designs/{id}/hand-in'].body.omit({
  token: true,
  by: true,
});
const judgeBody = desk['POST /web-api/design-desk/judgements'].body.omit({ token: true });
const { params: designParams } = desk['POST /web-api/design-desk/designs/{id}'];

/** Whose names colours and type have. */
const looksQuery = z.object({ language: z.enum(languages).catch('de') });

/**
 * `/designs/api`: what the page asks on which editors make cards. Each question goes on to the back end with an
 * operator's token; nothing of a card is kept here.
 */
export function designDeskRouter(
  { backEnd, operatorToken }: DesignDeskConfig,
  { publicHostname, guard }: { publicHostname: string; guard: RequestHandler },
): Router {
  const ask = createWebApiClient(backEnd, { channel: 'blattwerk', country: 'DE', locale: 'de-DE' });
  const router = Router();
  router.use('/designs/api', ownPageOnly(publicHostname), (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.use('/designs/api', drawnWith(backEnd));
  router.use('/designs/api', guard, json({ limit: 80_000 }));
  router.get('/designs/api/list', async (_request, response) => {
    send(response, await ask('POST /web-api/design-desk/list', { body: { token: operatorToken() } }));
  });
  router.get('/designs/api/material', async (_request, response) => {
    send(response, await ask('POST /web-api/design-desk/material', { body: { token: operatorToken() } }));
  });
  router.get('/designs/api/looks', async ({ query }, response) => {
    const locale = homeLocales[looksQuery.parse(query).language];
    const { country } = localeTable[locale];
    const askIn = createWebApiClient(backEnd, { channel: 'blattwerk', country, locale });
    send(response, await askIn('GET /web-api/looks', {}));
  });
  router.post('/designs/api/designs', async (request, response) => {
    const given = readBody(beginBody, request, response);
    if (!given) return;
    const body = { token: operatorToken(), by: whoAsks(request), ...given };
    send(response, await ask('POST /web-api/design-desk/designs', { body }));
  });
  router.post('/designs/api/beginnings', async (request, response) => {
    const given = readBody(beginFromBody, request, response);
    if (!given) return;
    const body = { token: operatorToken(), by: whoAsks(request), ...given };
    send(response, await ask('POST /web-api/design-desk/beginnings', { body }));
  });
  router.get('/designs/api/designs/:id', async (request, response) => {
    const params = readParams(request, response);
    if (!params) return;
    const body = { token: operatorToken() };
    send(response, await ask('POST /web-api/design-desk/designs/{id}', { params, body }));
  });
  router.post('/designs/api/designs/:id/save', async (request, response) => {
    const params = readParams(request, response);
    const given = params && readBody(saveBody, request, response);
    if (!given) return;
    const body = { token: operatorToken(), by: whoAsks(request), ...given };
    const kept = await ask('POST /web-api/design-desk/designs/{id}/save', { params, body });
    if (kept.ok || kept.problem.status !== 409) {
      send(response, kept);
      return;
    }
    // What the workspace calls a conflict, as with stories.
    const question = { params, body: { token: operatorToken() } };
    const there = await ask('POST /web-api/design-desk/designs/{id}', question);
    const current = there.ok ? there.value.revision : given.revision;
    response.status(412).json({ error: kept.problem.detail, current_version: current });
  });
  router.post('/designs/api/designs/:id/hand-in', async (request, response) => {
    const params = readParams(request, response);
    const given = params && readBody(handInBody, request, response);
    if (!given) return;
    const body = { token: operatorToken(), by: whoAsks(request), ...given };
    send(response, await ask('POST /web-api/design-desk/designs/{id}/hand-in', { params, body }));
  });
  router.post('/designs/api/designs/:id/withdraw', async (request, response) => {
    const params = readParams(request, response);
    if (!params) return;
    const body = { token: operatorToken(), by: whoAsks(request) };
    send(response, await ask('POST /web-api/design-desk/designs/{id}/withdraw', { params, body }));
  });
  router.post('/designs/api/judgements', async (request, response) => {
    const given = readBody(judgeBody, request, response);
    if (!given) return;
    const body = { token: operatorToken(), ...given };
    send(response, await ask('POST /web-api/design-desk/judgements', { body }));
  });
  return router;
}

/** Fonts and painted pictures, the same that a shopper's editor draws with: no secret of anybody. */
function drawnWith(backEnd: string): RequestHandler {
  const known = /^\/(fonts\/[a-z0-9-]{1,60}\/[a-z-]{1,20}|sample-pictures)$/;
  return async (request, response, next) => {
    if (request.method !== 'GET' || !known.test(request.path)) {
      next();
      return;
    }
    const search = new URL(request.url, backEnd).search;
    const found = await fetch(`${backEnd}/web-api${request.path}${search}`).catch(() => undefined);
    if (!found) {
      response.status(503).json({ error: away });
      return;
    }
    response
      .status(found.status)
      .type(found.headers.get('content-type') ?? 'application/octet-stream')
      .set('Cache-Control', 'private, max-age=86400')
      .send(Buffer.from(await found.arrayBuffer()));
  };
}

const away = 'The shop cannot be reached: check the connection and try again.';

function readParams(request: Request, response: Response): { id: number } | undefined {
  const parsed = designParams.safeParse(request.params);
  if (!parsed.success) response.status(404).json({ error: 'A card has a number such as 800000001.' });
  return parsed.data;
}

function whoAsks(request: Request): string {
  return authorOf(request);
}
