import { useCallback, useMemo } from 'react';
import { listingAddress } from '../../page/listing/ask-listing.ts';
import type { ListingSource } from '../../page/listing/listing-source.ts';
import { type ListingState, readListingState, writeListingState } from '../../page/listing/listing-state.ts';
import type { StoredBlock } from '../../page/story/stored-block.ts';
import { usePage } from '../context/page-context.tsx';
import { navigate } from '../navigation/navigate.ts';
import { useLocation } from '../navigation/router.tsx';
import { tell } from '../visit/told-events.ts';

export type ListingControl = {
  state: ListingState;
  /** The address that shows another state; works without scripts. */
  hrefOf(state: ListingState): string;
  /** Shows another state at once; `replace` leaves no trace in the history. */
  show(state: ListingState, options?: { replace?: boolean }): void;
};

/** What is chosen in a listing: it stands in the address, and nowhere else. */
export function useListingState(source: ListingSource, blok: StoredBlock): ListingControl {
  const { pathname, search } = useLocation();
  const page = usePage();
  const address = useMemo(() => listingAddress(source, blok, page), [source, blok, page]);
  const state = useMemo(() => readListingState(new URLSearchParams(search), address), [search, address]);
  const hrefOf = useCallback(
    (next: ListingState) => `${pathname}${writeListingState(next, address, new URLSearchParams(search))}`,
    [pathname, search, address],
  );
  const show = useCallback(
    (next: ListingState, { replace = false } = {}) => {
      const filters = filtersOf(next);
      if (filters !== '' && filters !== filtersOf(state)) tell({ event: 'filter', list: pathname, filters });
      navigate(hrefOf(next), { replace });
    },
    [hrefOf, pathname, state],
  );
  return { state, hrefOf, show };
}

/** What a list is narrowed by, as measurements are told of it. */
function filtersOf({ filters }: ListingState): string {
  return Object.entries(filters)
    .map(([name, values]) => `${name}: ${values.join(', ')}`)
    .join('; ');
}
