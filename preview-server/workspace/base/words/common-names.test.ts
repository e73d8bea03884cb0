import { expect, test } from 'vitest';
import { definitionOf } from '../schema/definitions.ts';
import { commonNames } from './common-names.ts';

test('what is called otherwise is a block of the shop', () => {
  expect(Object.keys(commonNames).filter((name) => !definitionOf(name))).toEqual([]);
});
