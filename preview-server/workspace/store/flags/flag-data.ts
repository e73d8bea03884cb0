import type { OpenDeskFlag } from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { createFlagDeskApi, type FlagDeskApi } from '../../base/api/flag-desk-api.ts';
import { orThrow } from '../../base/api/result.ts';
import { queryClient } from '../server/queries.ts';
import { requireSession } from '../session-store.ts';
import { settingsStore } from '../settings-store.ts';

/** The server's side of rolling flags out, as who is signed in. */
export function flagDeskApi(): FlagDeskApi {
  return createFlagDeskApi(requireSession().token, () => settingsStore.getState().name);
}

const listKey = ['flags'];
const flagKey = (flag: string) => ['flag', flag];
/** Colleagues change flags, and visitors come. */
const everyMilliseconds = 15_000;

export function useFlags() {
  return useQuery({
    queryKey: listKey,
    queryFn: async () => orThrow(await flagDeskApi().list()),
    staleTime: 0,
    refetchInterval: everyMilliseconds,
  });
}

export function useFlag(flag: string) {
  return useQuery({
    queryKey: flagKey(flag),
    queryFn: async () => orThrow(await flagDeskApi().open(flag)),
    staleTime: 0,
    refetchInterval: everyMilliseconds,
  });
}

/** Puts what the server just said about a flag in its place. */
export function noteFlag(flag: OpenDeskFlag): void {
  queryClient.setQueryData(flagKey(flag.flag), flag);
  outdateFlags();
}

/** The list, with its segments, is asked for anew. */
export function outdateFlags(): void {
  void queryClient.invalidateQueries({ queryKey: listKey });
}

/** A flag is asked for anew. */
export function outdateFlag(flag: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: flagKey(flag) });
}
