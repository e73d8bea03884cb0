import type { Market } from '@blattwerk/schemas/shop/markets/markets.ts';
import type { CatalogueFacts } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { isPricedIn, isSoldIn } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byDistance, distanceOf, nearestFormats, rankSubstitutes, type Wish } from './rank-substitutes.ts';

const markets: Market[] = ['blattwerk:DE', 'blattwerk:AT', 'blattwerk:CH'];

const anyProduct = fc.record(
  {
    name: fc.constantFrom('Eukalyptus', 'Alpenrose', 'Enzian'),
    productType: fc.constantFrom('klappkarte', 'postkarte'),
    formats: fc.subarray(['148x210', '105x148', '210x210']),
    hasPicture: fc.boolean(),
    sold: fc.nat(3),
    priced: fc.nat(3),
    themeId: fc.constantFrom(1, 2, 3),
  },
  { requiredKeys: ['name', 'productType', 'formats', 'hasPicture', 'sold', 'priced'] },
);

const anyCatalogue = fc
  .dictionary(
    fc.constantFrom(...['card', 'calendar'].flatMap((kind) => [1, 2, 3, 4, 5].map((id) => `${kind}:${id}`))),
    anyProduct,
  )
  .map(
    (products): CatalogueFacts => ({
      version: '1',
      markets,
      marketSets: [[], [0], [0, 1], [0, 1, 2]],
      products,
      themes: {},
      vouchers: {},
      flags: {},
    }),
  );

const anyWish: fc.Arbitrary<Wish> = fc.record({
  of: fc.constantFrom('card:1', 'calendar:2', 'card:99'),
  like: fc.option(
    fc.record({
      productType: fc.constant('klappkarte'),
      formats: fc.constant(['148x210']),
      themeId: fc.constant(1),
    }),
    {
      nil: undefined,
    },
  ),
  markets: fc.subarray(markets),
  customerTypes: fc.constant(['private'] as const),
  kinds: fc.subarray(['card', 'calendar']),
  without: fc.subarray(['card:2', 'calendar:3']),
  alike: fc.constantFrom([new Set(['card:2', 'card:4']), new Set(['card:3', 'card:4'])], []),
  madeIn: fc.option(fc.constant('105x148'), { nil: undefined }),
});

test('every substitute can be had wherever it is to be shown, and is a new choice of a kind that fits', () => {
  fc.assert(
    fc.property(anyCatalogue, anyWish, (catalogue, wish) => {
      for (const { reference, facts } of rankSubstitutes(catalogue, wish)) {
        expect([wish.of, ...wish.without]).not.toContain(reference);
        const [kind] = reference.split(':');
        const [own = ''] = wish.of.split(':');
        if (wish.kinds.length === 0 || wish.kinds.includes(own)) expect(kind).toBe(own);
        else expect(wish.kinds).toContain(kind);
        if (wish.madeIn !== undefined) expect(facts.formats).toContain(wish.madeIn);
        for (const market of wish.markets) {
          expect(isSoldIn(catalogue, facts, market, 'private')).toBe(true);
          expect(isPricedIn(catalogue, facts, market)).toBe(true);
        }
      }
    }),
  );
});

test('no substitute stands behind one that is less like the original', () => {
  fc.assert(
    fc.property(anyCatalogue, anyWish, (catalogue, wish) => {
      const distances = rankSubstitutes(catalogue, wish).map((each) => distanceOf(each, wish));
      for (const [index, distance] of distances.entries())
        expect(byDistance(distances[index - 1] ?? distance, distance)).toBeLessThanOrEqual(0);
    }),
  );
});

test('the order in which the catalogue lists products does not matter', () => {
  fc.assert(
    fc.property(anyCatalogue, anyWish, (catalogue, wish) => {
      const products = Object.fromEntries(Object.entries(catalogue.products).toReversed());
      expect(rankSubstitutes({ ...catalogue, products }, wish)).toEqual(rankSubstitutes(catalogue, wish));
    }),
  );
});

test('the nearest format has a like shape and area', () => {
  expect(nearestFormats(['297x210', '148x148', '148x210', '105x148'], '148x205')).toEqual([
    '148x210',
    '148x148',
    '105x148',
    '297x210',
  ]);
  expect(nearestFormats(['148x210'], '148x210')).toEqual([]);
});
