import express, { Router } from 'express';
import type { z } from 'zod';
import type { LinkChecks } from './link-checks.ts';
import { type linkAnswerSchema, linkQuestionSchema, mostLinks } from './link-state.ts';

/** Where links of a page lead, mounted at `/workspace/link-check` behind the token. */
export function linkRouter(check: LinkChecks): Router {
  const router = Router();
  router.post('/', express.json({ limit: '500kb' }), async (request, response) => {
    const question = linkQuestionSchema.safeParse(request.body);
    if (!question.success) {
      response.status(400).json({ error: `Name up to ${mostLinks} addresses to be looked at.` });
      return;
    }
    const answer: z.infer<typeof linkAnswerSchema> = { links: await check(question.data.addresses) };
    response.set('Cache-Control', 'no-store').json(answer);
  });
  return router;
}
