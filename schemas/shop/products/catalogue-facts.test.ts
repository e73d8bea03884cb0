import { expect, test } from 'vitest';
import { marketOf, markets, parseMarket } from '../markets/markets.ts';
import {
  type CatalogueFacts,
  catalogueFactsSchema,
  factsOfProduct,
  factsOfTheme,
  isPricedIn,
  isSoldIn,
  marketsIn,
} from './catalogue-facts.ts';

const facts: CatalogueFacts = {
  version: '0123456789abcdef',
  markets: ['blattwerk:DE', 'blattwerk:AT', 'myposter:DE'],
  marketSets: [[0, 1], [0], []],
  products: {
    'card:12': {
      name: 'Karte',
      productType: 'sitzplan',
      formats: [],
      hasPicture: true,
      sold: 0,
      soldTo: { whitelabel: 2 },
      priced: 1,
      themeId: 7,
    },
  },
  themes: { 7: { name: 'Amaryllis', designs: [12], sold: 0 } },
  vouchers: {},
  flags: {},
};

test('facts tell where a product is sold and priced, and what there is not', () => {
  const card = factsOfProduct(catalogueFactsSchema.parse(facts), { kind: 'card', id: '12' });
  if (!card) throw new Error('The card is not found.');
  expect(marketsIn(facts, card.sold)).toEqual(['blattwerk:DE', 'blattwerk:AT']);
  expect([
    isSoldIn(facts, card, 'blattwerk:AT', 'business'),
    isSoldIn(facts, card, 'myposter:DE', 'business'),
    isSoldIn(facts, card, 'blattwerk:AT', 'whitelabel'),
  ]).toEqual([true, false, false]);
  expect([isPricedIn(facts, card, 'blattwerk:DE'), isPricedIn(facts, card, 'blattwerk:AT')]).toEqual([
    true,
    false,
  ]);
  expect(factsOfProduct(facts, { kind: 'card', id: '13' })).toBeUndefined();
  expect(factsOfProduct({ ...facts, products: {} }, { kind: 'to', id: 'String' })).toBeUndefined();
  expect(factsOfTheme(facts, 7)?.designs).toEqual([12]);
  expect(factsOfTheme(facts, 8)).toBeUndefined();
});

test('every market is read as it is written', () => {
  expect(new Set(markets).size).toBe(24);
  for (const market of markets) {
    const parts = parseMarket(market);
    expect(parts && marketOf(parts)).toBe(market);
  }
  for (const text of ['blattwerk:XX', 'blattwerk', 'toString', '']) expect(parseMarket(text)).toBeUndefined();
});
