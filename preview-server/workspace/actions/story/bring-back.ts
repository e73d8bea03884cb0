import type {
  ManagementStory,
  ManagementStorySummary,
} from '../../../content-space/story-shape/management-story.ts';
import type { ManagementApi, StoryChange } from '../../base/api/management-api.ts';
import type { ApiError, Result } from '../../base/api/result.ts';
import { getVersion, listAllVersions } from '../../base/api/versions-api.ts';
import type { Deletion, StoryCopy } from '../../store/deletion-store.ts';

/** Fetches stories as they stand now, so that they can be made anew. */
export async function copiesOf(
  api: ManagementApi,
  stories: readonly ManagementStorySummary[],
): Promise<Result<StoryCopy[]>> {
  const copies: StoryCopy[] = [];
  for (const { id } of stories) {
    const found = await api.getStory(id);
    if (!found.ok) return found;
    const story = found.value;
    const live = story.published && story.unpublished_changes ? await liveContentOf(api, id) : undefined;
    if (live && !live.ok) return live;
    copies.push({ story, liveContent: live?.value });
  }
  return { ok: true, value: copies };
}

/** Content of the save that was published last. */
async function liveContentOf(
  api: ManagementApi,
  id: number,
): Promise<Result<ManagementStory['content'] | undefined>> {
  const versions = await listAllVersions(api, id);
  if (!versions.ok) return versions;
  const [last] = versions.value
    .filter((version) => version.published_at !== null)
    .toSorted((one, other) => Date.parse(other.published_at ?? '') - Date.parse(one.published_at ?? ''));
  if (!last) return { ok: true, value: undefined };
  const version = await getVersion(api, last.id);
  return version.ok ? { ok: true, value: version.value.content } : version;
}

/**
 * Makes deleted stories anew, with their UUIDs, so that links to them hold again; ids and histories are new. What was
 * published is published again, once all of them are there for each other's links. Asked a second time after an
 * error, it goes on with what is missing. Answers with the first story.
 */
export async function bringBack(
  api: ManagementApi,
  { copies }: Deletion,
): Promise<{ story?: ManagementStory; error?: ApiError }> {
  const present = await api.listStories();
  if (!present.ok) return { error: present.error };
  const known = new Map(present.value.map((story) => [story.uuid, story]));
  const newIds = new Map<number, number>();
  const made: { copy: StoryCopy; story: ManagementStory }[] = [];
  for (const copy of copies) {
    const parent = newIds.get(copy.story.parent_id ?? 0) ?? copy.story.parent_id;
    const done = known.get(copy.story.uuid);
    const result = done ? await api.getStory(done.id) : await api.createStory(creationOf(copy, parent));
    if (!result.ok) return { error: result.error };
    newIds.set(copy.story.id, result.value.id);
    made.push({ copy, story: result.value });
  }
  const outcomes: Result<ManagementStory>[] = [];
  for (const { copy, story } of made) outcomes.push(await liveAgain(api, copy, story));
  const failed = outcomes.find((outcome) => !outcome.ok);
  const story = made[0]?.story;
  return { ...(story && { story }), ...(failed && !failed.ok && { error: failed.error }) };
}

/** Publishes what was public, then puts the newer draft on top. */
async function liveAgain(
  api: ManagementApi,
  { story: was, liveContent }: StoryCopy,
  story: ManagementStory,
): Promise<Result<ManagementStory>> {
  const asItIs: Result<ManagementStory> = { ok: true, value: story };
  if (!was.published || was.is_folder) return asItIs;
  const published = story.published ? asItIs : await api.publishStory(story.id);
  const hasDraft = story.published && story.unpublished_changes;
  if (!published.ok || liveContent === undefined || hasDraft) return published;
  return api.updateStory(story.id, { content: was.content });
}

function creationOf({ story, liveContent }: StoryCopy, parent_id: number | null): StoryChange {
  const { name, slug, uuid, group_id, is_folder, is_startpage, position, path, tag_list, pinned } = story;
  const { default_root, sort_by_date, meta_data, disable_fe_editor, first_published_at, content } = story;
  return {
    ...{ name, slug, uuid, group_id, is_folder, is_startpage, position, path, tag_list, pinned, parent_id },
    ...{ default_root, sort_by_date, meta_data, disable_fe_editor, first_published_at },
    translated_slugs_attributes: story.translated_slugs,
    content: liveContent ?? content,
  };
}
