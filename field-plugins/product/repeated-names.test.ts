import { expect, test } from 'vitest';
import { repeatedNames } from './repeated-names.ts';

test('only what several are called', () => {
  const products = ['Olivenzweig', 'Ringlein', 'Olivenzweig', 'Mohn'].map((name) => ({ name }));
  expect(repeatedNames(products)).toEqual(new Set(['Olivenzweig']));
  expect(repeatedNames([])).toEqual(new Set());
});
