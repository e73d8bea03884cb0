import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchQuery } from './search-query.ts';

test('words become beginnings of words, without case and accents', () => {
  expect(searchQuery('Müller 80331')).toBe("'muller':* & '80331':*");
  expect(searchQuery(' Strauß,Köln ')).toBe("'strauss':* & 'koln':*");
  expect(searchQuery("Mueller O’Neill O'Neill")).toBe("'muller':* & 'oneill':* & 'oneill':*");
  expect(searchQuery('Nguyễn Søren Łukasz')).toBe("'nguyen':* & 'soren':* & 'lukasz':*");
});

test('what begins too many words is left out, and a long search is cut', () => {
  expect(searchQuery('a')).toBeUndefined();
  expect(searchQuery('  ')).toBeUndefined();
  expect(searchQuery('a an')).toBe("'an':*");
  expect(searchQuery('aa bb cc dd ee ff gg')?.split(' & ')).toHaveLength(6);
});

test('whatever is typed, quotes and operators are text', () => {
  expect(searchQuery('o\\neill & !x|')).toBe("'o\\\\neill':* & '!x|':*");
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const query = searchQuery(typed) ?? "'':*";
      expect(query.replaceAll(/'(?:[^'\\]|''|\\\\)*':\*(?: & )?/g, '')).toBe('');
    }),
  );
});
