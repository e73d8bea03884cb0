import { expect, test } from 'vitest';
import { occasionName } from './occasion-names.ts';

test('occasions are named in the language of the interface, unknown ones as they are', () => {
  expect(occasionName('hochzeit', 'de')).toBe('Hochzeit');
  expect(occasionName('hochzeit', 'en')).toBe('Wedding');
  expect(occasionName('mondfest', 'en')).toBe('Mondfest');
});
