import { isListingParameter } from '../../page/listing/listing-parameter.ts';
import type { Place } from '../context/place.ts';

type Address = Pick<Place, 'pathname' | 'search' | 'hash'>;

/** Whether a page shows something new at another address; listings ask for themselves, and a hash only scrolls. */
export function needsLoading(from: Address, to: Address): boolean {
  if (from.pathname !== to.pathname) return true;
  if (from.search === to.search) return from.hash === to.hash;
  return others(from) !== others(to);
}

/** The parameters that are no listing's. */
function others({ search }: Address): string {
  return String(
    new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !isListingParameter(name))),
  );
}
