import { useQuery } from '@tanstack/react-query';
import type { LinkState } from '../../../link-check/link-state.ts';
import { checkLinks } from '../../base/api/link-check-api.ts';
import { orThrow } from '../../base/api/result.ts';
import { useOpenSession } from '../session-store.ts';

const keptMs = 60_000;

/** How the links of a page that lead outside stand, by address. */
export function useLinkStates(addresses: readonly string[]): ReadonlyMap<string, LinkState> | undefined {
  const { token } = useOpenSession();
  const asked = [...new Set(addresses)].sort();
  const { data } = useQuery({
    queryKey: ['link-states', ...asked],
    queryFn: async () => orThrow(await checkLinks(token, asked)),
    enabled: asked.length > 0,
    staleTime: keptMs,
    placeholderData: (last) => last,
  });
  return data;
}
