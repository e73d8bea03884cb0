import { expect, test } from 'vitest';
import { nameIn } from './author-of.ts';

test.each([
  ['no name', undefined, 'Redaktion'],
  ['an empty name', '  ', 'Redaktion'],
  ['a name', 'J%C3%BCrgen', 'Jürgen'],
  ['what is not encoded well', '%E0%A4%A', 'Redaktion'],
  ['line breaks', 'Anna%0D%0ASet-Cookie: a', 'Anna Set-Cookie: a'],
  ['a long one', 'a'.repeat(100), 'a'.repeat(60)],
])('%s', (_name, header, author) => {
  expect(nameIn(header)).toBe(author);
});
