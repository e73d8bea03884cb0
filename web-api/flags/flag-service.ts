import { flagServicePath } from '@blattwerk/schemas/shop/flags/flag-service-path.ts';
import { networkOf } from '@blattwerk/server-kit/http/network-of.ts';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { BackEnd } from '../back-end.ts';
import { problem, sendProblem } from '../http/problems.ts';
import { takeIn } from './intake/take-in.ts';
import { type FlagClientKind, readFlagServiceKey } from './service-keys.ts';
import type { FlagStreams } from './stream/flag-streams.ts';
import { readStreamToken, signStreamToken } from './stream/stream-token.ts';
import { readFlagFilter, splitChanges } from './wire/split-changes.ts';

type Parts = { backEnd: BackEnd; streams: FlagStreams };

/**
 * The shop's own flag service, in the protocol of the vendor's: its unmodified clients ask here for flags and segments,
 * listen for changes and hand in what was shown and done.
 */
export function flagService({ backEnd, streams }: Parts): Router {
  const { clock, config, flags } = backEnd;
  const router = Router({ caseSensitive: true });
  const api = `${flagServicePath}/api`;

  /** Answers whom the request's key names, or refuses. */
  const known =
    (
      answer: (request: Request, response: Response, kind: FlagClientKind) => Promise<void>,
      only?: FlagClientKind,
    ): RequestHandler =>
    async (request, response) => {
      response.setHeader('cache-control', 'no-store');
      const [, key = ''] = /^Bearer (.{1,200})$/.exec(request.headers.authorization ?? '') ?? [];
      const kind = readFlagServiceKey(key, config.secret);
      // As the vendor's clients understand it: an invalid key, or nothing here.
      if (!kind) sendProblem(response, unknownKey);
      else if (only && kind !== only) sendProblem(response, forServers);
      else await answer(request, response, kind);
    };

  router.get(
    `${api}/splitChanges`,
    known(async (request, response) => {
      const query = queryOf(request);
      const read = readFlagFilter(query);
      if (!read.ok) sendProblem(response, tooManySets);
      else response.json(splitChanges(await flags.flags(), sinceOf(query), read.filter));
    }),
  );
  router.get(
    `${api}/segmentChanges/:segment`,
    known(async (request, response) => {
      const since = sinceOf(queryOf(request));
      const segment = String(request.params.segment);
      const changes = (await flags.segments()).changesOf(segment, since);
      // A rule may name a segment before its first member comes.
      response.json({ name: segment, since, ...(changes ?? { added: [], removed: [], till: since }) });
    }, 'server'),
  );
  router.get(
    `${api}/memberships/:key`,
    known(async (request, response) => {
      const { segments, till } = (await flags.segments()).of(String(request.params.key));
      response.json({ ms: { k: segments.map((n) => ({ n })), cn: till }, ls: { k: [], cn: till } });
    }),
  );
  router.get(
    `${api}/v2/auth`,
    known(async (_request, response, kind) => {
      if (!streams.hasRoom()) response.json({ pushEnabled: false, token: '' });
      else {
        const token = await signStreamToken(kind, config.secret, clock());
        response.json({ pushEnabled: true, token, connDelay: 0 });
      }
    }),
  );
  router.get(`${flagServicePath}/sse`, async (request, response) => {
    const token = queryOf(request).get('accessToken') ?? '';
    const channels = await readStreamToken(token, config.secret, clock());
    if (!channels) sendProblem(response, unknownToken);
    else if (!streams.open(channels, networkOf(request.ip ?? 'unknown'), response))
      sendProblem(response, tooManyStreams);
  });
  router.get(`${api}/version`, (_request, response) => {
    response.json({ version: 1 });
  });
  router.post(`${api}/*path`, express.text({ type: () => true, limit: '6mb' }), takeIn(backEnd, api));
  return router;
}

function queryOf(request: Request): URLSearchParams {
  return new URL(request.url, 'http://flags').searchParams;
}

/** -1: from the beginning. */
function sinceOf(query: URLSearchParams): number {
  const since = Number(query.get('since') ?? '-1');
  return Number.isSafeInteger(since) ? since : -1;
}

const unknownKey = problem(404, 'Invalid key, or nothing at this address.');
const forServers = problem(403, 'Only the shop’s own servers may ask who is in a segment.');
const tooManySets = problem(414, 'Ask for at most 50 sets of flags.');
const unknownToken = problem(401, 'The token opens no stream: ask for another one.');
const tooManyStreams = problem(503, 'Too many listen already: ask at intervals.', { retryAfter: 60 });
