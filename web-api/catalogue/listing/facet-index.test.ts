import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setOf } from './bit-set.ts';
import { createFacetIndex, type IndexedDesign, type Selection } from './facet-index.ts';

const colours = ['gold', 'green', 'white'];
const styles = ['classic', 'modern'];

const designs = fc
  .array(
    fc.record({
      facets: fc.record({ color: fc.subarray(colours), style: fc.subarray(styles) }),
      popularity: fc.integer({ min: 0, max: 5 }),
      createdAt: fc.integer({ min: 0, max: 5 }),
    }),
    { maxLength: 200 },
  )
  .map((list): IndexedDesign[] => list.map((design, place) => ({ ...design, id: place * 3 + 1 })));
const selection: fc.Arbitrary<Selection> = fc.record({
  color: fc.subarray(colours),
  style: fc.subarray(styles),
});

function matches(design: IndexedDesign, chosen: Selection): boolean {
  return Object.entries(chosen).every(
    ([name, values]) => values.length === 0 || values.some((value) => design.facets[name]?.includes(value)),
  );
}

test('finds what a look at every design finds, and counts each value as if it were chosen alone in its facet', () => {
  fc.assert(
    fc.property(designs, selection, (list, chosen) => {
      const found = createFacetIndex(list).find({
        selection: chosen,
        sorting: 'popularity',
        offset: 0,
        limit: 200,
      });
      const expected = list.filter((design) => matches(design, chosen));
      expect(found.total).toBe(expected.length);
      expect([...found.ids].sort((one, other) => one - other)).toEqual(expected.map(({ id }) => id));
      for (const [name, counts] of found.counts) {
        for (const [value, number] of counts) {
          const alone = list.filter((design) => matches(design, { ...chosen, [name]: [value] }));
          expect(number).toBe(alone.length);
        }
      }
    }),
  );
});

test('what comes first does so in every order, and within it the order holds', () => {
  const preferred = fc.uniqueArray(fc.nat({ max: 199 }));
  fc.assert(
    fc.property(designs, preferred, preferred, (list, best, good) => {
      const places = (wanted: number[]) => wanted.filter((place) => place < list.length);
      const request = { selection: {}, sorting: 'popularity' as const, offset: 0, limit: 200 };
      const index = createFacetIndex(list);
      const tierOf = (id: number) => {
        const place = (id - 1) / 3;
        return best.includes(place) ? 0 : good.includes(place) ? 1 : 2;
      };
      const plain = index.find(request).ids;
      const first = [setOf(places(best), list.length), setOf(places(good), list.length)];
      expect(index.find({ ...request, first }).ids).toEqual(
        [0, 1, 2].flatMap((tier) => plain.filter((id) => tierOf(id) === tier)),
      );
      expect(index.find({ ...request, first, offset: 3, limit: 5 }).ids).toEqual(
        index.find({ ...request, first }).ids.slice(3, 8),
      );
    }),
  );
});

test('pages together are the whole list, in order, without repetition', () => {
  fc.assert(
    fc.property(designs, fc.constantFrom('popularity' as const, 'created' as const), (list, sorting) => {
      const index = createFacetIndex(list);
      const page = (offset: number, limit: number) =>
        index.find({ selection: {}, sorting, offset, limit }).ids;
      const pages = [0, 12, 24, 36, 48, 60, 72, 84].flatMap((offset) => page(offset, 12));
      expect(pages).toEqual(page(0, 200));
      expect(new Set(pages).size).toBe(list.length);
      const value = (id: number) => {
        const design = list.find((candidate) => candidate.id === id);
        return (sorting === 'popularity' ? design?.popularity : design?.createdAt) ?? 0;
      };
      pages.forEach((id, place) => {
        const next = pages[place + 1];
        if (next !== undefined) expect(value(id)).toBeGreaterThanOrEqual(value(next));
      });
    }),
  );
});

test('a text search narrows everything down', () => {
  const list = [1, 2, 3].map((id) => ({ id, facets: { color: ['gold'] }, popularity: id, createdAt: 0 }));
  const found = createFacetIndex(list).find({
    selection: {},
    sorting: 'popularity',
    offset: 0,
    limit: 12,
    only: setOf([0, 2], list.length),
  });
  expect([found.ids, found.total, found.counts.get('color')?.get('gold')]).toEqual([[3, 1], 2, 2]);
});
