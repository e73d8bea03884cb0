import { useQuery } from '@tanstack/react-query';
import type { MembersAnswer } from '../../../workspace-api/accounts/account-answers.ts';
import { membersApi } from '../../base/api/accounts-api.ts';
import { orThrow } from '../../base/api/result.ts';
import { useOpenSession } from '../session-store.ts';
import { queryClient } from './queries.ts';

const key = ['members'];

/** Everybody with an account, and who is invited; for administrators. */
export function useMembers() {
  const { token } = useOpenSession();
  return useQuery({
    queryKey: key,
    queryFn: async () => orThrow(await membersApi(token).list()),
    staleTime: 0,
  });
}

/** Shows the list that came back with a change. */
export const noteMembers = (members: MembersAnswer): void => void queryClient.setQueryData(key, members);
