import { useQuery } from '@tanstack/react-query';
import type { Release, ReleaseStory } from '../../../content-space/releases/release-answers.ts';
import {
  draftInRelease,
  findingsOfRelease,
  listLiveReleases,
  listOpenReleases,
  pagesOfRelease,
} from '../../base/api/releases-api.ts';
import { orThrow } from '../../base/api/result.ts';
import { useOpenSession } from '../session-store.ts';
import { queryClient } from './queries.ts';

const releasesKey = ['releases'];
/** What is listed; the rest is of one release. */
const listsKey = [...releasesKey, 'lists'];
const keysOf = (id: number) => ({
  pages: [...releasesKey, 'pages', id],
  findings: [...releasesKey, 'findings', id],
});
/** Others work on them, too, and the server publishes. */
const everyMilliseconds = 10_000;
const none: readonly Release[] = [];
const noPages: readonly ReleaseStory[] = [];

/** Those of people: what assistants suggest is decided block by block, in a list of its own. */
const ofPeople = (releases: readonly Release[]) => releases.filter(({ origin }) => origin !== 'assistant');

/** Releases that are to come, those with a moment first. */
export function useOpenReleases() {
  const { api } = useOpenSession();
  const query = useQuery({
    queryKey: [...listsKey, 'open'],
    queryFn: async (): Promise<readonly Release[]> => orThrow(await listOpenReleases(api)),
    select: ofPeople,
    refetchInterval: everyMilliseconds,
  });
  return { ...query, open: query.data ?? none };
}

/** What went live last, the newest first. */
export function useLiveReleases() {
  const { api } = useOpenSession();
  const query = useQuery({
    queryKey: [...listsKey, 'live'],
    queryFn: async () => orThrow(await listLiveReleases(api)),
    refetchInterval: everyMilliseconds,
  });
  return { ...query, live: query.data ?? none };
}

/** The pages of a release with what it changes of each. */
export function usePagesOfRelease(id: number) {
  const { api } = useOpenSession();
  const query = useQuery({
    queryKey: keysOf(id).pages,
    queryFn: async ({ signal }) => orThrow(await pagesOfRelease(api, id, signal)),
    staleTime: 0,
  });
  return { ...query, pages: query.data ?? noPages };
}

/** What stands in the way of a release as things are, and which seasons are over by its moment. */
export function useReleaseFindings(id: number, isWanted: boolean) {
  const { api } = useOpenSession();
  return useQuery({
    queryKey: keysOf(id).findings,
    queryFn: async ({ signal }) => orThrow(await findingsOfRelease(api, id, signal)),
    enabled: isWanted,
    staleTime: 0,
  });
}

/** What a release has of a page, and what that began from. */
export function useDraftInRelease(id: number, storyId: number) {
  const { api } = useOpenSession();
  return useQuery({
    queryKey: [...releasesKey, 'draft', id, storyId],
    queryFn: async () => orThrow(await draftInRelease(api, id, storyId)),
    staleTime: 0,
  });
}

/** Ends the questions about a release that are under way: it is about to go. */
export async function stopAsking(id: number): Promise<void> {
  const keys = Object.values(keysOf(id));
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
}

/** A release that is gone is not asked for any more. */
export function forgetRelease(id: number): void {
  queryClient.setQueriesData<readonly Release[]>({ queryKey: listsKey }, (list) =>
    list?.filter((release) => release.id !== id),
  );
  void queryClient.invalidateQueries({ queryKey: listsKey });
}

export const refreshReleases = (): Promise<void> => queryClient.invalidateQueries({ queryKey: releasesKey });
