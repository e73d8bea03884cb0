import { describe, expect, it } from 'vitest';
import { entityTag, expectedVersion } from './entity-tag.ts';

describe('expectedVersion', () => {
  it('reads what entityTag writes, with or without quotes and weakness', () => {
    expect([entityTag(7), 'W/"7"', '7', ' "7" '].map(expectedVersion)).toEqual([7, 7, 7, 7]);
    expect([undefined, '*'].map(expectedVersion)).toEqual([undefined, undefined]);
    expect(['"abc"', '""', '"1", "2"'].map(expectedVersion)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  });
});
