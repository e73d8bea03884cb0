import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { flagDeskEndpoints } from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';
import { json, type Request, type RequestHandler, type Response, Router } from 'express';
import { authorOf } from '../content-space/management/author-of.ts';
import { readBody, send } from '../workspace-api/desk-answers.ts';
import { ownPageOnly } from '../workspace-api/own-page-only.ts';
import type { FlagDeskConfig } from './flag-desk-config.ts';

const desk = flagDeskEndpoints;
const given = { token: true, by: true } as const;
const makeBody = desk['POST /web-api/flag-desk/flags'].body.omit(given);
const rolloutBody = desk['POST /web-api/flag-desk/flags/{flag}/rollout'].body.omit(given);
const switchBody = desk['POST /web-api/flag-desk/flags/{flag}/switch'].body.omit(given);
const segmentBody = desk['POST /web-api/flag-desk/segments'].body.omit(given);
const { params: flagParams } = desk['POST /web-api/flag-desk/flags/{flag}'];

/**
 * `/flags/api`: what the page asks on which editors roll flags out. Each question goes on to the back end with an
 * operator's token; nothing of a flag is kept here.
 */
export function flagDeskRouter(
  { backEnd, operatorToken }: FlagDeskConfig,
  { publicHostname, guard }: { publicHostname: string; guard: RequestHandler },
): Router {
  const ask = createWebApiClient(backEnd, { channel: 'blattwerk', country: 'DE', locale: 'de-DE' });
  const router = Router();
  router.use('/flags/api', ownPageOnly(publicHostname), (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  // Ten thousand keys of a segment.
  router.use('/flags/api', guard, json({ limit: 600_000 }));
  router.get('/flags/api/list', async (_request, response) => {
    send(response, await ask('POST /web-api/flag-desk/list', { body: { token: operatorToken() } }));
  });
  router.post('/flags/api/flags', async (request, response) => {
    const read = readBody(makeBody, request, response);
    if (!read) return;
    const body = { token: operatorToken(), by: whoAsks(request), ...read };
    send(response, await ask('POST /web-api/flag-desk/flags', { body }));
  });
  router.get('/flags/api/flags/:flag', async (request, response) => {
    const params = readParams(request, response);
    if (!params) return;
    const body = { token: operatorToken() };
    send(response, await ask('POST /web-api/flag-desk/flags/{flag}', { params, body }));
  });
  router.post('/flags/api/flags/:flag/rollout', async (request, response) => {
    const params = readParams(request, response);
    const read = params && readBody(rolloutBody, request, response);
    if (!read) return;
    const body = { token: operatorToken(), by: whoAsks(request), ...read };
    const kept = await ask('POST /web-api/flag-desk/flags/{flag}/rollout', { params, body });
    if (kept.ok || kept.problem.status !== 409) {
      send(response, kept);
      return;
    }
    // What the workspace calls a conflict, as with stories.
    const question = { params, body: { token: operatorToken() } };
    const there = await ask('POST /web-api/flag-desk/flags/{flag}', question);
    const current = there.ok ? there.value.revision : read.revision;
    response.status(412).json({ error: kept.problem.detail, current_version: current });
  });
  router.post('/flags/api/flags/:flag/switch', async (request, response) => {
    const params = readParams(request, response);
    const read = params && readBody(switchBody, request, response);
    if (!read) return;
    const body = { token: operatorToken(), by: whoAsks(request), ...read };
    send(response, await ask('POST /web-api/flag-desk/flags/{flag}/switch', { params, body }));
  });
  router.post('/flags/api/segments', async (request, response) => {
    const read = readBody(segmentBody, request, response);
    if (!read) return;
    const body = { token: operatorToken(), by: whoAsks(request), ...read };
    send(response, await ask('POST /web-api/flag-desk/segments', { body }));
  });
  return router;
}

function readParams(request: Request, response: Response): { flag: string } | undefined {
  const parsed = flagParams.safeParse(request.params);
  if (!parsed.success) response.status(404).json({ error: 'A flag has a name such as startseite-vorteile.' });
  return parsed.data;
}

function whoAsks(request: Request): string {
  return authorOf(request);
}
