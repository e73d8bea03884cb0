import { z } from 'zod';
import { isPlainObject, type PlainObject } from '../../../content-space/story-shape/plain-object.ts';
import type { ManagementApi } from './management-api.ts';
import { read } from './request.ts';
import type { Result } from './result.ts';

const versionSchema = z.object({
  id: z.number(),
  number: z.number(),
  author: z.string(),
  created_at: z.string(),
  /** When this save went live; null for one that never did. */
  published_at: z.string().nullable(),
});

/** One save of a story. */
export type StoryVersion = z.infer<typeof versionSchema>;

const listAnswer = z.object({ versions: z.array(versionSchema) }).transform(({ versions }) => versions);
const contentAnswer = z
  .object({ version: z.object({ content: z.custom<PlainObject>(isPlainObject) }) })
  .transform(({ version }) => version.content);

/** Saves of a story, the newest first. */
export const listVersions = (api: ManagementApi, storyId: number): Promise<Result<StoryVersion[]>> =>
  api.all(`/versions?model=stories&model_id=${storyId}`, listAnswer);

export const getVersionContent = async (api: ManagementApi, id: number): Promise<Result<PlainObject>> =>
  read(await api.send(`/versions/${id}`), contentAnswer);
