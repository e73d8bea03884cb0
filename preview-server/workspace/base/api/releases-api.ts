import { z } from 'zod';
import {
  type Release,
  type ReleaseStory,
  releaseFindingSchema,
  releaseSchema,
  releaseStorySchema,
} from '../../../content-space/releases/release-answers.ts';
import type { ManagementApi } from './management-api.ts';
import { read } from './request.ts';
import type { ApiError, Result } from './result.ts';

const path = '/releases';
/** Releases that are live and still told. */
const liveShown = 50;

const listAnswer = z.object({ releases: z.array(releaseSchema) }).transform(({ releases }) => releases);
const oneAnswer = z.object({ release: releaseSchema }).transform(({ release }) => release);
const undoAnswer = z
  .object({ release: releaseSchema, stay_public: z.array(z.int()) })
  .transform(({ release, stay_public }) => ({ release, stayPublic: stay_public }));
const pagesAnswer = z
  .object({ release_stories: z.array(releaseStorySchema) })
  .transform(({ release_stories }) => release_stories);
const pageAnswer = z
  .object({ release_story: releaseStorySchema })
  .transform(({ release_story }) => release_story);
const findingsAnswer = z
  .object({ findings: z.array(releaseFindingSchema), seasons_over: z.array(releaseFindingSchema) })
  .transform(({ findings, seasons_over }) => ({ findings, seasonsOver: seasons_over }));
export type ReleaseVerdict = z.infer<typeof findingsAnswer>;
const draftAnswer = z
  .object({
    release_story: z.object({
      version: z.int(),
      base_content: z.record(z.string(), z.unknown()),
      content: z.record(z.string(), z.unknown()),
    }),
  })
  .transform(({ release_story }) => release_story);

/** Releases that are to come, those with a moment first. */
export const listOpenReleases = (api: ManagementApi): Promise<Result<Release[]>> =>
  api.all(`${path}?released=0`, listAnswer);

/** What went live last, the newest first. */
export const listLiveReleases = async (api: ManagementApi): Promise<Result<Release[]>> =>
  read(await api.send(`${path}?released=1&per_page=${liveShown}`), listAnswer);

export const createRelease = async (api: ManagementApi, name: string): Promise<Result<Release>> =>
  read(await api.send(path, { method: 'POST', body: { release: { name } } }), oneAnswer);

export type ReleaseChange = { name?: string; release_at?: string | null };

export const changeRelease = async (
  api: ManagementApi,
  id: number,
  release: ReleaseChange,
): Promise<Result<Release>> =>
  read(await api.send(`${path}/${id}`, { method: 'PUT', body: { release } }), oneAnswer);

export const publishRelease = async (api: ManagementApi, id: number): Promise<Result<Release>> =>
  read(await api.send(`${path}/${id}`, { method: 'PUT', body: { do_release: true } }), oneAnswer);

export const deleteRelease = (api: ManagementApi, id: number) =>
  api.send(`${path}/${id}`, { method: 'DELETE' });

/** A release that takes another one back, and the pages that were new in the shop by that one: they stay there. */
export type UndoBegun = z.infer<typeof undoAnswer>;

/** Begins a release that takes back what one has done. */
export const undoRelease = async (api: ManagementApi, id: number, name: string): Promise<Result<UndoBegun>> =>
  read(await api.send(`${path}/${id}/undo`, { method: 'POST', body: { release: { name } } }), undoAnswer);

/** What stands in the way of it, and which seasons are over, as of its moment. */
export const findingsOfRelease = async (
  api: ManagementApi,
  id: number,
  signal: AbortSignal,
): Promise<Result<ReleaseVerdict>> =>
  read(await api.send(`${path}/${id}/findings`, { signal }), findingsAnswer);

export const pagesOfRelease = async (
  api: ManagementApi,
  id: number,
  signal: AbortSignal,
): Promise<Result<ReleaseStory[]>> => read(await api.send(`${path}/${id}/stories`, { signal }), pagesAnswer);

export const draftInRelease = async (api: ManagementApi, id: number, storyId: number) =>
  read(await api.send(`${path}/${id}/stories/${storyId}`), draftAnswer);

export const addPage = async (
  api: ManagementApi,
  id: number,
  storyId: number,
): Promise<Result<ReleaseStory>> =>
  read(await api.send(`${path}/${id}/stories`, { method: 'POST', body: { story_id: storyId } }), pageAnswer);

export const removePage = (api: ManagementApi, id: number, storyId: number) =>
  api.send(`${path}/${id}/stories/${storyId}`, { method: 'DELETE' });

export const approvePage = async (
  api: ManagementApi,
  id: number,
  { story_id, version }: Pick<ReleaseStory, 'story_id' | 'version'>,
): Promise<Result<ReleaseStory>> =>
  read(
    await api.send(`${path}/${id}/stories/${story_id}/approve`, { method: 'POST', ifMatch: version }),
    pageAnswer,
  );

export type SettledField = { uid: string; field: string; keeps: 'release' | 'page' };

/** Takes what became of a page into the release, contradicting fields as they were settled. */
export const joinPage = async (
  api: ManagementApi,
  id: number,
  storyId: number,
  settled: readonly SettledField[],
): Promise<ApiError | undefined> => {
  const result = await api.send(`${path}/${id}/stories/${storyId}/merge`, {
    method: 'POST',
    body: { settled },
  });
  return result.ok ? undefined : result.error;
};
