import type { Database, Queries } from '@blattwerk/database/database.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, eq, isNull, max, ne, sql } from 'drizzle-orm';
import { fullSlug, loadFolders, pathToFolder } from './folder-tree.ts';
import { invalid, type Written } from './written.ts';

export type Place = { parentId: number | null; slug: string; isStartpage: boolean };

export type PlaceResult = { ok: true; fullSlug: string } | { ok: false; field: string; message: string };

/**
 * Works out the full slug of a story at a place and whether the place can be taken.
 * @param id the story to be put there; undefined for a new one
 */
export async function checkPlace(
  queries: Queries,
  spaceId: number,
  place: Place,
  id: number | undefined,
): Promise<PlaceResult> {
  const parents = pathToFolder(await loadFolders(queries, spaceId), place.parentId);
  if (place.parentId !== null && parents.length === 0)
    return { ok: false, field: 'parent_id', message: 'is no folder of this space' };
  if (parents.some((folder) => folder.id === id))
    return { ok: false, field: 'parent_id', message: 'lies within the folder itself' };
  const wanted = fullSlug(parents, place.slug, place.isStartpage);
  const [taken] = await queries
    .select({ id: stories.id })
    .from(stories)
    .where(
      and(
        eq(stories.spaceId, spaceId),
        eq(stories.fullSlug, wanted),
        id === undefined ? undefined : ne(stories.id, id),
      ),
    );
  if (taken) return { ok: false, field: 'slug', message: 'has already been taken' };
  return { ok: true, fullSlug: wanted };
}

export const siblingsOf = (spaceId: number, parentId: number | null) =>
  and(
    eq(stories.spaceId, spaceId),
    parentId === null ? isNull(stories.parentId) : eq(stories.parentId, parentId),
  );

/** Position after the last story of a folder; steps of ten as the vendor has. */
export async function nextPosition(
  queries: Queries,
  spaceId: number,
  parentId: number | null,
): Promise<number> {
  const [last] = await queries
    .select({ position: max(stories.position) })
    .from(stories)
    .where(siblingsOf(spaceId, parentId));
  return (last?.position ?? 0) + 10;
}

/** Gives everything inside a folder its new address after the folder moved or was renamed. */
export async function readdressDescendants(
  queries: Queries,
  spaceId: number,
  from: string,
  to: string,
): Promise<void> {
  await queries
    .update(stories)
    .set({ fullSlug: sql`${to}::text || substr(${stories.fullSlug}, ${from.length + 1}::integer)` })
    .where(and(eq(stories.spaceId, spaceId), sql`starts_with(${stories.fullSlug}, ${`${from}/`}::text)`));
}

/**
 * Runs a change that gives a story an address. Of two changes that want the same one at the same moment the database
 * lets the first through; the second is told what everyone is told whose address is taken.
 */
export async function takePlace(
  database: Database,
  change: (queries: Queries) => Promise<Written>,
): Promise<Written> {
  try {
    return await database.transaction(change);
  } catch (error) {
    if (isUniqueViolation(error)) return invalid('slug', 'has already been taken');
    throw error;
  }
}

/** Both drivers name the reason by PostgreSQL's code, wrapped by the query builder. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause);
}
