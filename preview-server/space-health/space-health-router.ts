import { Router } from 'express';
import { listFixes } from './list-fixes.ts';
import { listHealth } from './list-health.ts';
import type { SpaceHealth } from './space-health.ts';
import { fixesQuerySchema, healthQuerySchema, healthSorts } from './space-health-answer.ts';

/** How all pages are doing and what can be put right in many of them at once, mounted at `/workspace/space-health` behind the token. */
export function spaceHealthRouter(health: SpaceHealth): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    const query = healthQuerySchema.safeParse(request.query);
    if (!query.success) {
      response.status(400).json({ error: `Ask for a page from 1 on, sorted by ${healthSorts.join(', ')}.` });
      return;
    }
    response.set('Cache-Control', 'no-store').json(listHealth(await health(), query.data));
  });
  router.get('/fixes', async (request, response) => {
    const query = fixesQuerySchema.safeParse(request.query);
    if (!query.success) {
      response
        .status(400)
        .json({ error: 'Name the rule whose findings are to be put right, such as code=stray_whitespace.' });
      return;
    }
    response.set('Cache-Control', 'no-store').json(listFixes(await health(), query.data));
  });
  return router;
}
