import { z } from 'zod';
import {
  type ManagementStory,
  type ManagementStorySummary,
  managementStorySchema,
  managementStorySummarySchema,
} from '../../../content-space/story-shape/management-story.ts';
import { type Answer, type RequestOptions, read, request } from './request.ts';
import type { Result } from './result.ts';

const perPage = 100;
/** Of stories, which lists show without their content: a space of 5,000 is there after five answers. */
const storiesPerPage = 1000;

const storyAnswer = z.object({ story: managementStorySchema }).transform(({ story }) => story);
const storiesAnswer = z
  .object({ stories: z.array(managementStorySummarySchema) })
  .transform(({ stories }) => stories);

/** Writable fields of a story. */
export type StoryChange = Partial<
  Pick<ManagementStory, 'name' | 'slug' | 'parent_id' | 'is_folder' | 'content' | 'uuid' | 'group_id'> &
    Pick<ManagementStory, 'is_startpage' | 'position' | 'path' | 'tag_list' | 'pinned' | 'default_root'> &
    Pick<ManagementStory, 'sort_by_date' | 'meta_data' | 'disable_fe_editor' | 'first_published_at'> & {
      translated_slugs_attributes: ManagementStory['translated_slugs'];
    }
>;

const inRelease = (release: number | null | undefined): string => (release ? `?release_id=${release}` : '');

/** The part of the content space's management API that the workspace uses. */
export type ManagementApi = ReturnType<typeof createManagementApi>;

/** @param editorName what the editor is called, kept with each save */
export function createManagementApi(spaceId: number, token: string, editorName: () => string) {
  const space = `/v1/spaces/${spaceId}`;
  const send = (
    path: string,
    options: Omit<RequestOptions, 'token' | 'editorName'> = {},
  ): Promise<Result<Answer>> => request(`${space}${path}`, { ...options, token, editorName: editorName() });

  /** Collects every page of a list, those after the first at once; `total` says how many there are. */
  async function all<T>(path: string, schema: z.ZodType<T[]>, size = perPage): Promise<Result<T[]>> {
    const pageOf = (page: number) =>
      send(`${path}${path.includes('?') ? '&' : '?'}per_page=${size}&page=${page}`);
    const first = await pageOf(1);
    const firstItems = read(first, schema);
    if (!first.ok || !firstItems.ok) return firstItems;
    const pages = Math.ceil(Number(first.value.headers.get('total') ?? 0) / size);
    const further = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => pageOf(at + 2));
    const items = [...firstItems.value];
    for (const answer of await Promise.all(further)) {
      const next = read(answer, schema);
      if (!next.ok) return next;
      items.push(...next.value);
    }
    return { ok: true, value: items };
  }

  return {
    all,
    send,
    listStories: (): Promise<Result<ManagementStorySummary[]>> =>
      all('/stories', storiesAnswer, storiesPerPage),

    /** The story with that full slug, if there is one. */
    findStories: (fullSlug: string): Promise<Result<ManagementStorySummary[]>> =>
      all(`/stories?with_slug=${encodeURIComponent(fullSlug)}`, storiesAnswer),

    /** @param release whose draft of it is wanted; left out, the ordinary one */
    getStory: async (id: number, release?: number | null): Promise<Result<ManagementStory>> =>
      read(await send(`/stories/${id}${inRelease(release)}`), storyAnswer),

    createStory: async (story: StoryChange): Promise<Result<ManagementStory>> =>
      read(await send('/stories', { method: 'POST', body: { story } }), storyAnswer),

    /** Stores a change on top of `version`; without one, on top of the newest. */
    updateStory: async (
      id: number,
      story: StoryChange,
      version?: number,
      release?: number | null,
    ): Promise<Result<ManagementStory>> =>
      read(
        await send(`/stories/${id}${inRelease(release)}`, {
          method: 'PUT',
          body: { story },
          ...(version === undefined ? {} : { ifMatch: version }),
        }),
        storyAnswer,
      ),

    publishStory: async (id: number): Promise<Result<ManagementStory>> =>
      read(await send(`/stories/${id}/publish`), storyAnswer),

    unpublishStory: async (id: number): Promise<Result<ManagementStory>> =>
      read(await send(`/stories/${id}/unpublish`), storyAnswer),

    deleteStory: (id: number): Promise<Result<Answer>> => send(`/stories/${id}`, { method: 'DELETE' }),
  };
}
