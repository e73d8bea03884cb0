import type { Sentence } from '@blattwerk/schemas/rules/model/finding.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orThrow } from '../../base/api/result.ts';
import { contentOf } from '../../base/content/stored-content.ts';
import { type BlockName, blockNames } from '../../base/figures/block-names.ts';
import { useOpenSession } from '../session-store.ts';

const none: ReadonlyMap<string, BlockName> = new Map();

/** How the blocks of a page are told apart, as it is saved now; of no page, or one that is gone, none. */
export function useBlockNames(
  fullSlug: string | undefined,
  language: keyof Sentence,
): ReadonlyMap<string, BlockName> {
  const { api } = useOpenSession();
  const { data } = useQuery({
    queryKey: ['page-by-slug', fullSlug],
    queryFn: async () => {
      const [found] = orThrow(await api.findStories(fullSlug ?? ''));
      return found ? orThrow(await api.getStory(found.id)) : null;
    },
    enabled: fullSlug !== undefined,
  });
  return useMemo(() => (data ? blockNames(contentOf(data), language) : none), [data, language]);
}
