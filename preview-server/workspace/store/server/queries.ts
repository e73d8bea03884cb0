import type { SpaceComponents } from '@blattwerk/schemas/space-blocks/space-components.ts';
import { QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type {
  ManagementStory,
  ManagementStorySummary,
} from '../../../content-space/story-shape/management-story.ts';
import { missingFiles } from '../../base/api/assets-api.ts';
import { listComponents } from '../../base/api/components-api.ts';
import { type DatasourceEntry, listEntries } from '../../base/api/datasources-api.ts';
import { orThrow, reasonOf } from '../../base/api/result.ts';
import { getVersion, listVersions } from '../../base/api/versions-api.ts';
import { requireSession, type Session, useOpenSession } from '../session-store.ts';

/** What is gone stays gone; anything else is asked for once more. */
const asksAgain = (failures: number, error: unknown) => failures < 1 && reasonOf(error).kind !== 'missing';

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: asksAgain, staleTime: 30_000, networkMode: 'always' } },
});

const storiesKey = ['stories'];
const missingFilesKey = ['missing-files'];
const componentsKey = ['components'];
/** Prefix of the keys of all usage queries. */
export const usageKey = ['usage'];
const noStories: ManagementStorySummary[] = [];

/** Every story and folder of the space, without content. */
export function useStories() {
  const { api } = useOpenSession();
  const query = useQuery({ queryKey: storiesKey, queryFn: async () => orThrow(await api.listStories()) });
  return { ...query, stories: query.data ?? noStories };
}

export function useEntries(datasource: string | undefined) {
  const { api } = useOpenSession();
  return useQuery<DatasourceEntry[]>({
    queryKey: ['datasource', datasource],
    queryFn: async () => orThrow(await listEntries(api, datasource ?? '')),
    enabled: datasource !== undefined,
  });
}

/** One story with its content, as it is stored now. */
export function useStory(id: number) {
  const { api } = useOpenSession();
  return useQuery<ManagementStory>({
    queryKey: ['story', id],
    queryFn: async () => orThrow(await api.getStory(id)),
    staleTime: 0,
  });
}

/** Saves of a story, some at a time; asked for anew each time, since each save adds one. */
export function useVersions(storyId: number) {
  const { api } = useOpenSession();
  return useInfiniteQuery({
    queryKey: ['versions', storyId],
    queryFn: async ({ pageParam }) => orThrow(await listVersions(api, storyId, pageParam)),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.reduce((count, { versions }) => count + versions.length, 0) < total
        ? pages.length + 1
        : undefined,
    staleTime: 0,
    // Of a history that was read far back, only its beginning is asked for again.
    gcTime: 0,
  });
}

/** One save with its content, which never changes. */
export function useVersion(id: number | undefined) {
  const { api } = useOpenSession();
  return useQuery({
    queryKey: ['version', id],
    queryFn: async () => orThrow(await getVersion(api, id ?? 0)),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The ordinary draft of a story, as it is stored now. */
export function useOrdinaryContent(storyId: number) {
  const { api } = useOpenSession();
  return useQuery({
    queryKey: ['ordinary-content', storyId],
    queryFn: async () => orThrow(await api.getStory(storyId)).content,
    staleTime: 0,
    gcTime: 0,
  });
}

export const knownStories = (): ManagementStorySummary[] => queryClient.getQueryData(storiesKey) ?? noStories;

/** Paths of files that pages use and the library does not have. */
export const knownMissingFiles = (): string[] | undefined => queryClient.getQueryData(missingFilesKey);

/** Asks which files pages lack: after each change of pages or files. */
export async function learnMissingFiles({ token }: Pick<Session, 'token'>): Promise<void> {
  await queryClient.prefetchQuery({
    queryKey: missingFilesKey,
    queryFn: async () => orThrow(await missingFiles({ token })),
    staleTime: 0,
  });
}

export const knownComponents = (): SpaceComponents | undefined => queryClient.getQueryData(componentsKey);

/** Asks which blocks the space knows, unless that was asked a moment ago. */
export async function learnComponents({ api }: Session): Promise<void> {
  await queryClient.prefetchQuery({
    queryKey: componentsKey,
    queryFn: async () => orThrow(await listComponents(api)),
  });
}

/** Puts what the server just said about a story into the list of stories. */
export function noteStory(story: ManagementStory): void {
  // Lists show the ordinary drafts.
  if (story.release_id) return;
  // Before the list is there it would be taken for all of it.
  queryClient.setQueryData<ManagementStorySummary[]>(storiesKey, (stories) =>
    stories?.some(({ id }) => id === story.id)
      ? stories.map((each) => (each.id === story.id ? { ...each, ...story } : each))
      : stories && [...stories, story],
  );
  void learnMissingFiles(requireSession());
  void queryClient.invalidateQueries({ queryKey: usageKey });
}

export async function refreshStories(): Promise<void> {
  await Promise.all([storiesKey, usageKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
