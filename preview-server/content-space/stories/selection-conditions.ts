import { stories } from '@blattwerk/database/tables/stories.ts';
import {
  arrayOverlaps,
  eq,
  gt,
  gte,
  inArray,
  like,
  lt,
  lte,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { escapeLike, startsWithPattern } from './like-pattern.ts';
import { type ContentVersion, contentColumn, hasVersion } from './story-columns.ts';
import type { StorySelection } from './story-selection.ts';

/** The part of a selection that the database can decide. */
export function selectionConditions(selection: StorySelection, version: ContentVersion): (SQL | undefined)[] {
  const { starts_with, by_slugs, excluding_slugs, by_ids, excluding_ids, with_tag, content_type } = selection;
  return [
    hasVersion(version),
    starts_with ? like(stories.fullSlug, startsWithPattern(starts_with.replace(/^\//, ''))) : undefined,
    by_slugs && (or(...by_slugs.map(slugLike)) ?? sql`false`),
    excluding_slugs && excluding_slugs.length > 0
      ? not(or(...excluding_slugs.map(slugLike)) ?? sql`false`)
      : undefined,
    by_ids && inArray(stories.id, by_ids),
    excluding_ids && notInArray(stories.id, excluding_ids),
    selection.by_uuids && inArray(stories.uuid, selection.by_uuids),
    selection.by_uuids_ordered && inArray(stories.uuid, selection.by_uuids_ordered),
    with_tag && (with_tag.length > 0 ? arrayOverlaps(stories.tags, with_tag) : sql`false`),
    content_type && inArray(sql`${contentColumn(version)} ->> 'component'`, content_type),
    selection.is_startpage === undefined ? undefined : eq(stories.isStartpage, selection.is_startpage),
    selection.level === undefined
      ? undefined
      : sql`array_length(string_to_array(rtrim(${stories.fullSlug}, '/'), '/'), 1) = ${selection.level}`,
    ...dateConditions(selection),
  ];
}

function dateConditions(selection: StorySelection): (SQL | undefined)[] {
  const {
    published_at_gt,
    published_at_gte,
    published_at_lt,
    published_at_lte,
    first_published_at_gt,
    first_published_at_gte,
    first_published_at_lt,
    first_published_at_lte,
    updated_at_gt,
    updated_at_gte,
    updated_at_lt,
    updated_at_lte,
  } = selection;
  return [
    published_at_gt && gt(stories.publishedAt, published_at_gt),
    published_at_gte && gte(stories.publishedAt, published_at_gte),
    published_at_lt && lt(stories.publishedAt, published_at_lt),
    published_at_lte && lte(stories.publishedAt, published_at_lte),
    first_published_at_gt && gt(stories.firstPublishedAt, first_published_at_gt),
    first_published_at_gte && gte(stories.firstPublishedAt, first_published_at_gte),
    first_published_at_lt && lt(stories.firstPublishedAt, first_published_at_lt),
    first_published_at_lte && lte(stories.firstPublishedAt, first_published_at_lte),
    updated_at_gt && gt(stories.updatedAt, updated_at_gt),
    updated_at_gte && gte(stories.updatedAt, updated_at_gte),
    updated_at_lt && lt(stories.updatedAt, updated_at_lt),
    updated_at_lte && lte(stories.updatedAt, updated_at_lte),
  ];
}

/** A full slug in which `*` stands for anything. Without a slash at its end it names a folder and the folder's start page. */
function slugLike(slug: string): SQL {
  const pattern = slug.replace(/^\//, '').split('*').map(escapeLike).join('%');
  const named = like(stories.fullSlug, pattern);
  if (pattern.endsWith('/') || pattern.endsWith('%')) return named;
  return sql`(${named} or (${stories.isStartpage} and ${like(stories.fullSlug, `${pattern}/`)}))`;
}
