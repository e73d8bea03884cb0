import { atBeginning, emptyState, type ListingState } from './listing-state.ts';

/** A value added to a filter, or taken away; the listing starts again from its beginning. */
export function toggleValue(state: ListingState, name: string, value: string): ListingState {
  const values = state.filters[name] ?? [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return withValues(state, name, next);
}

/** Every value of a filter: nothing is chosen in it any more. */
export function chooseAll(state: ListingState, name: string): ListingState {
  return withValues(state, name, []);
}

/** Nothing chosen; the order and the number of tiles stay. */
export function resetFilters({ sort, tileCount }: ListingState): ListingState {
  return { ...emptyState, sort, tileCount };
}

function withValues(state: ListingState, name: string, values: readonly string[]): ListingState {
  const { [name]: _, ...others } = state.filters;
  return { ...state, filters: values.length === 0 ? others : { ...others, [name]: values }, ...atBeginning };
}

/** Whether anything narrows the listing. */
export function hasChosen({ filters, search }: ListingState): boolean {
  return search !== undefined || Object.keys(filters).length > 0;
}
