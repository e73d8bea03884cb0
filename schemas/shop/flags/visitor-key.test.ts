import { expect, test } from 'vitest';
import { readVisitorKey } from './visitor-key.ts';

test.each([
  ['split-key=5f84d019-1c2d', '5f84d019-1c2d'],
  ['a=1; split-key=abc; b=2', 'abc'],
  ['a=1;split-key=abc', 'abc'],
  [undefined, undefined],
  ['', undefined],
  ['split-key=', undefined],
  ['not-split-key=abc', undefined],
  ['split-key=a b', undefined],
  [`split-key=${'k'.repeat(251)}`, undefined],
  [`split-key=${'k'.repeat(250)}`, 'k'.repeat(250)],
])('the cookies %j hold the key %j', (cookies, key) => {
  expect(readVisitorKey(cookies)).toBe(key);
});
