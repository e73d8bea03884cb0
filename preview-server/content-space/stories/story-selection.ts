import * as z from 'zod';
import { isPlainObject } from '../story-shape/plain-object.ts';
import type { FilterQuery } from './filter-query.ts';
import { parseFilterQuery } from './filter-query.ts';
import { parseSortBy } from './sort-by.ts';

/** Comma-separated values; empty ones are dropped. */
export const commaList = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

export const idList = commaList.pipe(z.array(z.coerce.number<string>().int().max(2_147_483_647)));

/** Anything that is no UUID matches no story; it must not reach a uuid column. */
const uuidList = commaList.transform((values) => values.filter((value) => z.guid().safeParse(value).success));

/** `1`, `true`, `0`, `false`. */
export const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');

const dateTime = z.string().transform((value, context) => {
  const hasZone = /(?:[zZ]|[+-]\d{2}:?\d{2})$/.test(value);
  const date = new Date(
    hasZone ? value : `${value.trim().replace(' ', 'T')}${value.includes(':') ? 'Z' : ''}`,
  );
  if (!Number.isNaN(date.getTime())) return date;
  context.addIssue({ code: 'custom', message: 'must be a date such as 2026-11-20 18:30' });
  return z.NEVER;
});

const filterQuery = z.unknown().transform((value, context): FilterQuery => {
  const parsed = isPlainObject(value)
    ? parseFilterQuery(value)
    : { ok: false as const, message: 'must be nested' };
  if (parsed.ok) return parsed.value;
  context.addIssue({ code: 'custom', message: parsed.message });
  return z.NEVER;
});

const sortBy = z.string().transform((value, context) => {
  const parsed = parseSortBy(value);
  if (parsed.ok) return parsed.sorts;
  context.addIssue({ code: 'custom', message: parsed.message });
  return z.NEVER;
});

/** Parameters that choose stories, shared by both APIs. */
export const selectionParameters = {
  starts_with: z.string().max(1000),
  by_slugs: commaList,
  excluding_slugs: commaList,
  by_ids: idList,
  excluding_ids: idList,
  by_uuids: uuidList,
  by_uuids_ordered: uuidList,
  content_type: commaList,
  level: z.coerce.number().int().positive(),
  is_startpage: flag,
  with_tag: commaList,
  search_term: z.string().max(200),
  sort_by: sortBy,
  published_at_gt: dateTime,
  published_at_gte: dateTime,
  published_at_lt: dateTime,
  published_at_lte: dateTime,
  first_published_at_gt: dateTime,
  first_published_at_gte: dateTime,
  first_published_at_lt: dateTime,
  first_published_at_lte: dateTime,
  updated_at_gt: dateTime,
  updated_at_gte: dateTime,
  updated_at_lt: dateTime,
  updated_at_lte: dateTime,
  filter_query: filterQuery,
};

const selectionSchema = z.object(selectionParameters).partial();

/** Which stories a list request asks for. */
export type StorySelection = z.output<typeof selectionSchema>;
