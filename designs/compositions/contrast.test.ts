import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { palettes } from '../catalogue/palettes.ts';
import { type Colour, resolveColour } from '../model/colour.ts';
import { accentOn, inkOn } from './contrast.ts';

const grounds: readonly Colour[] = ['paper', 'wash', 'main', 'second', 'third', 'leaf', 'ink'];

test.each(palettes.map((palette) => [palette.label, palette.colours] as const))(
  'texts in %s stand out from every ground',
  (_, colours) => {
    for (const ground of grounds) {
      const contrast = (colour: Colour) =>
        wcagContrast(resolveColour(colour, colours), resolveColour(ground, colours));
      expect(contrast(inkOn(ground, colours))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(accentOn(ground, colours))).toBeGreaterThanOrEqual(3);
      expect(contrast(accentOn(ground, colours, true))).toBeGreaterThanOrEqual(4.5);
    }
  },
);
