import type { Asking, Question } from '../questions/question.ts';
import type { PageData } from '../request/page-data.ts';
import type { StoredBlock } from '../story/stored-block.ts';
import { type ListingAnswer, listingQuestion } from './listing-question.ts';
import { filterNames, type ListingSource } from './listing-source.ts';
import { type ListingAddress, readListingState } from './listing-state.ts';

/** Where a listing's parameters stand: the first listing of a page has them to itself, further ones are numbered. */
export function listingAddress(
  { kind }: ListingSource,
  { _uid }: StoredBlock,
  { listings = [] }: Pick<PageData, 'listings'>,
): ListingAddress {
  const place = listings.indexOf(_uid ?? '');
  return { names: filterNames(kind), prefix: place > 0 ? `${place + 1}.` : '' };
}

/** Asks for what an overview lists, as the address says. */
export function askListing(
  source: ListingSource,
  blok: StoredBlock,
  { page, query }: Asking,
): Question<ListingAnswer> {
  return listingQuestion(source, readListingState(query, listingAddress(source, blok, page)));
}
