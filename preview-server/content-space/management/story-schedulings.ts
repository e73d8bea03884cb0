import { type Response, Router } from 'express';
import * as z from 'zod';
import type { ContentSpace } from '../content-space.ts';
import { pageParameters, setPagingHeaders } from '../http/paging.ts';
import { invalidFields, notFound } from '../http/problems.ts';
import { readBody, readId, readQuery } from '../http/read-input.ts';
import { findScheduling, findSchedulings } from '../schedulings/find-schedulings.ts';
import { cancelPlan, movePlan, type Planned, planStory } from '../schedulings/plan-stories.ts';
import { schedulingActions } from '../schedulings/scheduling.ts';
import { authorOf } from './author-of.ts';

const listParameters = z
  .object({
    by_status: z.enum(['scheduled', 'settled', 'refused', 'published_before_schedule']),
    story_id: z.coerce.number().int().positive(),
  })
  .partial()
  .extend(pageParameters());

const publishAt = z.iso
  .datetime({ offset: true, error: 'a moment such as 2026-12-24T06:00:00Z is expected' })
  .transform((text) => new Date(text))
  .refine((moment) => moment.getUTCFullYear() < 2100, 'a year before 2100 is expected');

const languageless = z
  .enum(['', 'default'], { error: 'translations are published with their story; leave the language out' })
  .nullish();

const creation = z.object({
  story_scheduling: z.object({
    story_id: z.int().positive(),
    publish_at: publishAt,
    language: languageless,
    action: z.enum(schedulingActions).default('publish'),
  }),
});
const change = z.object({ story_scheduling: z.object({ publish_at: publishAt, language: languageless }) });

/** Pages that are published or withdrawn at a time, mounted at `/v1/spaces/{id}/story_schedulings`. */
export function storySchedulingsRouter(space: ContentSpace): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    const query = readQuery(listParameters, request, response);
    if (!query) return;
    const { by_status: status, story_id: storyId, page, per_page: perPage } = query;
    const found = await findSchedulings(space, { status, storyId }, { page, perPage });
    setPagingHeaders(response, found.total, perPage);
    response.json({ story_schedulings: found.schedulings });
  });

  router.get('/:id', (request, response) => answer(response, readId(request.params.id)));

  router.post('/', async (request, response) => {
    const body = readBody(creation, request, response);
    if (!body) return;
    const { story_id: storyId, publish_at: at, action } = body.story_scheduling;
    const author = authorOf(request);
    await answerPlanned(response, await planStory(space, { storyId, at, action, author }), 201);
  });

  router.put('/:id', async (request, response) => {
    const id = readId(request.params.id);
    const body = readBody(change, request, response);
    if (!body) return;
    const { publish_at: at } = body.story_scheduling;
    const author = authorOf(request);
    if (id === undefined) notFound(response);
    else await answerPlanned(response, await movePlan(space, id, { at, author }));
  });

  router.delete('/:id', async (request, response) => {
    const id = readId(request.params.id);
    const found = id === undefined ? undefined : await findScheduling(space, id);
    if (id === undefined || !found) {
      notFound(response);
      return;
    }
    const cancelled = await cancelPlan(space, id);
    if (cancelled.ok) response.json({ story_scheduling: { ...found, deleted_at: new Date().toISOString() } });
    else await answerPlanned(response, cancelled);
  });

  return router;

  async function answer(response: Response, id: number | undefined, status = 200): Promise<void> {
    const found = id === undefined ? undefined : await findScheduling(space, id);
    if (found) response.status(status).json({ story_scheduling: found });
    else notFound(response);
  }

  async function answerPlanned(response: Response, planned: Planned, status = 200): Promise<void> {
    if (planned.ok) await answer(response, planned.id, status);
    else if (planned.reason === 'not-found') notFound(response);
    else invalidFields(response, { [planned.field]: [planned.message] });
  }
}
