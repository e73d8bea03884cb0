import { readPieces } from '../offer/choice.ts';

/** In the address of a product's page: which page of its reviews is shown. */
export const reviewsParameter = 'reviews';
const lastPage = 10_000;

/** Counted from 1; anything that is no page is the first. */
export function readReviewsPage(query: URLSearchParams): number {
  return Math.min(readPieces(query.get(reviewsParameter) ?? undefined) ?? 1, lastPage);
}
