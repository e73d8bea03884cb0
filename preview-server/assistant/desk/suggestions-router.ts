import express, { Router } from 'express';
import { z } from 'zod';
import type { ContentSpace } from '../../content-space/content-space.ts';
import { answerRefusal } from '../../content-space/management/answer-written.ts';
import { authorOf } from '../../content-space/management/author-of.ts';
import { readBody } from '../../workspace-api/desk-answers.ts';
import { changesOf, loadSuggestions, type Suggestion } from '../suggestions/list-suggestions.ts';
import { settleSuggestion } from '../suggestions/settle-suggestion.ts';
import {
  comparedSuggestionSchema,
  type ListedSuggestion,
  type SuggestionsAnswer,
  settlingBody,
} from './suggestions-answer.ts';

const number = z.coerce.number().int().positive().max(2_147_483_647);
const placeSchema = z.object({ releaseId: number, storyId: number });

/** What programs suggest: listed, compared, taken over or refused; mounted at `/workspace/assistants/suggestions`. */
export function suggestionsRouter(space: ContentSpace, onWritten: () => void): Router {
  const router = Router();
  router.use(
    space.gate.require(({ method }) => (method === 'GET' ? 'read' : 'write')),
    express.json({ limit: '64kb' }),
  );
  const list = async (): Promise<SuggestionsAnswer> => ({
    suggestions: (await loadSuggestions(space)).map(listed),
  });

  router.get('/', async (_request, response) => {
    response.set('Cache-Control', 'no-store').json(await list());
  });

  router.get('/:releaseId/:storyId', async (request, response) => {
    const place = placeSchema.safeParse(request.params);
    const [found] = place.success ? await loadSuggestions(space, place.data) : [];
    const body =
      found &&
      comparedSuggestionSchema.safeParse({
        ...listed(found),
        ...(found.before && { before: found.before, after: found.after }),
      });
    if (body?.success) response.set('Cache-Control', 'no-store').json(body.data);
    else response.status(404).json({ error: 'There is no such suggestion any more.' });
  });

  router.post('/:releaseId/:storyId', async (request, response) => {
    const place = placeSchema.safeParse(request.params);
    const body = place.success ? readBody(settlingBody, request, response) : undefined;
    if (!place.success) response.status(404).json({ error: 'There is no such suggestion.' });
    if (!place.success || !body) return;
    const settled = await settleSuggestion(space, { ...place.data, ...body, author: authorOf(request) });
    if (!settled.ok) {
      answerRefusal(response, settled.refusal);
      return;
    }
    await space.webhooks.settle(settled.deliveries);
    onWritten();
    response.json(await list());
  });

  return router;
}

function listed(suggestion: Suggestion): ListedSuggestion {
  const { releaseId, storyId, assistant, name, fullSlug, changedAt, seen } = suggestion;
  return {
    ...{ releaseId, storyId, assistant, name, fullSlug, seen },
    changedAt: changedAt.toISOString(),
    changes: changesOf(suggestion),
  };
}
