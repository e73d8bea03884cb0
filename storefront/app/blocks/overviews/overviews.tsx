import { type ListingBlock, listingSourceOf } from '../../../page/listing/listing-source.ts';
import { Listing } from '../../listing/listing.tsx';
import { ListingWords } from '../../listing/listing-words.tsx';
import { useBlockData } from '../block-answers-context.tsx';
import type { AnyBlockProps } from '../block-props.ts';

/** Every overview: its words, and below them what it lists. */
export function Overview({ blok, isFirst = false }: AnyBlockProps<ListingBlock>) {
  const loaded = useBlockData(blok.component, blok);
  return (
    <Listing blok={blok} isFirst={isFirst} loaded={loaded} source={listingSourceOf(blok)}>
      <ListingWords blok={blok} />
    </Listing>
  );
}
