import { readSubjectKey, subjectKey, subjectKinds } from '@blattwerk/schemas/usage/subject.ts';
import type { UsageIndex } from '@blattwerk/schemas/usage/usage-index.ts';
import { Router } from 'express';
import { z } from 'zod';
import { type UsageAnswer, type UsageCounts, usesShown } from './usage-answer.ts';

const written = z.string().max(1000);
const usageQuery = z.object({
  of: z.union([written, z.array(written).max(50)]).transform((of) => [of].flat()),
});
const countsQuery = z.object({ kind: z.enum(subjectKinds) });

/** Usage of blocks, themes, assets and stories, mounted at `/workspace/usage` behind the token. */
export function usageRouter(usage: () => Promise<UsageIndex>): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    const query = usageQuery.safeParse(request.query);
    const subjects = query.data?.of.map((of) => ({ of, subject: readSubjectKey(of) })) ?? [];
    if (!query.success || subjects.some(({ subject }) => !subject)) {
      const error = `Ask for up to 50 subjects such as of=theme:1461; there are ${subjectKinds.join(', ')}.`;
      response.status(400).json({ error });
      return;
    }
    const index = await usage();
    const answer: UsageAnswer = { usages: [] };
    for (const { of, subject } of subjects) {
      if (!subject) continue;
      const found = index.usageOf(subjectKey(subject.kind, subject.id));
      answer.usages.push({ ...found, of, uses: found.uses.slice(0, usesShown) });
    }
    response.set('Cache-Control', 'no-store').json(answer);
  });

  router.get('/counts', async (request, response) => {
    const query = countsQuery.safeParse(request.query);
    if (!query.success) {
      response.status(400).json({ error: `Ask for a kind: ${subjectKinds.join(', ')}.` });
      return;
    }
    const index = await usage();
    const counts: UsageCounts = Object.fromEntries(index.countsOf(`${query.data.kind}:`));
    response.set('Cache-Control', 'no-store').json({ counts });
  });

  return router;
}
