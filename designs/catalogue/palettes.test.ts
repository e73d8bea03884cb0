import { paletteSchema } from '@blattwerk/schemas/design/document.ts';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { palettes } from './palettes.ts';

test('there are forty palettes and more, each under a name of its own', () => {
  expect(palettes.length).toBeGreaterThanOrEqual(40);
  expect(new Set(palettes.map(({ id }) => id)).size).toBe(palettes.length);
  expect(new Set(palettes.map(({ label }) => label)).size).toBe(palettes.length);
});

test.each(palettes.map((palette) => [palette.label, palette] as const))('%s can be read', (_, palette) => {
  const { paper, ink, accent, wash } = paletteSchema.parse(palette.colours);
  expect(wcagContrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
  expect(wcagContrast(ink, wash)).toBeGreaterThanOrEqual(4.5);
  expect(wcagContrast(accent, paper)).toBeGreaterThanOrEqual(3);
  expect(palette.filters.length).toBeGreaterThan(0);
});
