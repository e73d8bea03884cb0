import * as z from 'zod';
import { pageParameters } from '../http/paging.ts';
import { readId } from '../http/read-input.ts';
import type { ContentVersion } from '../stories/story-columns.ts';
import { commaList, flag, selectionParameters } from '../stories/story-selection.ts';

/** What clients send with every request. `cv` and `_…` only keep caches apart. */
const commonParameters = {
  token: z.string(),
  version: z.enum(['draft', 'published']).default('published'),
  cv: z.string().optional(),
  /** Ours, with the preview token alone: what shoppers will see at a moment, if everything goes as planned. */
  as_of: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional(),
};

/** The version that a request asks for. A moment to come means drafts: the token is judged by that. */
export function versionOf({ version, as_of: at, from_release: release }: CommonParameters): ContentVersion {
  if (version !== 'draft') return version;
  if (at) return { at };
  return release === undefined ? version : { release };
}

type CommonParameters = {
  version: 'draft' | 'published';
  as_of?: Date | undefined;
  from_release?: number | undefined;
};

const storyParameters = {
  ...commonParameters,
  language: z.string().max(20).default('default'),
  fallback_lang: z.string().max(20).optional(),
  resolve_relations: commaList.default([]),
  resolve_level: z.string().optional(),
  resolve_links: z.enum(['story', 'url', 'link', '0', '1']).default('0'),
  resolve_links_level: z.enum(['1', '2']).default('1'),
  resolve_assets: flag.default(false),
  excluding_fields: commaList.default([]),
  excluding_story_fields: commaList.default([]),
  /** Drafts as an open release has them; the preview token asks. */
  from_release: z
    .string()
    .transform((text) => readId(text))
    .optional(),
};

/** `GET cdn/stories/…`; strict, because the vendor refuses parameters it does not know. */
export const singleStoryParameters = z.strictObject({
  ...storyParameters,
  find_by: z.enum(['uuid', 'id', 'slug']).optional(),
  content_type: commaList.optional(),
});

/** `GET cdn/stories` */
export const storyListParameters = z
  .strictObject({
    ...selectionParameters,
    in_workflow_stages: z.string(),
    only_variants: flag,
  })
  .partial()
  .extend({ ...storyParameters, ...pageParameters() });

type StoryQuery = z.output<z.ZodObject<typeof storyParameters>>;

export type StoryParameters = Omit<StoryQuery, 'version' | 'as_of'> & { version: ContentVersion };

/** A query with the version it asks for. */
export function withVersion<Query extends StoryQuery>({ as_of, ...query }: Query) {
  return { ...query, version: versionOf({ ...query, as_of }) };
}

/** `GET cdn/links` */
export const linkParameters = z.strictObject({
  ...commonParameters,
  starts_with: z.string().max(1000).optional(),
  include_dates: flag.default(false),
  by_uuid: z.string().optional(),
  by_uuids: z.string().optional(),
  with_parent: z.coerce.number().int().nonnegative().optional(),
  sort_by: selectionParameters.sort_by.optional(),
  paginated: flag.default(false),
  ...pageParameters(1000),
});

/** `GET cdn/datasources` */
export const datasourceParameters = z.strictObject({
  ...commonParameters,
  search: z.string().max(200).optional(),
  by_ids: selectionParameters.by_ids.optional(),
  ...pageParameters(1000),
});

/** `GET cdn/datasource_entries` */
export const datasourceEntryParameters = z.strictObject({
  ...commonParameters,
  datasource: z.string().max(200).optional(),
  dimension: z.string().max(200).optional(),
  ...pageParameters(1000),
});

/** `GET cdn/tags` */
export const tagParameters = z.strictObject({
  ...commonParameters,
  starts_with: z.string().max(1000).optional(),
  filter_query: selectionParameters.filter_query.optional(),
});

/** `GET cdn/assets/me` */
export const assetParameters = z.strictObject({ ...commonParameters, filename: z.string().max(2000) });

export const spaceParameters = z.strictObject(commonParameters);
