import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseAll, resetFilters, toggleValue } from './choose.ts';
import { listingKey } from './listing-question.ts';
import type { ListingSource } from './listing-source.ts';
import { emptyState, type ListingState, readListingState, writeListingState } from './listing-state.ts';
import { selectionOf } from './selection.ts';

const names = ['color', 'style', 'category'];
const first = { names, prefix: '' };
const second = { names, prefix: '2.' };
const nothing = new URLSearchParams();

const value = fc
  .string({ minLength: 1, maxLength: 60 })
  .filter((text) => text !== 'all' && text !== 'all-templates');
const states: fc.Arbitrary<ListingState> = fc.record({
  filters: fc.dictionary(fc.constantFrom(...names), fc.uniqueArray(value, { minLength: 1, maxLength: 5 }), {
    noNullPrototype: true,
  }),
  allTemplates: fc.boolean(),
  search: fc.option(
    fc.string({ minLength: 1, maxLength: 100 }).filter((text) => text.trim() === text && text !== ''),
    { nil: undefined },
  ),
  sort: fc.constantFrom(undefined, 'popularity' as const, 'created' as const),
  tileCount: fc.constantFrom(undefined, 12 as const, 24 as const, 48 as const),
  page: fc.integer({ min: 1, max: 999 }),
  after: fc.integer({ min: 0, max: 2000 }).map((parts) => 48 * parts),
});

test('an address says what was chosen, for each listing of a page', () => {
  fc.assert(
    fc.property(states, states, (one, other) => {
      const ofFirst = writeListingState(one, first, nothing);
      const both = new URLSearchParams(writeListingState(other, second, new URLSearchParams(ofFirst)));
      expect(readListingState(both, first)).toEqual(one);
      expect(readListingState(both, second)).toEqual(other);
    }),
  );
});

test('any address can be read, and what else it says stays', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (text) => {
      const query = new URLSearchParams(`${text}&_storyblok=7`);
      const state = readListingState(query, first);
      const again = new URLSearchParams(writeListingState(state, first, query));
      expect(readListingState(again, first)).toEqual(state);
      expect(again.get('_storyblok')).toBe('7');
    }),
  );
});

test('a listing begins with a whole part, and a choice leads back to the first one', () => {
  const later = readListingState(new URLSearchParams('after=500&page=2'), first);
  expect(later).toEqual({ ...emptyState, after: 480, page: 2 });
  expect(toggleValue(later, 'color', 'gold')).toMatchObject({ after: 0, page: 1 });
  expect(readListingState(new URLSearchParams('after=-48'), first)).toEqual(emptyState);
});

test('addresses are written as the shop writes lists', () => {
  const state = toggleValue(toggleValue({ ...emptyState, page: 3 }, 'color', 'gold'), 'color', 'white');
  expect(writeListingState(state, first, new URLSearchParams('page=3&treatment=on'))).toBe(
    '?treatment=on&color[]=gold&color[]=white',
  );
});

test('all lifts a filter, and a value chosen twice is chosen no more', () => {
  const gold = readListingState(new URLSearchParams('color[]=gold'), first);
  expect(readListingState(new URLSearchParams('color[]=gold&color[]=all'), first)).toEqual(emptyState);
  expect(toggleValue(gold, 'color', 'gold')).toEqual(emptyState);
  expect(chooseAll(gold, 'color')).toEqual(emptyState);
  expect(resetFilters({ ...gold, sort: 'created', page: 4, after: 480 })).toEqual({
    ...emptyState,
    sort: 'created',
  });
});

test('an overview keeps to its subject until all templates are wanted', () => {
  const source: ListingSource = {
    kind: 'card',
    limits: { category: ['hochzeit'], style: ['modern', 'floral'] },
    sort: 'popularity',
    pageSize: 12,
  };
  const read = (query: string) => readListingState(new URLSearchParams(query), first);
  expect(selectionOf(source, read(''))).toEqual(source.limits);
  expect(selectionOf(source, read('category[]=taufe&style[]=floral&color[]=red'))).toEqual({
    category: ['hochzeit'],
    style: ['floral'],
    color: ['red'],
  });
  expect(selectionOf(source, read('category[]=all-templates&color[]=red'))).toEqual({ color: ['red'] });
  expect(listingKey(source, read('page=3'))).toBe(listingKey(source, read('')));
});
