import { expect, test } from 'vitest';
import { fontNames } from '../text/font-names.ts';
import { typePairings } from './type-pairings.ts';

test('there are 24 pairings and more, of every voice, each under a name of its own', () => {
  expect(typePairings.length).toBeGreaterThanOrEqual(24);
  expect(new Set(typePairings.map(({ id }) => id)).size).toBe(typePairings.length);
  expect(new Set(typePairings.map(({ label }) => label)).size).toBe(typePairings.length);
  const voices = new Set(typePairings.map(({ voice }) => voice));
  expect([...voices].sort()).toEqual(['classic', 'deco', 'handwritten', 'modern', 'playful', 'script']);
});

test('every font of a pairing is installed', () => {
  const fonts = typePairings.flatMap(({ display, heading, body }) => [display.font, heading.font, body.font]);
  expect(fonts.filter((font) => !fontNames.includes(font))).toEqual([]);
});
