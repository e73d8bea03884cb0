import type { Filter } from '@blattwerk/schemas/web-api/catalogue/filter.ts';
import type { Searched } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { createContext, type ReactNode, use } from 'react';
import type { ListingSource } from '../../page/listing/listing-source.ts';
import type { ListingControl } from './use-listing-state.ts';

/** What the parts of one listing share. */
export type ListingParts = ListingControl & {
  source: ListingSource;
  total: number;
  /** Filters that leave something to choose, with labels in the page's language. */
  filters: readonly Filter[];
  prefix: string;
  /** How the search was understood. */
  searched: Searched | undefined;
};

const ListingContext = createContext<ListingParts | undefined>(undefined);

export function ListingProvider({ parts, children }: { parts: ListingParts; children: ReactNode }) {
  return <ListingContext value={parts}>{children}</ListingContext>;
}

/** The listing a part belongs to. */
export function useListingParts(): ListingParts {
  const parts = use(ListingContext);
  if (!parts) throw new Error('useListingParts needs a ListingProvider above it');
  return parts;
}
