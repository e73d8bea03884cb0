import { useQuery } from '@tanstack/react-query';
import { livePagesSchema } from '../../../live-pages/broken-page.ts';
import { read, request } from '../../base/api/request.ts';
import { orThrow } from '../../base/api/result.ts';
import { useOpenSession } from '../session-store.ts';

const everyMilliseconds = 10_000;

/** Published pages that show what is not sold there, as the server finds them; asked for now and then. */
export function useLivePages() {
  const { token } = useOpenSession();
  return useQuery({
    queryKey: ['live-pages'],
    queryFn: async () => orThrow(read(await request('/workspace/live-pages', { token }), livePagesSchema)),
    refetchInterval: everyMilliseconds,
  });
}
