import { z } from 'zod';
import { type Colleague, colleaguesAnswerSchema } from '../../../workspace-api/accounts/account-answers.ts';
import type { ManagementApi } from './management-api.ts';
import { type Answer, read, request } from './request.ts';
import type { Result } from './result.ts';

const changeSchema = z.object({
  id: z.int(),
  workflow_stage_id: z.int(),
  version: z.int(),
  author: z.string(),
  reviewer: z.string(),
  message: z.string(),
  created_at: z.string(),
});

/** One step of a page's review. */
export type ReviewStep = z.infer<typeof changeSchema>;

const listAnswer = z
  .object({ workflow_stage_changes: z.array(changeSchema) })
  .transform(({ workflow_stage_changes }) => workflow_stage_changes);

/** Steps of a page's review, the newest first. */
export const listReviewSteps = async (api: ManagementApi, story: number): Promise<Result<ReviewStep[]>> =>
  read(await api.send(`/workflow_stage_changes?with_story=${story}`), listAnswer);

type NewStep = { story: number; version: number; stage: number; reviewer: string; message: string };

/** Moves a page to another stage; a `conflict` where it was saved in the meantime. */
export const addReviewStep = (
  api: ManagementApi,
  { story, version, stage, reviewer, message }: NewStep,
): Promise<Result<Answer>> =>
  api.send('/workflow_stage_changes', {
    method: 'POST',
    body: {
      workflow_stage_change: { story_id: story, workflow_stage_id: stage, version, reviewer },
      comment: { message },
    },
  });

/** All members by name and role; empty where there are no accounts. */
export const listColleagues = async (token: string): Promise<Result<Colleague[]>> =>
  read(
    await request('/workspace/colleagues', { token }),
    colleaguesAnswerSchema.transform(({ colleagues }) => colleagues),
  );
