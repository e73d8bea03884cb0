import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { askListing } from '../listing/ask-listing.ts';
import { type ListingBlock, listingSources } from '../listing/listing-source.ts';
import type { Asking } from '../questions/question.ts';

/** What the overview of a kind asks for: the beginning of its listing. */
function askOverview<Name extends ListingBlock>(name: Name) {
  return (blok: BlockOf<Name>, asking: Asking) => askListing(listingSources[name](blok), blok, asking);
}

export const overviewQuestions = {
  calendar_overview: askOverview('calendar_overview'),
  collage_overview: askOverview('collage_overview'),
  photo_print_overview: askOverview('photo_print_overview'),
  photobook_overview: askOverview('photobook_overview'),
  photobox_overview: askOverview('photobox_overview'),
  products_overview: askOverview('products_overview'),
  themes_overview: askOverview('themes_overview'),
};
