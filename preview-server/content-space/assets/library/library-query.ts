import { assets } from '@blattwerk/database/tables/assets.ts';
import {
  and,
  asc,
  type Column,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import * as z from 'zod';
import { containsPattern } from '../../stories/like-pattern.ts';
import { libraryFilters, libraryKinds, libraryOrders } from '../../story-shape/asset-answers.ts';
import { safeFilename } from '../content-types.ts';

export const libraryParameters = z.object({
  search: z.string().max(200).default(''),
  /** 0: those in no folder. */
  folder: z.coerce.number().int().nonnegative().optional(),
  only: z.enum(libraryFilters).optional(),
  kind: z.enum(libraryKinds).optional(),
  order: z.enum(libraryOrders).default('newest'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type LibraryQuery = z.output<typeof libraryParameters>;

export const inLibrary = (spaceId: number): SQL | undefined =>
  and(eq(assets.spaceId, spaceId), isNotNull(assets.uploadedAt), isNull(assets.deletedAt));

/** Whether a text is one of many, however many: they are one parameter, which the database hashes. */
export const isAnyOf = (column: Column, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::text[])`;

/** What must be known besides the question: folders by what is searched for, and files by their use. */
export type LibraryKnowledge = {
  /** Ids of the folders that a word means: those whose names hold it, and all in them. */
  foldersNamed(word: string): readonly number[];
  /** Ids of a folder and of all folders in it. */
  foldersWithin(id: number): readonly number[];
  /** Paths of the files that pages use, as the assets have them. */
  usedPaths: readonly string[];
  /** Ids of the pictures that are too large for their places. */
  tooLarge: readonly number[];
};

const isPicture = like(assets.contentType, 'image/%');

/** What a question asks for, for the database: each word in a name, a description, a translation of it or a folder. */
export function libraryConditions(query: LibraryQuery, known: LibraryKnowledge): (SQL | undefined)[] {
  const words = query.search.toLowerCase().split(/\s+/).filter(Boolean);
  return [
    ...words.map((word) => isNamed(word, known.foldersNamed(word))),
    folderCondition(query.folder, known),
    query.kind && (query.kind === 'pictures' ? isPicture : not(isPicture)),
    query.only && filterCondition(query.only, known),
  ];
}

function isNamed(word: string, folders: readonly number[]): SQL | undefined {
  const nameLike = safeFilename(word);
  return or(
    like(assets.searchText, containsPattern(word)),
    nameLike !== '' && nameLike !== word ? like(assets.searchText, containsPattern(nameLike)) : undefined,
    folders.length > 0 ? inArray(assets.folderId, [...folders]) : undefined,
  );
}

function folderCondition(folder: number | undefined, known: LibraryKnowledge): SQL | undefined {
  if (folder === undefined) return undefined;
  return folder === 0 ? isNull(assets.folderId) : inArray(assets.folderId, [...known.foldersWithin(folder)]);
}

function filterCondition(only: NonNullable<LibraryQuery['only']>, known: LibraryKnowledge): SQL | undefined {
  switch (only) {
    case 'unused':
      return not(isAnyOf(assets.path, known.usedPaths));
    case 'undescribed':
      return and(isPicture, sql`btrim(coalesce(${assets.alt}, '')) = ''`);
    case 'too_large':
      return sql`${assets.id} = any(${sql.param([...known.tooLarge])}::int[])`;
  }
}

/** Ends with the id, so that every file is on exactly one page. */
export function libraryOrder(order: LibraryQuery['order']): SQL[] {
  switch (order) {
    case 'newest':
      return [desc(assets.createdAt), desc(assets.id)];
    case 'name':
      return [asc(assets.shortName), asc(assets.id)];
    case 'size':
      return [desc(assets.contentLength), desc(assets.id)];
  }
}
