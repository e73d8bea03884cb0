import { useQuery } from '@tanstack/react-query';
import { listPresets } from '../../base/api/presets-api.ts';
import { orThrow } from '../../base/api/result.ts';
import { sectionOf } from '../../base/content/saved-section.ts';
import { useOpenSession } from '../session-store.ts';
import { queryClient } from './queries.ts';

const savedSectionsKey = ['presets'];

/** Sections that editors of the space have saved; asked for anew each time, as others save, too. */
export function useSavedSections() {
  const { api } = useOpenSession();
  return useQuery({
    queryKey: savedSectionsKey,
    queryFn: async () => orThrow(await listPresets(api)).flatMap((preset) => sectionOf(preset) ?? []),
    staleTime: 0,
  });
}

export const refreshSavedSections = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: savedSectionsKey });
