import * as z from 'zod';
import { isPlainObject } from './plain-object.ts';

const timestamp = z.iso.datetime({ offset: true });

/** Content of a story: its root block. Folders may have an empty one. */
const storyContentSchema = z.looseObject({
  _uid: z.string().optional(),
  component: z.string().optional(),
});
export type StoryContent = z.infer<typeof storyContentSchema>;

/** The same check as {@link storyContentSchema} without a copy. */
export function isStoryContent(value: unknown): value is StoryContent {
  return isPlainObject(value) && isOptionalString(value.component) && isOptionalString(value._uid);
}

const isOptionalString = (value: unknown): boolean => value === undefined || typeof value === 'string';

const alternateSchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  published: z.boolean().nullable(),
  full_slug: z.string(),
  is_folder: z.boolean(),
  parent_id: z.int().nullable(),
});
export type Alternate = z.infer<typeof alternateSchema>;

const translatedSlugSchema = z.object({
  id: z.int(),
  lang: z.string(),
  name: z.string().nullable(),
  slug: z.string(),
  published: z.boolean().nullable(),
});

const localizedPathSchema = z.object({
  path: z.string(),
  name: z.string().nullable(),
  lang: z.string(),
  published: z.boolean().nullable(),
});
export type LocalizedPath = z.infer<typeof localizedPathSchema>;

const authorSchema = z.object({ id: z.int(), userid: z.string(), friendly_name: z.string() });

const stageSchema = z.object({
  workflow_id: z.int().nullable(),
  workflow_stage_id: z.int(),
  story_id: z.int(),
  due_date: z.string().nullable(),
  created_at: timestamp,
  /** Beyond the vendor's: the save that was looked at, who said it and whom it is for. */
  version: z.int(),
  author: z.string(),
  reviewer: z.string(),
  message: z.string(),
});

/**
 * A story as lists of the management API give it: everything but its content.
 * Properties the embedded space has no use for (ideas) keep the value of a plain space.
 */
export const managementStorySummarySchema = z.object({
  id: z.int(),
  uuid: z.uuid(),
  name: z.string(),
  slug: z.string(),
  full_slug: z.string(),
  path: z.string().nullable(),
  /** 0 (here) or null (in some exports) at the root of the space. */
  parent_id: z.int().nullable(),
  group_id: z.uuid(),
  is_folder: z.boolean(),
  is_startpage: z.boolean(),
  /** True while a published version stands, whether or not the draft has moved on. */
  published: z.boolean(),
  /** True when the draft differs from what is published, or nothing is published. */
  unpublished_changes: z.boolean(),
  position: z.int(),
  tag_list: z.array(z.string()),
  pinned: z.boolean(),
  content_type: z.string(),
  alternates: z.array(alternateSchema),
  default_root: z.string().nullable(),
  disable_fe_editor: z.boolean(),
  disble_fe_editor: z.boolean(),
  sort_by_date: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  published_at: timestamp.nullable(),
  first_published_at: timestamp.nullable(),
  deleted_at: timestamp.nullable(),
  publish_at: timestamp.nullable(),
  expire_at: timestamp.nullable(),
  last_author: authorSchema.nullable(),
  last_author_id: z.int().nullable(),
  /** Number of the newest saved version; the same number is the story's ETag. */
  current_version_id: z.int(),
  /** Open releases that hold a draft of it. */
  release_ids: z.array(z.int()).default([]),
  /** How far it has come; null where nothing was said. */
  stage: stageSchema.nullable(),
});
export type ManagementStorySummary = z.infer<typeof managementStorySummarySchema>;

/** A story as the management API gives it singly. */
export const managementStorySchema = managementStorySummarySchema.extend({
  /** The release that the content was taken from, and the version of the ordinary draft that it began from there. */
  release_id: z.int().nullish(),
  base_version_id: z.int().nullish(),
  content: storyContentSchema,
  meta_data: z.record(z.string(), z.unknown()).nullable(),
  parent: z
    .object({
      id: z.int(),
      uuid: z.uuid(),
      name: z.string(),
      slug: z.string(),
      disble_fe_editor: z.boolean(),
    })
    .nullable(),
  breadcrumbs: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string() }).loose()),
  translated_slugs: z.array(translatedSlugSchema),
  localized_paths: z.array(localizedPathSchema),
  preview_token: z.object({ token: z.string(), timestamp: z.string() }),
});
export type ManagementStory = z.infer<typeof managementStorySchema>;
