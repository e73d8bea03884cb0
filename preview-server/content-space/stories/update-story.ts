import type { Queries } from '@blattwerk/database/database.ts';
import { type StoryRow, stories, storyVersions } from '@blattwerk/database/tables/stories.ts';
import { and, eq } from 'drizzle-orm';
import type { ContentSpace } from '../content-space.ts';
import { raiseContentVersion } from '../spaces/content-version.ts';
import { changesBetween, type VersionChanges } from '../story-shape/difference/version-changes.ts';
import { noteDoubts } from '../translations/note-doubts.ts';
import { checkPlace, readdressDescendants, takePlace } from './place.ts';
import { storyEvent } from './story-event.ts';
import type { StoryUpdate } from './story-input.ts';
import { namesOf } from './story-names.ts';
import { mergeTranslatedSlugs } from './translated-slugs.ts';
import { withUids } from './with-uids.ts';
import { invalid, refused, type Written, written } from './written.ts';

export type StoryChange = {
  id: number;
  author: string;
  /** Version the change started from; undefined overwrites the stored one, as the vendor does. */
  expectedVersion: number | undefined;
  /** Whether what shoppers see at once may change: address, place and tags of what is published. */
  mayChangeLive: boolean;
};

/**
 * Saves a story as a draft and as a new version. What is published stays, its names too, but address, tags and the other
 * properties beside the content hold for it at once.
 */
export async function updateStory(
  { database, config, webhooks }: Pick<ContentSpace, 'database' | 'config' | 'webhooks'>,
  change: StoryChange,
  input: StoryUpdate,
): Promise<Written> {
  const spaceId = config.space.id;
  return takePlace(database, async (queries) => {
    const current = await lockStory(queries, spaceId, change.id);
    if (!current) return refused({ reason: 'not_found' });
    if (change.expectedVersion !== undefined && change.expectedVersion !== current.version)
      return refused({ reason: 'stale', currentVersion: current.version });

    const next = applyUpdate(current, input);
    const place = await checkPlace(queries, spaceId, next, current.id);
    if (!place.ok) return invalid(place.field, place.message);
    const isMoved = place.fullSlug !== current.fullSlug;
    // Published answers name what is published, and folders.
    const isVisible = current.isFolder || current.publishedVersion !== null;
    const changesLive = isVisible && (isMoved || isDeliveredDifferently(current, next));
    if (changesLive && !change.mayChangeLive) return refused({ reason: 'forbidden', action: 'change-live' });
    const version = current.version + 1;
    await queries
      .update(stories)
      .set({ ...next, fullSlug: place.fullSlug, version, lastAuthor: change.author, updatedAt: new Date() })
      .where(eq(stories.id, current.id));
    await queries.insert(storyVersions).values({
      storyId: current.id,
      version,
      name: next.name,
      content: next.content,
      author: change.author,
      changes: changesBetween(current.content, next.content, besideContent(current, next, place.fullSlug)),
    });
    const saved = { storyId: current.id, before: current.content, after: next.content };
    await noteDoubts(queries, saved, config.space.languages);
    if (isMoved && current.isFolder)
      await readdressDescendants(queries, spaceId, current.fullSlug, place.fullSlug);
    if (!isVisible) return written(current.id);
    if (changesLive) await raiseContentVersion(queries, spaceId);
    if (!isMoved) return written(current.id);
    const moved = storyEvent('moved', { id: current.id, name: next.name, fullSlug: place.fullSlug });
    return written(current.id, await webhooks.queue(queries, moved));
  });
}

/** Reads a story and keeps others from changing it until the transaction ends. */
export async function lockStory(
  queries: Queries,
  spaceId: number,
  id: number,
): Promise<StoryRow | undefined> {
  const [row] = await queries
    .select()
    .from(stories)
    .where(and(eq(stories.spaceId, spaceId), eq(stories.id, id)))
    .for('update');
  return row;
}

function applyUpdate(current: StoryRow, input: StoryUpdate) {
  return {
    name: input.name ?? current.name,
    slug: input.slug ?? current.slug,
    content: input.content ? withUids(current.uuid, input.content) : current.content,
    parentId: input.parent_id === undefined ? current.parentId : input.parent_id || null,
    isStartpage: input.is_startpage ?? current.isStartpage,
    path: input.path === undefined ? current.path : input.path,
    tags: input.tag_list ?? current.tags,
    position: input.position ?? current.position,
    groupId: input.group_id ?? current.groupId,
    sortByDate: input.sort_by_date === undefined ? current.sortByDate : input.sort_by_date,
    metaData: input.meta_data === undefined ? current.metaData : input.meta_data,
    defaultRoot: input.default_root === undefined ? current.defaultRoot : input.default_root,
    disableFrontendEditor: input.disable_fe_editor ?? current.disableFrontendEditor,
    pinned: input.pinned ?? current.pinned,
    firstPublishedAt: input.first_published_at
      ? new Date(input.first_published_at)
      : current.firstPublishedAt,
    translatedSlugs: mergeTranslatedSlugs(current.translatedSlugs, input.translated_slugs_attributes ?? []),
  };
}

type Delivered = ReturnType<typeof applyUpdate>;

/** What else than the content a save changes, as the history tells it. */
function besideContent(current: StoryRow, next: Delivered, fullSlug: string): VersionChanges['page'] {
  const settings = ({ path, tags, sortByDate, metaData, pinned, translatedSlugs }: Delivered) =>
    JSON.stringify([path, tags, sortByDate, metaData, pinned, translatedSlugs]);
  return [
    ...(next.name === current.name ? [] : ['name' as const]),
    ...(fullSlug === current.fullSlug ? [] : ['address' as const]),
    ...(settings(next) === settings(current) ? [] : ['settings' as const]),
  ];
}

function isDeliveredDifferently(current: StoryRow, next: Delivered): boolean {
  const delivered = (story: Delivered) => {
    const { path, tags, position, groupId, sortByDate, metaData, translatedSlugs } = story;
    const slugs = translatedSlugs.map(({ lang, slug, published }) => [lang, slug, published]);
    // The names of a story are published with it; a folder has no drafts.
    const names = current.isFolder ? namesOf(story) : undefined;
    return JSON.stringify([names, path, tags, position, groupId, sortByDate, metaData, slugs]);
  };
  return delivered(current) !== delivered(next);
}
