import { z } from 'zod';
import {
  type Scheduling,
  type SchedulingAction,
  schedulingSchema,
} from '../../../content-space/schedulings/scheduling.ts';
import type { ManagementApi } from './management-api.ts';
import { findingSchema, read } from './request.ts';
import type { Result } from './result.ts';

const path = '/story_schedulings';
/** Plans that are over and still told. */
const settledShown = 50;

const listAnswer = z
  .object({ story_schedulings: z.array(schedulingSchema) })
  .transform(({ story_schedulings }) => story_schedulings);
const oneAnswer = z
  .object({ story_scheduling: schedulingSchema })
  .transform(({ story_scheduling }) => story_scheduling);
const findingsAnswer = z.object({ findings: z.array(findingSchema) }).transform(({ findings }) => findings);

/** Everything that is planned, what is due first coming first. */
export const listPlanned = (api: ManagementApi): Promise<Result<Scheduling[]>> =>
  api.all(`${path}?by_status=scheduled`, listAnswer);

/** What was carried out or refused last, the newest first. */
export const listSettled = async (api: ManagementApi): Promise<Result<Scheduling[]>> =>
  read(await api.send(`${path}?by_status=settled&per_page=${settledShown}`), listAnswer);

type NewPlan = { storyId: number; action: SchedulingAction; at: Date };

export const planStory = async (api: ManagementApi, plan: NewPlan): Promise<Result<Scheduling>> => {
  const { storyId, action, at } = plan;
  const body = { story_scheduling: { story_id: storyId, action, publish_at: at.toISOString() } };
  return read(await api.send(path, { method: 'POST', body }), oneAnswer);
};

export const movePlan = async (api: ManagementApi, id: number, at: Date): Promise<Result<Scheduling>> => {
  const body = { story_scheduling: { publish_at: at.toISOString() } };
  return read(await api.send(`${path}/${id}`, { method: 'PUT', body }), oneAnswer);
};

export const cancelPlan = (api: ManagementApi, id: number) => api.send(`${path}/${id}`, { method: 'DELETE' });

/** What the judge finds in a page as it is stored, now or as things will be at a moment. */
export const findingsAt = async (api: ManagementApi, storyId: number, at: Date | undefined) => {
  const query = at ? `?${new URLSearchParams({ at: at.toISOString() })}` : '';
  return read(await api.send(`/stories/${storyId}/findings${query}`), findingsAnswer);
};
