import { allFilter, allTemplatesFilter } from '@blattwerk/schemas/shop/cards/card-filters.ts';
import { largestPageSize, type PageSize, pageSizes } from '@blattwerk/schemas/shop/listing/page-sizes.ts';
import { type Sorting, sortings } from '@blattwerk/schemas/shop/listing/sorting.ts';

/** What a visitor has chosen in a listing; all of it stands in the address. */
export type ListingState = {
  /** Values by the filter's name; a filter without any is left out. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Shows every template, also those outside the overview's subject. */
  allTemplates: boolean;
  search: string | undefined;
  sort: Sorting | undefined;
  /** Tiles loaded at once. */
  tileCount: PageSize | undefined;
  /** How often tiles have been loaded, from 1. */
  page: number;
  /** Tiles that come before the first one shown: whole parts that an earlier page has held. */
  after: number;
};

/** Where a listing's parameters stand in an address. */
export type ListingAddress = {
  /** Names of its filters. */
  names: readonly string[];
  /** Before each name: nothing for the first listing of a page, `2.` for the second. */
  prefix: string;
};

/** Another choice shows another listing, from its first tile. */
export const atBeginning = { page: 1, after: 0 } as const;

export const emptyState: ListingState = {
  filters: {},
  allTemplates: false,
  search: undefined,
  sort: undefined,
  tileCount: undefined,
  ...atBeginning,
};

const maximumValues = 40;
const maximumLength = 60;
const maximumSearch = 100;
const maximumPage = 1000;

/** Reads what an address says about a listing; what makes no sense is left out. */
export function readListingState(query: URLSearchParams, { names, prefix }: ListingAddress): ListingState {
  const lists = names.map((name) => [name, query.getAll(`${prefix}${name}[]`)] as const);
  const filters = lists.flatMap(([name, given]): [string, string[]][] => {
    const values = [...new Set(given)]
      .filter((value) => value !== '' && value.length <= maximumLength && value !== allTemplatesFilter)
      .slice(0, maximumValues);
    return values.length === 0 || values.includes(allFilter) ? [] : [[name, values]];
  });
  const page = query.get(`${prefix}page`) ?? '';
  const after = query.get(`${prefix}after`) ?? '';
  const search = query.get(`${prefix}q`)?.trim().slice(0, maximumSearch);
  return {
    filters: Object.fromEntries(filters),
    allTemplates: lists.some(([, values]) => values.includes(allTemplatesFilter)),
    search: search || undefined,
    sort: sortings.find((known) => known === query.get(`${prefix}sort`)),
    tileCount: pageSizes.find((known) => String(known) === query.get(`${prefix}tileCount`)),
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), maximumPage) : 1,
    // Pages of every size begin at the multiples of the largest.
    after: /^[1-9]\d{0,4}$/.test(after) ? Number(after) - (Number(after) % largestPageSize) : 0,
  };
}

/**
 * The query that says the same, other parameters of the address kept: `?color[]=gold&page=2`, or nothing.
 * @param query the address' query now
 */
export function writeListingState(
  state: ListingState,
  { names, prefix }: ListingAddress,
  query: URLSearchParams,
): string {
  const own = new Set([
    ...names.map((name) => `${prefix}${name}[]`),
    ...['q', 'sort', 'tileCount', 'after', 'page'].map((name) => `${prefix}${name}`),
  ]);
  const parts = [...query].filter(([name]) => !own.has(name));
  const add = (name: string, value: string) => parts.push([`${prefix}${name}`, value]);
  if (state.search !== undefined) add('q', state.search);
  if (state.allTemplates && names[0] !== undefined) add(`${names[0]}[]`, allTemplatesFilter);
  for (const name of names) for (const value of state.filters[name] ?? []) add(`${name}[]`, value);
  if (state.sort) add('sort', state.sort);
  if (state.tileCount) add('tileCount', String(state.tileCount));
  if (state.after > 0) add('after', String(state.after));
  if (state.page > 1) add('page', String(state.page));
  const written = parts.map(([name, value]) => `${writeName(name)}=${encodeURIComponent(value)}`);
  return written.length === 0 ? '' : `?${written.join('&')}`;
}

/** Names with their brackets as the shop's addresses write them. */
function writeName(name: string): string {
  return encodeURIComponent(name).replace(/%5B%5D$/, '[]');
}
