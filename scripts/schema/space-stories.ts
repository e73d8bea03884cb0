import { z } from 'zod';
import { getAll, type Space } from './open-space.ts';
import type { Result } from './result.ts';
import type { StoredStory } from './stored-story.ts';

const summary = z.object({ id: z.int(), is_folder: z.boolean().nullish() });
const storyPage = z.object({ stories: z.array(summary) }).transform(({ stories }) => stories);

const storyAnswer = z
  .object({
    story: z.object({
      id: z.int(),
      uuid: z.string(),
      name: z.string(),
      slug: z.string(),
      full_slug: z.string(),
      published: z.boolean().nullish(),
      unpublished_changes: z.boolean().nullish(),
      updated_at: z.string(),
      /** The embedded space counts saves; the vendor's numbers are no versions to match. */
      current_version_id: z.int().nullish(),
      content: z.record(z.string(), z.unknown()),
    }),
  })
  .transform(
    ({
      story: { published, unpublished_changes, current_version_id, updated_at, ...story },
    }): SpaceStory => ({
      ...story,
      isLive: published ?? false,
      hasChanges: unpublished_changes ?? false,
      version: current_version_id ?? undefined,
      updatedAt: updated_at,
    }),
  );

export type SpaceStory = StoredStory & {
  id: number;
  uuid: string;
  /** The draft differs from what shoppers see. */
  hasChanges: boolean;
  version: number | undefined;
  updatedAt: string;
};

/** Stories that are asked for at the same time. */
const atOnce = 6;

/** Every story of a space with its draft; lists come without contents, so each is asked for. */
export async function spaceStories(space: Space): Promise<Result<SpaceStory[]>> {
  const listed = await getAll(space, '/stories', storyPage);
  if (!listed.ok) return listed;
  const ids = listed.value.filter(({ is_folder }) => !is_folder).map(({ id }) => id);
  const stories: SpaceStory[] = [];
  for (let start = 0; start < ids.length; start += atOnce) {
    const read = await Promise.all(ids.slice(start, start + atOnce).map((id) => readSpaceStory(space, id)));
    for (const story of read) {
      if (!story.ok) return story;
      stories.push(story.value);
    }
  }
  return { ok: true, value: stories };
}

export async function readSpaceStory(space: Space, id: number): Promise<Result<SpaceStory>> {
  return space.get(`/stories/${id}`, storyAnswer);
}
