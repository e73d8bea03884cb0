import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { askListing } from '../listing/ask-listing.ts';
import { type ListingBlock, listingSourceOf } from '../listing/listing-source.ts';
import type { Asking } from '../questions/question.ts';

/** What the overview of a kind asks for: the beginning of its listing. */
function askOverview(blok: BlockOf<ListingBlock>, asking: Asking) {
  return askListing(listingSourceOf(blok), blok, asking);
}

export const overviewQuestions = {
  calendar_overview: askOverview,
  collage_overview: askOverview,
  photo_print_overview: askOverview,
  photobook_overview: askOverview,
  photobox_overview: askOverview,
  products_overview: askOverview,
  themes_overview: askOverview,
} satisfies Record<ListingBlock, typeof askOverview>;
