import { expect, test } from 'vitest';
import { needsLoading } from './needs-loading.ts';

const parts = (address: string) => new URL(address, 'https://www.blattwerk.de');

test.each([
  ['/hochzeit/', '/geburt/', true],
  ['/hochzeit/', '/hochzeit/', true],
  ['/hochzeit/', '/hochzeit/#einladungen', false],
  ['/hochzeit/?sort=price', '/hochzeit/?sort=created', false],
  ['/hochzeit/', '/hochzeit/?tileCount=48', false],
  ['/hochzeit/', '/hochzeit/?notice=verified', true],
  ['/hochzeit/?sort=price', '/hochzeit/?sort=price&flags=neu', true],
])('from %s to %s the page is loaded again: %s', (from, to, expected) => {
  expect(needsLoading(parts(from), parts(to))).toBe(expected);
});
