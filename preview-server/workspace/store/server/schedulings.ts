import { useQuery } from '@tanstack/react-query';
import type { Scheduling } from '../../../content-space/schedulings/scheduling.ts';
import { orThrow } from '../../base/api/result.ts';
import { findingsAt, listPlanned, listSettled } from '../../base/api/schedulings-api.ts';
import { useOpenSession } from '../session-store.ts';
import { queryClient } from './queries.ts';

const schedulingsKey = ['schedulings'];
/** Others plan, too, and the server carries out. */
const everyMilliseconds = 10_000;
const none: readonly Scheduling[] = [];

/** Everything that is planned, what is due first coming first. */
export function usePlanned() {
  const { api } = useOpenSession();
  const query = useQuery({
    queryKey: [...schedulingsKey, 'planned'],
    queryFn: async () => orThrow(await listPlanned(api)),
    refetchInterval: everyMilliseconds,
  });
  return { ...query, planned: query.data ?? none };
}

/** What is planned for one page. */
export const usePlansOf = (storyId: number | undefined): readonly Scheduling[] =>
  usePlanned().planned.filter(({ story_id }) => story_id === storyId);

/** What was carried out or refused last, the newest first. */
export function useSettled() {
  const { api } = useOpenSession();
  const query = useQuery({
    queryKey: [...schedulingsKey, 'settled'],
    queryFn: async () => orThrow(await listSettled(api)),
    refetchInterval: everyMilliseconds,
  });
  return { ...query, settled: query.data ?? none };
}

/** What the judge finds in a stored page, now or as things will be at a moment. */
export function useFindingsAt(storyId: number, version: number | undefined, at: Date | undefined) {
  const { api } = useOpenSession();
  return useQuery({
    queryKey: [...schedulingsKey, 'findings', storyId, version, at?.getTime()],
    queryFn: async () => orThrow(await findingsAt(api, storyId, at)),
    staleTime: 0,
  });
}

export const refreshSchedulings = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: schedulingsKey });
