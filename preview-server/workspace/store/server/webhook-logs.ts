import { useQuery } from '@tanstack/react-query';
import { orThrow } from '../../base/api/result.ts';
import { listWebhookLogs } from '../../base/api/webhook-logs-api.ts';
import { useOpenSession } from '../session-store.ts';

const everyMilliseconds = 3_000;

/** What webhooks were told, the newest first; asked for again and again while it is looked at. */
export function useWebhookLogs() {
  const { api } = useOpenSession();
  return useQuery({
    queryKey: ['webhook-logs'],
    queryFn: async () => orThrow(await listWebhookLogs(api)),
    staleTime: 0,
    refetchInterval: everyMilliseconds,
  });
}
