import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, eq } from 'drizzle-orm';
import { Router } from 'express';
import * as z from 'zod';
import { mayAlso, refuseAction } from '../access/gate.ts';
import type { ContentSpace } from '../content-space.ts';
import { setPagingHeaders } from '../http/paging.ts';
import { notFound, unprocessable } from '../http/problems.ts';
import { readBody, readQuery } from '../http/read-input.ts';
import { addStageChange, listStageChanges, type StageChange } from '../review/stage-changes.ts';
import { stageNames, stageNumber, stageOfNumber, stages, workflowId } from '../story-shape/stages.ts';
import { authorNumber, authorOf } from './author-of.ts';

const changeBody = z.object({
  workflow_stage_change: z.object({
    story_id: z.int().positive(),
    workflow_stage_id: z.int().positive(),
    /** Beyond the vendor's: the save that was looked at, and who is asked. */
    version: z.int().positive().optional(),
    reviewer: z.string().trim().max(60).default(''),
  }),
  comment: z.object({ message: z.string().trim().max(1000) }).optional(),
});
const listParameters = z.object({ with_story: z.coerce.number().int().positive() });

const stageList = stages.map((stage, position) => ({
  id: stageNumber(stage),
  workflow_id: workflowId,
  name: stageNames[stage],
  position,
  is_default: position === 0,
  allow_publish: true,
}));

/** The one workflow and its stages, which are the same in every space of ours: mounted at `/v1/spaces/{id}`. */
export function workflowsRouter(): Router {
  const router = Router();
  const workflow = { id: workflowId, name: 'Review', is_default: true, content_types: [] };
  router.get('/workflows', (_request, response) => {
    setPagingHeaders(response, 1, 1);
    response.json({ workflows: [workflow] });
  });
  router.get('/workflow_stages', (_request, response) => {
    setPagingHeaders(response, stageList.length, stageList.length);
    response.json({ workflow_stages: stageList });
  });
  router.use(['/workflows', '/workflow_stages'], (_request, response) => {
    unprocessable(
      response,
      'The workflow of this space has three stages that stay as they are; move stories from one to another.',
    );
  });
  return router;
}

/** How far stories have come, mounted at `/v1/spaces/{id}/workflow_stage_changes`. */
export function stageChangesRouter({ database, config }: ContentSpace): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    const query = readQuery(listParameters, request, response);
    if (!query) return;
    const changes = await listStageChanges(database, query.with_story);
    setPagingHeaders(response, changes.length, Math.max(changes.length, 1));
    response.json({ workflow_stage_changes: changes.map(toStageChange) });
  });

  router.post('/', async (request, response) => {
    const body = readBody(changeBody, request, response);
    if (!body) return;
    const { story_id: storyId, workflow_stage_id: number, version, reviewer } = body.workflow_stage_change;
    const stage = stageOfNumber(number);
    if (!stage) {
      const known = stageList.map(({ id, name }) => `${id} ${name}`).join(', ');
      unprocessable(response, `The space has no stage ${number}; there are ${known}.`);
      return;
    }
    if (stage === 'approved' && !mayAlso(request, 'approve')) {
      refuseAction(response, 'approve');
      return;
    }
    const author = { author: authorOf(request), authorNumber: authorNumber(request) };
    const message = body.comment?.message ?? '';
    const outcome = await database.transaction(async (queries) => {
      const [story] = await queries
        .select({ version: stories.version })
        .from(stories)
        .where(
          and(eq(stories.spaceId, config.space.id), eq(stories.id, storyId), eq(stories.isFolder, false)),
        )
        .for('update');
      if (!story) return 'missing';
      // What was approved is what was looked at.
      if (version !== undefined && version !== story.version) return { current: story.version };
      return addStageChange(queries, {
        storyId,
        version: story.version,
        stage,
        reviewer,
        message,
        ...author,
      });
    });
    if (outcome === 'missing' || outcome === undefined) notFound(response);
    else if ('current' in outcome)
      response.status(412).json({
        error: 'The story was saved in the meantime; look at it again before you say how far it is.',
        current_version: outcome.current,
      });
    else response.status(201).json({ workflow_stage_change: toStageChange(outcome) });
  });
  return router;
}

/** The vendor's shape, and beyond it which save it is about, who said it and who is asked. */
function toStageChange(row: StageChange) {
  return {
    id: row.id,
    workflow_stage_id: row.stage,
    workflow_id: workflowId,
    story_id: row.storyId,
    user_id: row.authorNumber,
    due_date: null,
    created_at: row.createdAt.toISOString(),
    version: row.version,
    author: row.author,
    reviewer: row.reviewer,
    message: row.message,
  };
}
