import type { Queries } from '@blattwerk/database/database.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PreviewServerConfig } from '../../config.ts';
import { readId } from '../http/read-input.ts';
import { type FoundStory, findStories } from '../stories/find-stories.ts';
import { loadFolders, localizedPaths, pathToFolder } from '../stories/folder-tree.ts';
import { type ContentVersion, envelopeColumns, storiesOf } from '../stories/story-columns.ts';
import { isUuid } from './deliver-stories.ts';

export type StoryReference = {
  /** What follows `cdn/stories/`: a full slug (with a language before it or not), a numeric id or a UUID. */
  reference: string;
  findBy: 'uuid' | 'id' | 'slug' | undefined;
  version: ContentVersion;
  language: string;
};

export type ReferencedStory = { story: FoundStory; language: string };

/** Finds the story a delivery address names, and the language the address asks for. */
export async function storyByReference(
  queries: Queries,
  { space }: PreviewServerConfig,
  { reference, findBy, version, language }: StoryReference,
): Promise<ReferencedStory | undefined> {
  const find = async (where: SQL, inLanguage = language): Promise<ReferencedStory | undefined> => {
    const [story] = await findStories(queries, space.id, version, and(eq(stories.isFolder, false), where));
    return story && { story, language: inLanguage };
  };
  if (findBy === 'uuid') return isUuid(reference) ? find(eq(stories.uuid, reference)) : undefined;
  const id = findBy === 'slug' || !/^\d+$/.test(reference) ? undefined : readId(reference);
  if (id !== undefined || findBy === 'id') return id === undefined ? undefined : find(eq(stories.id, id));

  const bySlug = await find(slugIs(reference));
  if (bySlug) return bySlug;
  const [prefix = '', ...rest] = reference.split('/');
  if (space.languages.includes(prefix)) {
    const path = rest.join('/');
    return (await find(slugIs(path), prefix)) ?? findTranslated(path, prefix);
  }
  return language === 'default' ? undefined : findTranslated(reference, language);

  async function findTranslated(path: string, lang: string): Promise<ReferencedStory | undefined> {
    const candidates = await queries
      .select(envelopeColumns)
      .from(stories)
      .where(storiesOf(space.id, version));
    const folders = await loadFolders(queries, space.id);
    const found = candidates.find((row) =>
      localizedPaths(pathToFolder(folders, row.parentId), row, [lang]).some(
        (localized) => trimSlash(localized.path) === trimSlash(path),
      ),
    );
    return found && find(eq(stories.id, found.id), lang);
  }
}

const trimSlash = (path: string): string => path.replace(/\/$/, '');

/** Start pages carry a slash at the end of their slug; addresses come with and without it. */
const slugIs = (slug: string): SQL => sql`rtrim(${stories.fullSlug}, '/') = ${trimSlash(slug)}`;
