import type { PressRun, PressRuns } from '@blattwerk/schemas/web-api/orders/press-run-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { orThrow } from '../../base/api/result.ts';
import { requireDesk } from '../orders/desk-session.ts';
import { queryClient } from './queries.ts';

const runsKey = 'press-runs';
/** Sheets are made within moments; otherwise pieces come as orders go into print. */
const whileMaking = 1_000;
const otherwise = 30_000;

/** What waits to be printed together, and the last runs of sheets. */
export function usePressRuns() {
  return useQuery({
    queryKey: [runsKey],
    queryFn: async () => orThrow(await requireDesk().pressRuns()),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.runs.some(isOnItsWay) ? whileMaking : otherwise),
  });
}

const isOnItsWay = ({ state }: PressRun) =>
  state.kind === 'waiting' || (state.kind === 'made' && state.handOver?.state === 'waiting');

/** The first sheet of a run that is made, as an address for a picture. */
export function useRunPicture(number: number) {
  return useQuery({
    queryKey: [runsKey, 'picture', number],
    queryFn: async () => URL.createObjectURL(orThrow(await requireDesk().runFile(number, 'picture'))),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the server answered to a change. */
export function notePressRuns(runs: PressRuns): void {
  queryClient.setQueryData([runsKey], runs);
}

/** Nothing of an order stays in the tab once the desk is closed. */
export function forgetPressRuns(): void {
  queryClient.removeQueries({ queryKey: [runsKey] });
}
