import { expect, test } from 'vitest';
import { fewPalettes } from './few-palettes.ts';

const palettes = Array.from({ length: 71 }, (_, index) => ({ id: `p${index}` }));

test('a few stand for the whole range, in its order', () => {
  const shown = fewPalettes(palettes, null).map(({ id }) => id);
  expect(shown.length).toBeLessThan(15);
  expect(shown.slice(0, 2)).toEqual(['p0', 'p6']);
  expect(shown.at(-1)).toBe('p66');
});

test('the one that is chosen is always there', () => {
  expect(fewPalettes(palettes, 'p7').map(({ id }) => id)).toContain('p7');
  expect(fewPalettes(palettes.slice(0, 5), 'p2')).toHaveLength(5);
});
