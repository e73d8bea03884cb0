import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Anna', 'A'],
  ['anna maria blum', 'AB'],
  ['Hans-Peter', 'HP'],
  ['李 小龙', '李小'],
  ['𝒜da', '𝒜'],
  ['', ''],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
