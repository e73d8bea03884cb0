import { expect, test } from 'vitest';
import { allPrices } from './all-prices.ts';

/** Named by the specification in both currencies. */
const specified = ['card/sample', 'envelope/standard', 'envelope/compact', 'envelope/large'];
const { prices } = allPrices;
const priced = Object.entries(prices).filter(([name, [euro]]) => euro > 0 && !specified.includes(name));

test.each(priced)('%s costs about one and a half times as much in francs', (_name, [euro, franc]) => {
  expect(franc / euro).toBeGreaterThanOrEqual(1.46);
  expect(franc / euro).toBeLessThanOrEqual(1.7);
});

test('what costs nothing in euros costs nothing in francs', () => {
  const free = Object.values(prices).filter(([euro]) => euro === 0);
  expect(free.length).toBeGreaterThan(0);
  for (const [, franc] of free) expect(franc).toBe(0);
});
