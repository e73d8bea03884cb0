import { expect, it } from 'vitest';
import { cardQuantities, defaultCardQuantity } from './quantities.ts';

it('offers 1, 5, then ever larger steps up to 5000', () => {
  expect(cardQuantities.slice(0, 4)).toEqual([1, 5, 10, 15]);
  expect(cardQuantities.at(-1)).toBe(5000);
  for (const [from, step] of [
    [240, 5],
    [250, 10],
    [990, 10],
    [1000, 100],
    [2900, 100],
    [3000, 250],
    [4750, 250],
  ] as const) {
    const index = cardQuantities.indexOf(from);
    expect([from, cardQuantities[index + 1]]).toEqual([from, from + step]);
  }
});

it('begins with the eleventh entry', () => {
  expect(cardQuantities[10]).toBe(defaultCardQuantity);
});
