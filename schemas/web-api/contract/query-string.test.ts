import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQueryString, queryString } from './query-string.ts';

test('lists carry a bracket suffix, nulls are skipped, no refinement is dropped', () => {
  expect(queryString({ color: ['gold', null, 'white'], page: 2, style: null, refinement: 'ohne' })).toBe(
    '?color[]=gold&color[]=white&page=2',
  );
  expect(queryString({ refinement: 'gold' })).toBe('?refinement=gold');
  // Where gold is answered unasked, a card without is to be asked for.
  expect(queryString({ refinement: 'ohne' }, 'gold')).toBe('?refinement=ohne');
  expect(queryString({ style: undefined, color: [] })).toBe('');
});

test('what is written is read again', () => {
  const name = fc.string({ minLength: 1 }).filter((text) => !text.endsWith('[]') && text !== 'refinement');
  const value = fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 1 }));
  fc.assert(
    fc.property(fc.dictionary(name, value), (values) => {
      expect(parseQueryString(queryString(values))).toEqual({ ...values });
    }),
  );
});

test('a name given twice is a list', () => {
  expect(parseQueryString('page=1&page=2')).toEqual({ page: ['1', '2'] });
});
