import { z } from 'zod';
import { versionChangesSchema } from '../../../content-space/story-shape/difference/version-changes.ts';
import { isPlainObject, type PlainObject } from '../../../content-space/story-shape/plain-object.ts';
import type { ManagementApi } from './management-api.ts';
import { read } from './request.ts';
import type { Result } from './result.ts';

const perPage = 25;

const versionSchema = z.object({
  id: z.number(),
  number: z.number(),
  author: z.string(),
  /** False where it was saved without a name. */
  is_named: z.boolean(),
  created_at: z.string(),
  /** When this save went live; null for one that never did. */
  published_at: z.string().nullable(),
  /** What it changed; null for the first. */
  changes: versionChangesSchema.nullable(),
});

/** One save of a story. */
export type StoryVersion = z.infer<typeof versionSchema>;

/** Some saves of a story, the newest first, and how many there are. */
export type VersionsPage = { versions: StoryVersion[]; total: number };

const listAnswer = z.object({ versions: z.array(versionSchema) }).transform(({ versions }) => versions);
const versionAnswer = z
  .object({ version: versionSchema.extend({ content: z.custom<PlainObject>(isPlainObject) }) })
  .transform(({ version }) => version);

/** A page of a story's saves; the first one is 1. */
export async function listVersions(
  api: ManagementApi,
  storyId: number,
  page: number,
): Promise<Result<VersionsPage>> {
  const answer = await api.send(
    `/versions?model=stories&model_id=${storyId}&per_page=${perPage}&page=${page}`,
  );
  const versions = read(answer, listAnswer);
  if (!answer.ok) return answer;
  if (!versions.ok) return versions;
  return { ok: true, value: { versions: versions.value, total: Number(answer.value.headers.get('total')) } };
}

/** All of them, the newest first. */
export const listAllVersions = (api: ManagementApi, storyId: number): Promise<Result<StoryVersion[]>> =>
  api.all(`/versions?model=stories&model_id=${storyId}`, listAnswer);

/** One save with its content. */
export const getVersion = async (
  api: ManagementApi,
  id: number,
): Promise<Result<StoryVersion & { content: PlainObject }>> =>
  read(await api.send(`/versions/${id}`), versionAnswer);
