import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { type Discussion, listDiscussions } from '../../base/api/discussions-api.ts';
import { orThrow } from '../../base/api/result.ts';
import { useNews } from '../news-store.ts';
import { useOpening } from '../opening-store.ts';
import { useOpenSession } from '../session-store.ts';
import { queryClient } from './queries.ts';

const key = 'discussions';
const nothing: readonly Discussion[] = [];

/** What is said of the open page; read anew when the server tells of something new. */
export function useDiscussions<T>(select: (discussions: readonly Discussion[]) => T): T {
  const { api } = useOpenSession();
  const story = useOpening(({ storyId }) => storyId);
  const mark = useNews(({ news }) => news?.stored?.discussions ?? '');
  const { data } = useQuery({
    queryKey: [key, story, mark],
    queryFn: async () => orThrow(await listDiscussions(api, story ?? 0)),
    enabled: story !== undefined,
    // While the next answer is on its way the last one stays.
    placeholderData: (last, query) => (query?.queryKey[1] === story ? last : undefined),
    select,
    staleTime: 5_000,
  });
  return data ?? select(nothing);
}

/** Those that are not settled yet of a block. */
export const useOpenDiscussions = (block: string): number =>
  useDiscussions(
    (all) => all.filter(({ block_uid, solved_at }) => block_uid === block && solved_at === null).length,
  );

const openListSchema = z.array(z.object({ block_uid: z.string(), solved_at: z.string().nullable() }));

/** Open discussions of a block of a story, as they were last read. */
export function knownOpenDiscussions(story: number, block: string): number {
  const newest = queryClient
    .getQueryCache()
    .findAll({ queryKey: [key, story] })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)[0];
  const all = openListSchema.safeParse(newest?.state.data).data ?? [];
  return all.filter(({ block_uid, solved_at }) => block_uid === block && solved_at === null).length;
}

export const refreshDiscussions = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [key] });
