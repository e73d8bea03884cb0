import { useQuery } from '@tanstack/react-query';
import type { TokensAnswer } from '../../../assistant/desk/assistant-answers.ts';
import { listAssistantTokens } from '../../base/api/assistants-api.ts';
import { orThrow } from '../../base/api/result.ts';
import { useOpenSession } from '../session-store.ts';
import { queryClient } from './queries.ts';

const key = ['assistant-tokens'];

/** Tokens of assistants; for administrators. Asked anew each time: it tells when each was last used. */
export function useAssistantTokens() {
  const { token } = useOpenSession();
  return useQuery({
    queryKey: key,
    queryFn: async () => orThrow(await listAssistantTokens(token)),
    staleTime: 0,
  });
}

/** Shows the list that came back with a change. */
export const noteAssistantTokens = ({ address, tokens }: TokensAnswer): void =>
  void queryClient.setQueryData(key, { address, tokens });
