import express, { Router } from 'express';
import { z } from 'zod';
import type { Translations } from './translations.ts';
import {
  confirmationSchema,
  pageStates,
  translationSorts,
  translationsQuerySchema,
} from './translations-answer.ts';

const storyParameter = z.object({ story: z.coerce.number().int().positive() });

/** How far pages are translated, mounted at `/workspace/translations` behind the token. */
export function translationsRouter(translations: Translations): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    const query = translationsQuerySchema.safeParse(request.query);
    if (!query.success) {
      const states = pageStates.join(', ');
      response.status(400).json({
        error: `Ask for a page from 1 on, in the state ${states}, sorted by ${translationSorts.join(', ')}.`,
      });
      return;
    }
    response.set('Cache-Control', 'no-store').json(await translations.list(query.data));
  });

  router.get('/:story', async (request, response) => {
    const story = storyParameter.safeParse(request.params);
    const doubts = story.success ? await translations.page(story.data.story) : undefined;
    if (doubts) response.set('Cache-Control', 'no-store').json(doubts);
    else response.status(404).json({ error: 'There is no such page.' });
  });

  router.post('/:story/confirmations', express.json({ limit: '4mb' }), async (request, response) => {
    const story = storyParameter.safeParse(request.params);
    const confirmation = confirmationSchema.safeParse(request.body);
    if (!confirmation.success) {
      response.status(400).json({ error: z.prettifyError(confirmation.error) });
      return;
    }
    const confirmed = story.success
      ? await translations.confirm(story.data.story, confirmation.data)
      : undefined;
    if (confirmed) response.set('Cache-Control', 'no-store').json(confirmed);
    else response.status(404).json({ error: 'There is no such page.' });
  });

  return router;
}
