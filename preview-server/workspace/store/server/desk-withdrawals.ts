import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orThrow } from '../../base/api/result.ts';
import { requireDesk } from '../orders/desk-session.ts';
import { queryClient } from './queries.ts';

const withdrawalsKey = 'desk-withdrawals';
/** A term of days runs from each: no need to hurry. */
const everyMilliseconds = 120_000;

/** Statements of withdrawal that wait, or are settled, and how many wait. */
export function useDeskWithdrawals(wanted: { isSettled: boolean; count: number }) {
  return useQuery({
    queryKey: [withdrawalsKey, wanted],
    queryFn: async () => orThrow(await requireDesk().withdrawals(wanted)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: everyMilliseconds,
  });
}

/** After one was settled, or opened again. */
export async function renewDeskWithdrawals(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [withdrawalsKey] });
}

/** Nothing of a statement stays in the tab once the desk is closed. */
export function forgetDeskWithdrawals(): void {
  queryClient.removeQueries({ queryKey: [withdrawalsKey] });
}
