import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  findAssets,
  type LibraryQuery,
  listFolders,
  pagesUsing,
  placesOfAsset,
} from '../../base/api/assets-api.ts';
import { orThrow } from '../../base/api/result.ts';
import { requireSession, useOpenSession } from '../session-store.ts';
import { learnMissingFiles, queryClient, usageKey } from './queries.ts';

const libraryKey = ['library'];

/** One page of the files that a question finds; while the next answer is on its way the last one stays. */
export function useLibrary(query: LibraryQuery) {
  const { token } = useOpenSession();
  return useQuery({
    queryKey: [...libraryKey, 'files', query],
    queryFn: async () => orThrow(await findAssets(query, { token })),
    placeholderData: keepPreviousData,
  });
}

/** Folders of the library with how many files lie in each. */
export function useFolders() {
  const { token } = useOpenSession();
  return useQuery({
    queryKey: [...libraryKey, 'folders'],
    queryFn: async () => orThrow(await listFolders({ token })),
  });
}

/** Places where pages use a file. */
export function useAssetPlaces(id: number) {
  const { token } = useOpenSession();
  return useQuery({
    queryKey: [...libraryKey, 'places', id],
    queryFn: async () => orThrow(await placesOfAsset(id, { token })),
    staleTime: 0,
  });
}

/** Pages that use any of these files. */
export function useUsingPages(ids: readonly number[]) {
  const { token } = useOpenSession();
  return useQuery({
    queryKey: [...libraryKey, 'pages', ...ids],
    queryFn: async () => orThrow(await pagesUsing(ids, { token })),
    staleTime: 0,
  });
}

/** After files or folders have changed. */
export async function refreshLibrary(): Promise<void> {
  void learnMissingFiles(requireSession());
  await Promise.all([libraryKey, usageKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
