import type { KnownStory } from '@blattwerk/schemas/rules/model/judged-story.ts';
import { knownStoriesOf, type ListedStory } from '@blattwerk/schemas/rules/model/known-stories.ts';
import {
  type SpaceComponents,
  spaceComponentsSchema,
} from '@blattwerk/schemas/space-blocks/space-components.ts';
import { z } from 'zod';
import { createManagementClient, type SpaceAddress } from '../seed/management-client.ts';

type Client = ReturnType<typeof createManagementClient>;

/** Why a space was not read: the token counts no longer, there is no such story, or the API does not answer as it should. */
export type ReadFailure = 'refused' | 'gone' | 'away';
export type Read<T> = { ok: true; value: T } | { ok: false; reason: ReadFailure };

const storySchema = z.object({
  id: z.int(),
  uuid: z.string(),
  name: z.string(),
  slug: z.string(),
  full_slug: z.string(),
  is_folder: z.boolean().nullish(),
  published: z.boolean().nullish(),
  parent_id: z.int().nullish(),
  publish_at: z.unknown(),
  expire_at: z.unknown(),
  first_published_at: z.unknown(),
  sort_by_date: z.unknown(),
  updated_at: z.string(),
  content: z.unknown(),
});
export type SpaceStory = z.output<typeof storySchema>;

const listedSchema = z
  .object({
    id: z.int(),
    uuid: z.string(),
    parent_id: z.int().nullish(),
    is_folder: z.boolean().nullish(),
    is_startpage: z.boolean().nullish(),
    published: z.boolean().nullish(),
  })
  .transform(
    (story): ListedStory => ({
      id: story.id,
      uuid: story.uuid,
      parentId: story.parent_id,
      isFolder: story.is_folder ?? false,
      isStartPage: story.is_startpage ?? false,
      isPublished: story.published ?? false,
    }),
  );

/** What the rules must know of a space besides the story, as far as the management API tells it. */
export type SpaceKnowledge = { stories: ReadonlyMap<string, KnownStory>; components: SpaceComponents };

const perPage = 100;
/** Pages of the list of stories that are read: 20,000 stories. */
const atMostPages = 200;

export const openSpace = (address: SpaceAddress): Client => createManagementClient(address);

/** A story with its draft, as the editor last saved it. */
export const readStory = (client: Client, id: number): Promise<Read<SpaceStory>> =>
  reading(async () => {
    const { data } = await client.stories.get(id, { throwOnError: true });
    return storySchema.parse(data.story);
  });

export const readKnowledge = (client: Client): Promise<Read<SpaceKnowledge>> =>
  reading(async () => {
    const { data } = await client.components.list({ throwOnError: true });
    const listed: ListedStory[] = [];
    for (let page = 1; page <= atMostPages; page += 1) {
      const query = { page, per_page: perPage };
      const answer = await client.stories.list({ query, throwOnError: true });
      const stories = z.array(listedSchema).parse(answer.data.stories);
      listed.push(...stories);
      if (stories.length < perPage) break;
    }
    return { stories: knownStoriesOf(listed), components: spaceComponentsSchema.parse(data) };
  });

const failedAnswer = z.object({ response: z.object({ status: z.int() }) });
const reasons: Record<number, ReadFailure> = { 401: 'refused', 403: 'refused', 404: 'gone' };

async function reading<T>(read: () => Promise<T>): Promise<Read<T>> {
  try {
    return { ok: true, value: await read() };
  } catch (error) {
    const status = failedAnswer.safeParse(error).data?.response.status ?? 0;
    return { ok: false, reason: reasons[status] ?? 'away' };
  }
}
