import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { Request, Response } from 'express';
import { z } from 'zod';

type Answered = { ok: true; value: unknown } | { ok: false; problem: Problem };

/** What a page of the workspace sent to be handed on; undefined where it was answered 400, with its fault. */
export function readBody<T>(schema: z.ZodType<T>, request: Request, response: Response): T | undefined {
  const parsed = schema.safeParse(request.body);
  if (!parsed.success) response.status(400).json({ error: z.prettifyError(parsed.error) });
  return parsed.data;
}

/** Answers a page of the workspace as the back end answered. */
export function send(response: Response, answered: Answered): void {
  if (answered.ok) {
    response.json(answered.value);
    return;
  }
  const { status, detail, retryAfter } = answered.problem;
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  // That the shop does not take our token is no fault of who sits at the desk.
  if (status === 403)
    response.status(500).json({ error: 'The shop does not know this server: SIGNING_SECRET differs.' });
  else response.status(status).json({ error: detail });
}
