import type { Queries } from '@blattwerk/database/database.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, eq } from 'drizzle-orm';
import type { LocalizedPath } from '../story-shape/management-story.ts';

const columns = {
  id: stories.id,
  uuid: stories.uuid,
  parentId: stories.parentId,
  name: stories.name,
  slug: stories.slug,
  path: stories.path,
  translatedSlugs: stories.translatedSlugs,
  disableFrontendEditor: stories.disableFrontendEditor,
};

export type Folder = Pick<typeof stories.$inferSelect, keyof typeof columns>;
export type FolderTree = ReadonlyMap<number, Folder>;

/** All folders of a space by id. */
export async function loadFolders(queries: Queries, spaceId: number): Promise<FolderTree> {
  const rows = await queries
    .select(columns)
    .from(stories)
    .where(and(eq(stories.spaceId, spaceId), eq(stories.isFolder, true)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The folder with this id and the folders around it, outermost first. */
export function pathToFolder(folders: FolderTree, id: number | null): Folder[] {
  const path: Folder[] = [];
  for (let next = id; next !== null; ) {
    const folder = folders.get(next);
    if (!folder || path.includes(folder)) break;
    path.unshift(folder);
    next = folder.parentId;
  }
  return path;
}

/** Full slug of a story in a folder; the start page of a folder has the folder's own, with a slash. */
export function fullSlug(
  folders: readonly Pick<Folder, 'slug'>[],
  slug: string,
  isStartpage: boolean,
): string {
  const parents = folders.map((folder) => folder.slug);
  return isStartpage && parents.length > 0 ? `${parents.join('/')}/` : [...parents, slug].join('/');
}

type Translatable = Pick<Folder, 'slug' | 'translatedSlugs'> & { isStartpage: boolean };

/** Path of a story in every further language; what is not translated keeps its slug. */
export function localizedPaths(
  folders: readonly Folder[],
  story: Translatable,
  languages: readonly string[],
): LocalizedPath[] {
  return languages.map((lang) => {
    const own = translation(story, lang);
    const parents = folders.map((folder) => ({ slug: translation(folder, lang)?.slug ?? folder.slug }));
    return {
      path: fullSlug(parents, own?.slug ?? story.slug, story.isStartpage),
      name: own?.name ?? null,
      lang,
      published: own?.published ?? null,
    };
  });
}

function translation({ translatedSlugs }: Pick<Folder, 'translatedSlugs'>, lang: string) {
  return translatedSlugs.find((slug) => slug.lang === lang);
}
