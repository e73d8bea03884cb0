import type { Sorting } from '@blattwerk/schemas/shop/listing/sorting.ts';
import {
  add,
  type BitSet,
  count,
  countShared,
  difference,
  emptySet,
  fullSet,
  has,
  intersection,
  placesIn,
  union,
} from './bit-set.ts';

/** What a listing knows of a design. */
export type IndexedDesign = {
  id: number;
  facets: Readonly<Record<string, readonly string[]>>;
  popularity: number;
  /** Milliseconds since 1970. */
  createdAt: number;
};

export type Selection = Readonly<Record<string, readonly string[]>>;
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;
/** Where the designs with each value of a facet are. */
export type FacetPlaces = ReadonlyMap<string, ReadonlyMap<string, BitSet>>;
type Found = {
  total: number;
  /** The page asked for. */
  ids: number[];
  /**
   * For every value, how many designs it would show together with what is selected in the other facets: within a facet
   * values add up, between facets they narrow down.
   */
  counts: FacetCounts;
};

export type FacetIndex = {
  /** Whether any design has a value, under every choice. */
  knows(name: string, value: string): boolean;
  /** Where the designs with a value are, under every choice. */
  places(name: string, value: string): BitSet;
  find(request: {
    selection: Selection;
    sorting: Sorting;
    offset: number;
    limit: number;
    /** Only the designs at these places, as a text search found them. */
    only?: BitSet;
    /** Those that come before all others, the first of these sets first; the sorting holds within each. */
    first?: readonly BitSet[];
    /** Facets that are not the designs' own but a shop's, such as prices. */
    further?: FacetPlaces;
  }): Found;
};

const noFacets: FacetPlaces = new Map();

/** An index over the designs of one kind, held in memory; a design's place is that in the list. */
export function createFacetIndex(designs: readonly IndexedDesign[]): FacetIndex {
  const size = designs.length;
  const everything = fullSet(size);
  const facets = valuesOf(designs);
  const orders = ordersOf(designs);

  const chosen = (sets: ReadonlyMap<string, BitSet> | undefined, values: readonly string[]): BitSet =>
    union(
      values.flatMap((value) => sets?.get(value) ?? []),
      size,
    );

  return {
    knows: (name, value) => facets.get(name)?.has(value) ?? false,
    places: (name, value) => facets.get(name)?.get(value) ?? emptySet(size),
    find({ selection, sorting, offset, limit, only, first = [], further = noFacets }) {
      const narrowed = Object.entries(selection)
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => ({ name, set: chosen(further.get(name) ?? facets.get(name), values) }));
      const base = only ? [only] : [];
      const without = (name: string | undefined) => {
        const sets = [...base, ...narrowed.filter((facet) => facet.name !== name).map(({ set }) => set)];
        return sets.length === 0 ? everything : intersection(sets, size);
      };
      const matching = without(undefined);
      const counts = new Map<string, Map<string, number>>();
      for (const [name, values] of [...facets, ...further]) {
        const others = narrowed.some((facet) => facet.name === name) ? without(name) : matching;
        counts.set(name, new Map([...values].map(([value, set]) => [value, countShared(set, others)])));
      }
      const ids = pageOf(orders[sorting], tiersOf(matching, first, size), offset, limit).flatMap(
        (place) => designs[place]?.id ?? [],
      );
      return { total: count(matching), ids, counts };
    },
  };
}

function valuesOf(designs: readonly IndexedDesign[]): Map<string, Map<string, BitSet>> {
  const facets = new Map<string, Map<string, BitSet>>();
  designs.forEach((design, place) => {
    for (const [name, values] of Object.entries(design.facets)) {
      const sets = facets.get(name) ?? new Map<string, BitSet>();
      facets.set(name, sets);
      for (const value of values) {
        const set = sets.get(value) ?? emptySet(designs.length);
        sets.set(value, set);
        add(set, place);
      }
    }
  });
  return facets;
}

/** All places in an order, and at which step of it each place comes. */
type Order = { places: Uint32Array; steps: Uint32Array };

/** Every order ends with the id, so that pages never overlap. */
function ordersOf(designs: readonly IndexedDesign[]): Record<Sorting, Order> {
  const valueAt = (values: Float64Array, place: number) => values[place] ?? 0;
  const ids = Float64Array.from(designs, ({ id }) => id);
  const descending = (values: Float64Array): Order => {
    const places = Uint32Array.from(designs.keys()).sort(
      (one, other) =>
        valueAt(values, other) - valueAt(values, one) || valueAt(ids, one) - valueAt(ids, other),
    );
    const steps = new Uint32Array(places.length);
    places.forEach((place, step) => {
      steps[place] = step;
    });
    return { places, steps };
  };
  const popularity = descending(Float64Array.from(designs, (design) => design.popularity));
  const created = descending(Float64Array.from(designs, (design) => design.createdAt));
  return { popularity, created, sort: popularity };
}

/** What matches, taken apart into what comes first, next, and at last; each only when it is asked for. */
function* tiersOf(matching: BitSet, first: readonly BitSet[], size: number): Generator<BitSet> {
  let rest = matching;
  for (const set of first) {
    yield intersection([rest, set], size);
    rest = difference(rest, set);
  }
  yield rest;
}

/** Of fewer than one in so many it is quicker to sort them than to look for them in the order. */
const fewOf = 32;

function pageOf(order: Order, tiers: Iterable<BitSet>, offset: number, limit: number): number[] {
  const page: number[] = [];
  if (limit === 0) return page;
  let skipped = 0;
  for (const tier of tiers) {
    const found = count(tier);
    if (found === 0) continue;
    if (skipped + found <= offset) {
      skipped += found;
      continue;
    }
    for (const place of found * fewOf < order.places.length ? sorted(tier, order) : inOrder(tier, order)) {
      if (skipped++ < offset) continue;
      page.push(place);
      if (page.length === limit) return page;
    }
  }
  return page;
}

function sorted(set: BitSet, { places, steps }: Order): number[] {
  const own = Uint32Array.from(placesIn(set), (place) => steps[place] ?? 0).sort();
  return Array.from(own, (step) => places[step] ?? 0);
}

function* inOrder(set: BitSet, { places }: Order): Generator<number> {
  for (const place of places) if (has(set, place)) yield place;
}
