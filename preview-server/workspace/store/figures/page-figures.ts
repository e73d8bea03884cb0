import type { PageBlockFigures } from '@blattwerk/schemas/web-api/shop/visit-count-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readPageFigures } from '../../base/api/figures-api.ts';
import { orThrow } from '../../base/api/result.ts';
import { useDocument } from '../page/document.ts';
import { channelOf, useOpenSession } from '../session-store.ts';
import { useSettings } from '../settings-store.ts';

export type BlockCounts = Pick<
  PageBlockFigures['blocks'][number],
  'views' | 'clicks' | 'baskets' | 'orders' | 'revenue'
>;

/** Counts are of days: within minutes they hardly change. */
const freshMs = 5 * 60_000;

function usePageQuery<Part>(select: (figures: PageBlockFigures) => Part, isWanted: boolean) {
  const { token, config } = useOpenSession();
  const slug = useDocument(({ story }) => story.full_slug);
  const days = useSettings(({ blockFigures }) => blockFigures?.days) ?? 30;
  return useQuery({
    queryKey: ['page figures', slug, days],
    queryFn: async () => orThrow(await readPageFigures(token, { slug: slug ?? '', days })),
    enabled: isWanted && config.hasFigures && slug !== undefined && channelOf(config, slug) !== undefined,
    staleTime: freshMs,
    // Without figures the work goes on: there is nothing to tell.
    retry: false,
    select,
  });
}

const whole = (figures: PageBlockFigures) => figures;

/** What was counted of the open page, over the period that was chosen. */
export const usePageFigures = () => usePageQuery(whole, true);

/** What was counted of a block of the open page, while figures are shown. */
export function useBlockCounts(uid: string): BlockCounts | undefined {
  const isShown = useSettings(({ blockFigures }) => blockFigures !== undefined);
  const ofBlock = useCallback(
    ({ blocks }: PageBlockFigures): BlockCounts | null => blocks.find(({ block }) => block === uid) ?? null,
    [uid],
  );
  const { data } = usePageQuery(ofBlock, isShown);
  return isShown ? (data ?? undefined) : undefined;
}
