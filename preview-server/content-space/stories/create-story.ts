import { randomUUID } from 'node:crypto';
import type { Database } from '@blattwerk/database/database.ts';
import { stories, storyVersions } from '@blattwerk/database/tables/stories.ts';
import { eq } from 'drizzle-orm';
import { checkPlace, nextPosition, takePlace } from './place.ts';
import type { StoryCreation } from './story-input.ts';
import { mergeTranslatedSlugs } from './translated-slugs.ts';
import { withUids } from './with-uids.ts';
import { invalid, type Written, written } from './written.ts';

/**
 * Creates a story or folder as a draft. A UUID that comes with it is kept, so that references between stories
 * survive a transfer from another space.
 */
export async function createStory(
  database: Database,
  spaceId: number,
  author: string,
  input: StoryCreation,
): Promise<Written> {
  return takePlace(database, async (queries) => {
    const parentId = input.parent_id || null;
    const isStartpage = input.is_startpage ?? false;
    const place = await checkPlace(queries, spaceId, { parentId, slug: input.slug, isStartpage }, undefined);
    if (!place.ok) return invalid(place.field, place.message);
    if (input.uuid) {
      const [known] = await queries
        .select({ id: stories.id })
        .from(stories)
        .where(eq(stories.uuid, input.uuid));
      if (known) return invalid('uuid', 'has already been taken');
    }
    const isFolder = input.is_folder ?? false;
    const uuid = input.uuid ?? randomUUID();
    const content = withUids(uuid, input.content ?? (isFolder ? {} : { component: 'page' }));
    const [created] = await queries
      .insert(stories)
      .values({
        spaceId,
        uuid,
        parentId,
        name: input.name,
        slug: input.slug,
        fullSlug: place.fullSlug,
        path: input.path ?? null,
        isFolder,
        isStartpage,
        position: input.position ?? (await nextPosition(queries, spaceId, parentId)),
        tags: input.tag_list ?? [],
        groupId: input.group_id ?? randomUUID(),
        sortByDate: input.sort_by_date ?? null,
        metaData: input.meta_data ?? null,
        translatedSlugs: mergeTranslatedSlugs([], input.translated_slugs_attributes ?? []),
        defaultRoot: input.default_root ?? null,
        disableFrontendEditor: input.disable_fe_editor ?? false,
        pinned: input.pinned ?? false,
        firstPublishedAt: input.first_published_at ? new Date(input.first_published_at) : null,
        content,
        lastAuthor: author,
      })
      .returning({ id: stories.id });
    if (!created) throw new Error('The database returned no row for a story it inserted.');
    await queries
      .insert(storyVersions)
      .values({ storyId: created.id, version: 1, name: input.name, content, author });
    return written(created.id);
  });
}
