import { assets } from '@blattwerk/database/tables/assets.ts';
import { arrayOverlaps, asc, desc, eq, gte, ilike, isNull, lte, or } from 'drizzle-orm';
import * as z from 'zod';
import { pageParameters } from '../http/paging.ts';
import { containsPattern } from '../stories/like-pattern.ts';
import { commaList, flag } from '../stories/story-selection.ts';

const date = z.coerce.date();

const sortColumns = {
  id: assets.id,
  created_at: assets.createdAt,
  updated_at: assets.updatedAt,
  short_filename: assets.shortName,
};

/** `created_at:desc` */
const sortBy = z
  .string()
  .transform((value) => value.split(':'))
  .pipe(z.tuple([z.enum(['id', 'created_at', 'updated_at', 'short_filename']), z.enum(['asc', 'desc'])]));

export const assetListParameters = z
  .object({
    search: z.string().max(200),
    ext_id: z.string().max(255),
    in_folder: z.coerce.number().int(),
    is_private: flag,
    by_alt: z.string().max(200),
    by_title: z.string().max(200),
    by_copyright: z.string().max(200),
    with_tags: commaList.pipe(z.array(z.coerce.number<string>().int())),
    created_at_gte: date,
    created_at_lte: date,
    updated_at_gte: date,
    updated_at_lte: date,
    sort_by: sortBy,
  })
  .partial()
  .extend(pageParameters());

/** What a list request asks for, for the database. */
export function assetConditions(query: z.output<typeof assetListParameters>) {
  const { search, in_folder: folder } = query;
  return [
    search
      ? or(
          ilike(assets.shortName, containsPattern(search)),
          ilike(assets.alt, containsPattern(search)),
          ilike(assets.title, containsPattern(search)),
        )
      : undefined,
    folder === undefined ? undefined : folder <= 0 ? isNull(assets.folderId) : eq(assets.folderId, folder),
    query.is_private === undefined ? undefined : eq(assets.isPrivate, query.is_private),
    query.ext_id === undefined ? undefined : eq(assets.externalId, query.ext_id),
    query.by_alt ? ilike(assets.alt, containsPattern(query.by_alt)) : undefined,
    query.by_title ? ilike(assets.title, containsPattern(query.by_title)) : undefined,
    query.by_copyright ? ilike(assets.copyright, containsPattern(query.by_copyright)) : undefined,
    query.with_tags && arrayOverlaps(assets.internalTagIds, query.with_tags),
    query.created_at_gte && gte(assets.createdAt, query.created_at_gte),
    query.created_at_lte && lte(assets.createdAt, query.created_at_lte),
    query.updated_at_gte && gte(assets.updatedAt, query.updated_at_gte),
    query.updated_at_lte && lte(assets.updatedAt, query.updated_at_lte),
  ];
}

/** Newest first unless asked otherwise. Ends with the id, so that every asset is on exactly one page. */
export function assetOrder([property, direction]: z.output<typeof sortBy> = ['created_at', 'desc']) {
  const order = direction === 'asc' ? asc : desc;
  return [order(sortColumns[property]), order(assets.id)];
}
