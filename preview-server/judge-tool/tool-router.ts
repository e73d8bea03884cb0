import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '@blattwerk/database/database.ts';
import express, { type CookieOptions, type Request, type Response, Router } from 'express';
import helmet from 'helmet';
import { z } from 'zod';
import { rateLimit } from '../content-space/access/rate-limit.ts';
import { frameQueryOf } from './frame-query.ts';
import { createFreshSessions } from './fresh-session.ts';
import { createSpaceJudge, type JudgeSource } from './judge-in-space.ts';
import type { ReadFailure } from './read-space.ts';
import { runAuthHandler } from './run-auth-handler.ts';
import { authParams, type JudgeToolConfig, toolPath } from './tool-config.ts';
import { createToolSessions, sessionDays } from './tool-sessions.ts';

export type ToolOptions = JudgeToolConfig &
  JudgeSource & {
    database: Database;
    /** Where browsers reach the preview server. */
    origin: string;
    /** The only space whose stories the tool shows. */
    spaceId: number;
  };

const buildFolder = fileURLToPath(new URL('../build/workspace', import.meta.url));
const cookieName = 'judge_tool';
const frameCookie = 'judge_tool_frame';
/** Sent within frames of the CMS only, and kept apart for each site that frames the tool. */
const cookieOptions: CookieOptions = {
  httpOnly: true,
  secure: true,
  sameSite: 'none',
  partitioned: true,
  path: toolPath,
};
const judgementQuery = z.object({ story: z.coerce.number().int().positive() });

const sentences: Record<ReadFailure, { status: number; error: string }> = {
  refused: { status: 401, error: 'The CMS does not let you read this story; connect the tool again.' },
  gone: { status: 404, error: 'There is no such story in the space.' },
  away: { status: 502, error: 'The CMS does not answer; try again in a moment.' },
};

/** The judge's page for the CMS's editor, the way to connect it, and what it asks; mounted at `toolPath`. */
export function toolRouter(options: ToolOptions): Router {
  const params = authParams(options.origin, options);
  const sessions = createToolSessions(options.database);
  const freshSession = createFreshSessions(params, sessions);
  const judgeStory = createSpaceJudge(options);
  const router = Router();
  router.use(policyOf(options), rateLimit(options.requestsPerSecond), (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });

  router.get('/', (_request, response) => sendPage(response, 200));

  router.get('/connect/*step', async (request, response) => {
    const outcome = await runAuthHandler(params, request);
    const frame = new URLSearchParams(cookieOf(request, frameCookie) ?? '');
    const query = frameQueryOf(Object.fromEntries(frame));
    if (outcome.kind === 'refused' || isOfOtherSpace(outcome)) {
      response.redirect(303, `${toolPath}/refused?${query}`);
      return;
    }
    for (const cookie of outcome.cookies) response.append('Set-Cookie', cookie);
    if (outcome.kind === 'redirect') {
      response.cookie(frameCookie, frameQueryOf(request.query), { ...cookieOptions, maxAge: 60 * 60_000 });
      response.redirect(302, outcome.location);
      return;
    }
    const before = sessionIdOf(request);
    if (before !== undefined) await sessions.close(before);
    const id = await sessions.open(outcome.session);
    response.cookie(cookieName, id, { ...cookieOptions, maxAge: sessionDays * 24 * 60 * 60_000 });
    response.clearCookie(frameCookie, cookieOptions);
    response.redirect(303, `${toolPath}/?${query}`);
  });

  router.get('/refused', (_request, response) => sendPage(response, 403));

  router.get('/judgement', async (request, response) => {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') {
      response.status(403).json({ error: 'Only the tool itself may ask for this address.' });
      return;
    }
    const query = judgementQuery.safeParse(request.query);
    if (!query.success) {
      response.status(400).json({ error: 'Give the number of a story.' });
      return;
    }
    const id = sessionIdOf(request);
    const session = id === undefined ? undefined : await freshSession(id, request, response);
    if (id === undefined || !session) {
      response.status(401).json({ error: 'The tool is not connected to the CMS.' });
      return;
    }
    const address = {
      managementUrl: options.managementUrl,
      token: `Bearer ${session.accessToken}`,
      spaceId: session.spaceId,
    };
    const judged = await judgeStory(address, query.data.story, id);
    if (judged.ok) response.json(judged.value);
    else response.status(sentences[judged.reason].status).json({ error: sentences[judged.reason].error });
  });

  router.use((_request, response) => void response.status(404).json({ error: 'There is nothing here.' }));
  return router;

  function isOfOtherSpace(outcome: Awaited<ReturnType<typeof runAuthHandler>>): boolean {
    return outcome.kind === 'connected' && outcome.session.spaceId !== options.spaceId;
  }
}

function sendPage(response: Response, status: number): void {
  response.status(status).sendFile(join(buildFolder, 'judge-tool.html'), {
    cacheControl: false,
    dotfiles: 'allow',
  });
}

/** A name as this server gives it, in the cookie of its own. */
function sessionIdOf(request: Request): string | undefined {
  const held = cookieOf(request, cookieName);
  return held !== undefined && /^[A-Za-z0-9_-]{43}$/.test(held) ? held : undefined;
}

function cookieOf(request: Request, name: string): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** The page runs its own scripts, asks its own server, and is framed by editors alone. */
function policyOf({ editors }: JudgeToolConfig): express.RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ['data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameAncestors: [...editors],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    xFrameOptions: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
}
