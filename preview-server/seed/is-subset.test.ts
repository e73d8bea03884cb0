import { describe, expect, it } from 'vitest';
import { isSubset } from './is-subset.ts';

describe('isSubset', () => {
  it('looks only at what is wanted', () => {
    expect(isSubset({ a: 1, b: { c: [1, { d: 2 }] } }, { a: 1, b: { c: [1, { d: 2, e: 3 }], f: 4 } })).toBe(
      true,
    );
    expect(isSubset({ a: [1] }, { a: [1, 2] })).toBe(false);
    expect(isSubset({ a: 1 }, { a: '1' })).toBe(false);
    expect(isSubset({ a: null }, {})).toBe(false);
    expect(isSubset({ a: {} }, { a: null })).toBe(false);
  });
});
