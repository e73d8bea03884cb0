import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRedirects } from './redirects.ts';

test('an old address leads to the end of its chain at once', () => {
  const { targets, refused } = readRedirects([
    { from: '/einladungen/', to: '/hochzeitskarten/' },
    { from: '/hochzeitskarten', to: '/hochzeit/' },
    { from: '/Start/', to: '/' },
  ]);
  expect(Object.fromEntries(targets)).toEqual({
    einladungen: 'hochzeit',
    hochzeitskarten: 'hochzeit',
    start: '',
  });
  expect(refused).toEqual([]);
});

test('loops, foreign addresses, the home page and second entries are refused with a reason', () => {
  const { targets, refused } = readRedirects([
    { from: '/a/', to: '/b/' },
    { from: '/b/', to: '/a/' },
    { from: '/c/', to: '/c' },
    { from: '/d/', to: '//evil.example/' },
    { from: '/e/', to: 'https://evil.example/' },
    { from: '/', to: '/hochzeit/' },
    { from: '/f/', to: '/hochzeit/' },
    { from: '/f', to: '/taufe/' },
  ]);
  expect([...targets]).toEqual([['f', 'hochzeit']]);
  expect(refused.map(({ from }) => from).sort()).toEqual(['/', '/a', '/b', '/c', '/d/', '/e/', '/f']);
});

test('no table leads to an address that is old itself', () => {
  const path = fc.constantFrom('/a/', '/b/', '/c/', '/d', '/a/b/', '/');
  fc.assert(
    fc.property(fc.array(fc.record({ from: path, to: path }), { maxLength: 12 }), (entries) => {
      const { targets } = readRedirects(entries);
      for (const target of targets.values()) expect(targets.has(target)).toBe(false);
    }),
  );
});
