import type { Database, Queries } from '@blattwerk/database/database.ts';
import { assetFolders, assets } from '@blattwerk/database/tables/assets.ts';
import { pictureSize } from '@blattwerk/schemas/rules/look/picture-slots.ts';
import { and, asc, count, eq, gte, inArray, isNull } from 'drizzle-orm';
import type {
  FoldersAnswer,
  LibraryAnswer,
  LibraryAsset,
  UsingPage,
  UsingPages,
} from '../../story-shape/asset-answers.ts';
import { type AssetHost, type AssetRow, assetUrl, toManagementAsset } from '../to-management-asset.ts';
import type { AssetUses } from '../uses/asset-uses.ts';
import { isTooLarge, smallFile } from '../uses/too-large.ts';
import { foldersNamed, foldersWithin } from './folder-names.ts';
import { inLibrary, isAnyOf, type LibraryQuery, libraryConditions, libraryOrder } from './library-query.ts';

const perPage = 60;

/** One page of the files that a question finds, each with how it is used. */
export async function findInLibrary(
  database: Database,
  config: AssetHost,
  uses: AssetUses,
  query: LibraryQuery,
): Promise<LibraryAnswer> {
  const spaceId = config.space.id;
  const folders = await loadFolders(database, spaceId);
  const usedPaths = pathsInSpace(uses, spaceId);
  const known = {
    foldersNamed: (word: string) => foldersNamed(folders, word),
    foldersWithin: (id: number) => foldersWithin(folders, id),
    usedPaths,
    tooLarge: query.only === 'too_large' ? await findTooLarge(database, config, uses, usedPaths) : [],
  };
  const where = and(inLibrary(spaceId), ...libraryConditions(query, known));
  const [counted] = await database.select({ total: count() }).from(assets).where(where);
  // Of the files before the page only the order is read, not all that is said of them.
  const onPage = await database
    .select({ id: assets.id })
    .from(assets)
    .where(where)
    .orderBy(...libraryOrder(query.order))
    .limit(perPage)
    .offset((query.page - 1) * perPage);
  const ids = onPage.map(({ id }) => id);
  const rows = await database.select().from(assets).where(inArray(assets.id, ids));
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return {
    assets: inOrder.map((row) => toLibraryAsset(row, config, uses)),
    total: counted?.total ?? 0,
    per_page: perPage,
  };
}

/** Folders with how many files lie in each. */
export async function foldersOfLibrary(database: Database, spaceId: number): Promise<FoldersAnswer> {
  const folders = await loadFolders(database, spaceId);
  const counts = await database
    .select({ folder: assets.folderId, files: count() })
    .from(assets)
    .where(inLibrary(spaceId))
    .groupBy(assets.folderId);
  const filesIn = (id: number | null) => counts.find(({ folder }) => folder === id)?.files ?? 0;
  return {
    folders: folders.map(({ id, name, parentId }) => ({ id, name, parent_id: parentId, files: filesIn(id) })),
    files: counts.reduce((sum, { files }) => sum + files, 0),
    unfiled: filesIn(null),
  };
}

/** Addresses (their paths) that stories use and the library does not have. */
export async function missingFiles(database: Database, spaceId: number, uses: AssetUses): Promise<string[]> {
  const paths = pathsInSpace(uses, spaceId);
  const found = await database
    .select({ path: assets.path })
    .from(assets)
    .where(and(eq(assets.spaceId, spaceId), isNull(assets.deletedAt), isAnyOf(assets.path, paths)));
  const known = new Set(found.map(({ path }) => `${marker(spaceId)}${path}`));
  return uses.paths().filter((path) => !known.has(path));
}

/** Pages that use any of these files, and how many of the files are in use. */
export async function pagesUsing(
  database: Database,
  { space }: AssetHost,
  uses: AssetUses,
  ids: readonly number[],
): Promise<UsingPages> {
  const rows = await database
    .select({ path: assets.path })
    .from(assets)
    .where(and(inLibrary(space.id), inArray(assets.id, [...ids])));
  const places = rows.map(({ path }) => uses.placesOf(`${marker(space.id)}${path}`));
  const pages = new Map<number, UsingPage>();
  for (const { story, inPublished } of places.flat())
    pages.set(story.id, { ...story, isLive: inPublished || (pages.get(story.id)?.isLive ?? false) });
  return { pages: [...pages.values()], used: places.filter((each) => each.length > 0).length };
}

function toLibraryAsset(row: AssetRow, config: AssetHost, uses: AssetUses): LibraryAsset {
  const places = uses.placesOf(`${marker(config.space.id)}${row.path}`);
  const storiesWith = (among: typeof places) => new Set(among.map(({ story }) => story.id)).size;
  return {
    ...toManagementAsset(row, config),
    pdf_pages: row.pages,
    pages: storiesWith(places),
    live: storiesWith(places.filter(({ inPublished }) => inPublished)),
    is_too_large: isLarge({ path: row.path, bytes: row.contentLength }, config, uses),
  };
}

const marker = (spaceId: number): string => `/f/${spaceId}/`;

/** What assets of the space call the paths that stories use. */
function pathsInSpace(uses: AssetUses, spaceId: number): string[] {
  const start = marker(spaceId);
  return uses.paths().flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []));
}

async function findTooLarge(
  database: Database,
  config: AssetHost,
  uses: AssetUses,
  usedPaths: readonly string[],
): Promise<number[]> {
  const large = await database
    .select({ id: assets.id, path: assets.path, bytes: assets.contentLength })
    .from(assets)
    .where(
      and(inLibrary(config.space.id), gte(assets.contentLength, smallFile), isAnyOf(assets.path, usedPaths)),
    );
  return large.filter((row) => isLarge(row, config, uses)).map(({ id }) => id);
}

function isLarge(
  { path, bytes }: { path: string; bytes: number },
  config: AssetHost,
  uses: AssetUses,
): boolean {
  const size = pictureSize(assetUrl(config, path));
  return isTooLarge({ size, bytes }, uses.placesOf(`${marker(config.space.id)}${path}`));
}

function loadFolders(queries: Queries, spaceId: number) {
  return queries
    .select()
    .from(assetFolders)
    .where(eq(assetFolders.spaceId, spaceId))
    .orderBy(asc(assetFolders.name), asc(assetFolders.id));
}
