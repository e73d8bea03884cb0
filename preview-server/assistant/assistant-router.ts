import { secondsToWait } from '@blattwerk/server-kit/rate-limits/seconds-to-wait.ts';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import express, { type ErrorRequestHandler, type RequestHandler, type Response, Router } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { limitGuesses } from '../content-space/access/limit-guesses.ts';
import { dropNullCharacters } from '../http/without-null-characters.ts';
import type { AssistantDesk } from './assistant-desk.ts';
import { assistantServer } from './assistant-server.ts';
import type { Assistant } from './tokens/assistant-role.ts';
import { openToken } from './tokens/assistant-tokens.ts';

export const assistantPath = '/assistant';

/** One change of a page; a whole page is never sent. */
const bodyLimit = '512kb';
const guesses = { guesses: 10, seconds: 15 * 60 };
/** Codes of JSON-RPC that servers may choose. */
const refusalCode = -32_000;

export type AssistantLimits = {
  /** Requests of one token within a minute. */
  perMinute: number;
  /** Origins of pages in browsers that may ask; programs send none. */
  origins: readonly string[];
};

/**
 * Where assistants speak the Model Context Protocol over streamable HTTP, each by a token of its own. Every request stands for
 * itself, so that it may reach any process.
 */
export function assistantRouter(desk: AssistantDesk, { perMinute, origins }: AssistantLimits): Router {
  const router = Router();
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const limit = limitGuesses(guesses);
  const known = new WeakMap<object, Assistant>();

  // A page that a browser was lured to has no business here, whatever name it reached the server by.
  const ownOriginOnly: RequestHandler = ({ headers: { origin } }, response, next) => {
    if (origin === undefined || origins.includes(origin)) next();
    else refuse(response, 403, 'Pages of other origins may not ask here.');
  };

  const withToken: RequestHandler = async (request, response, next) => {
    const address = request.ip ?? '';
    const wait = limit.secondsToWait(address);
    if (wait > 0) {
      slowDown(response, wait, 'Too many wrong tokens: try again later.');
      return;
    }
    const text = (request.headers.authorization ?? '').replace(/^Bearer /i, '');
    const assistant = await openToken(desk.space.database, text);
    if (!assistant) {
      if (text !== '') limit.countGuess(address);
      response.set('WWW-Authenticate', 'Bearer');
      refuse(response, 401, 'Send the token of an assistant: Authorization: Bearer blattwerk-assistant_…');
      return;
    }
    const seconds = await secondsToWait(limiter, assistant.id);
    if (seconds !== undefined) {
      slowDown(response, seconds, `More than ${perMinute} requests in a minute: try again in ${seconds} s.`);
      return;
    }
    known.set(request, assistant);
    next();
  };

  router.use(assistantPath, ownOriginOnly, withToken);
  router.post(
    assistantPath,
    express.json({ limit: bodyLimit, reviver: dropNullCharacters }),
    async (request, response) => {
      const assistant = known.get(request);
      if (!assistant) throw new Error('The token was not read.');
      const language = request.acceptsLanguages('en', 'de') === 'de' ? 'de' : 'en';
      const server = assistantServer({ desk, assistant, language });
      const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
      response.set('Cache-Control', 'no-store').once('close', () => void server.close());
      await server.connect(transport);
      await transport.handleRequest(request, response, request.body);
    },
  );
  router.use(assistantPath, (_request, response) => {
    response.set('Allow', 'POST');
    refuse(response, 405, 'Requests are posted; there is no stream to wait on.');
  });
  router.use(assistantPath, answerBadBodies);
  return router;
}

const answerBadBodies: ErrorRequestHandler = (
  error: { status?: number; type?: string },
  _request,
  response,
  next,
) => {
  if (error.type === 'entity.too.large')
    refuse(response, 413, `This is more than ${bodyLimit}: change pages block by block.`);
  else if (error.status === 400) refuse(response, 400, 'The body is no JSON.');
  else next(error);
};

function refuse(response: Response, status: number, message: string): void {
  response.status(status).json({ jsonrpc: '2.0', id: null, error: { code: refusalCode, message } });
}

function slowDown(response: Response, seconds: number, message: string): void {
  response.set('Retry-After', String(seconds));
  refuse(response, 429, message);
}
