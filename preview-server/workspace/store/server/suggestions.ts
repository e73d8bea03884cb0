import { useQuery } from '@tanstack/react-query';
import type { ListedSuggestion } from '../../../assistant/desk/suggestions-answer.ts';
import { compareSuggestion, listSuggestions, type SuggestionPlace } from '../../base/api/assistants-api.ts';
import { orThrow } from '../../base/api/result.ts';
import { useOpenSession } from '../session-store.ts';
import { queryClient } from './queries.ts';

const key = ['suggestions'];

/** Programs write while people look elsewhere. */
const askAgainMilliseconds = 20_000;

/** What programs suggest, and waits for people. */
export function useSuggestions() {
  const { token, config } = useOpenSession();
  return useQuery({
    queryKey: key,
    queryFn: async () => orThrow(await listSuggestions(token)),
    enabled: config.hasAssistants,
    refetchInterval: askAgainMilliseconds,
    staleTime: 0,
  });
}

/** One suggestion with the page as it is and as it would be, as of what is known of it. */
export function useComparedSuggestion(place: SuggestionPlace) {
  const { token } = useOpenSession();
  return useQuery({
    queryKey: [...key, place.releaseId, place.storyId],
    queryFn: async () => orThrow(await compareSuggestion(token, place)),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Shows the list that came back with a change. */
export const noteSuggestions = (list: ListedSuggestion[]): void => void queryClient.setQueryData(key, list);
