import type { Queries } from '@blattwerk/database/database.ts';
import { releaseStories, releases } from '@blattwerk/database/tables/releases.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { PreviewServerConfig } from '../../config.ts';
import { type FoundStory, loadSurroundings } from '../stories/find-stories.ts';
import { type ContentVersion, isDraft, shownIn } from '../stories/story-columns.ts';
import { toManagementStory } from '../stories/to-management-story.ts';
import type { DeliveryStory } from '../story-shape/delivery-story.ts';
import { isPlainObject } from '../story-shape/plain-object.ts';
import { collectReferences } from '../story-shape/references.ts';
import { createDeliveryShaper } from '../story-shape/to-delivery-story.ts';
import type { StoryParameters } from './parameters.ts';

/** Stories in the shape, version and language a request asks for. */
export async function deliverStories(
  queries: Queries,
  config: PreviewServerConfig,
  found: readonly FoundStory[],
  { version, language, fallback_lang: fallbackLanguage, excluding_fields: excluded }: StoryParameters,
): Promise<DeliveryStory[]> {
  if (found.length === 0) return [];
  const { space, tokens } = config;
  const rows = found.map(({ row }) => row);
  const surroundings = await loadSurroundings(queries, space.id, space.languages, rows, version);
  const shape = createDeliveryShaper({
    spaceId: space.id,
    version: isDraft(version) ? 'draft' : 'published',
    language,
    fallbackLanguage,
    slugOf: await loadLinkedSlugs(queries, found, version),
  });
  const signature = { spaceId: space.id, previewToken: tokens.preview, now: Date.now() };
  const held = await loadHeld(queries, rows, version);
  return found.map(({ row, content }) => ({
    ...shape(toManagementStory(row, withoutFields(content, excluded), surroundings, signature)),
    release_id: held.get(row.id) ?? null,
  }));
}

/** The release that each story's draft was taken from, by id. */
async function loadHeld(queries: Queries, rows: readonly { id: number }[], version: ContentVersion) {
  if (typeof version !== 'object' || !('release' in version)) return new Map<number, number>();
  const ids = rows.map(({ id }) => id);
  const held = await queries
    .select({ storyId: releaseStories.storyId, releaseId: releaseStories.releaseId })
    .from(releaseStories)
    .innerJoin(releases, eq(releases.id, releaseStories.releaseId))
    .where(
      and(
        eq(releases.id, version.release),
        isNull(releases.releasedAt),
        inArray(releaseStories.storyId, ids),
      ),
    );
  return new Map(held.map(({ storyId, releaseId }) => [storyId, releaseId]));
}

/** Addresses as they are now; of a draft none is told to readers of what is published. */
async function loadLinkedSlugs(queries: Queries, found: readonly FoundStory[], version: ContentVersion) {
  const uuids = new Set<string>();
  for (const { content } of found)
    for (const uuid of collectReferences(content, []).links) if (isUuid(uuid)) uuids.add(uuid);
  if (uuids.size === 0) return undefined;
  const rows = await queries
    .select({ uuid: stories.uuid, fullSlug: stories.fullSlug })
    .from(stories)
    .where(and(inArray(stories.uuid, [...uuids]), shownIn(version)));
  const slugs = new Map(rows.map((row) => [row.uuid, row.fullSlug]));
  return (uuid: string) => slugs.get(uuid);
}

export const isUuid = (value: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);

type Content = FoundStory['content'];

/** Leaves fields out of every block. */
function withoutFields(content: Content, excluded: readonly string[]): Content {
  if (excluded.length === 0) return content;
  const prune = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(prune);
    return isPlainObject(value) ? pruneObject(value) : value;
  };
  const pruneObject = (value: Content): Content =>
    Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !('component' in value) || !excluded.includes(key))
        .map(([key, entry]) => [key, prune(entry)]),
    );
  return pruneObject(content);
}
