import { expect, test } from 'vitest';
import { colourNames } from './colour-names.ts';

test('colours are named in the language of the interface', () => {
  expect(colourNames(['gold', 'white'], 'de')).toBe('Gold / Weiß');
  expect(colourNames(['gold', 'white'], 'en')).toBe('Gold / White');
});
