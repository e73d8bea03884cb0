import { useQuery } from '@tanstack/react-query';
import { createDesignDeskApi, type DesignDeskApi } from '../../base/api/design-desk-api.ts';
import { orThrow } from '../../base/api/result.ts';
import { queryClient } from '../server/queries.ts';
import { requireSession } from '../session-store.ts';
import { settingsStore, useSettings } from '../settings-store.ts';

/** The server's side of making cards, as who is signed in. */
export function deskApi(): DesignDeskApi {
  return createDesignDeskApi(requireSession().token, () => settingsStore.getState().name);
}

const keys = { list: ['hand-designs'], material: ['hand-material'], looks: ['looks'] } as const;

export function useCards() {
  return useQuery({ queryKey: keys.list, queryFn: async () => orThrow(await deskApi().list()) });
}

/** Motifs, samples and types: the same as long as the server runs. */
export function useMaterial() {
  return useQuery({
    queryKey: keys.material,
    queryFn: async () => orThrow(await deskApi().material()),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useLooks() {
  const language = useSettings((settings) => settings.language);
  return useQuery({
    queryKey: [...keys.looks, language],
    queryFn: async () => orThrow(await deskApi().looks(language)),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The list is asked for anew. */
export function outdateCards(): void {
  void queryClient.invalidateQueries({ queryKey: keys.list });
}
