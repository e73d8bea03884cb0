import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FixesQuery, HealthQuery } from '../../../space-health/space-health-answer.ts';
import { orThrow } from '../../base/api/result.ts';
import { getFixes, getSpaceHealth } from '../../base/api/space-health-api.ts';
import { useOpenSession } from '../session-store.ts';
import { queryClient } from './queries.ts';

const healthKey = ['space-health'];

/** How all pages are doing, as the server sees the drafts that are saved. */
export function useSpaceHealth(query: HealthQuery) {
  const { token } = useOpenSession();
  return useQuery({
    queryKey: [...healthKey, query],
    queryFn: async () => orThrow(await getSpaceHealth(token, query)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The ways to put one rule's findings right in all pages that are searched for. */
export function useFixWays(query: FixesQuery) {
  const { token } = useOpenSession();
  return useQuery({
    queryKey: [...healthKey, 'fixes', query],
    queryFn: async () => orThrow(await getFixes(token, query)),
    staleTime: 0,
  });
}

export const refreshSpaceHealth = (): Promise<void> => queryClient.invalidateQueries({ queryKey: healthKey });
