import type { ReviewState } from '@blattwerk/schemas/shop/service/review-states.ts';
import type { DeskReview, DeskReviews } from '@blattwerk/schemas/web-api/reviews/desk-review-endpoints.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orThrow } from '../../base/api/result.ts';
import { requireDesk } from '../orders/desk-session.ts';
import { queryClient } from './queries.ts';

const reviewsKey = 'desk-reviews';
/** A review is looked at within some working days: no need to hurry. */
const everyMilliseconds = 120_000;

/** Which reviews are listed. */
export type ReviewFilter = { state: ReviewState; search: string; count: number };

/** Reviews in one state that a search finds, and how many wait. */
export function useDeskReviews(filter: ReviewFilter) {
  return useQuery({
    queryKey: [reviewsKey, filter],
    queryFn: async () => orThrow(await requireDesk().reviews(filter)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: everyMilliseconds,
  });
}

/** Puts what was decided in its place in every list, which keeps its order until it is opened again. */
export function noteDeskReview(decided: DeskReview): void {
  queryClient.setQueriesData<DeskReviews>({ queryKey: [reviewsKey] }, (known) => {
    if (!known) return known;
    const before = known.reviews.find(({ id }) => id === decided.id);
    return {
      ...known,
      reviews: known.reviews.map((each) => (each.id === decided.id ? decided : each)),
      open: known.open - (before?.state === 'open' && decided.state !== 'open' ? 1 : 0),
    };
  });
}

/** Nothing of a review stays in the tab once the desk is closed. */
export function forgetDeskReviews(): void {
  queryClient.removeQueries({ queryKey: [reviewsKey] });
}
