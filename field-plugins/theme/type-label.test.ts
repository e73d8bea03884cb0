import { expect, test } from 'vitest';
import { purposeOf, typeLabel } from './type-label.ts';

test('a design is called by what it is for, and by what it is printed as', () => {
  expect(purposeOf('Einladungskarte „Rosengarten“')).toBe('Einladungskarte');
  expect(purposeOf('Rosengarten')).toBe('Rosengarten');
  expect(typeLabel('klappkarte-quadratisch')).toBe('Klappkarte, quadratisch');
  expect(typeLabel('echtfotobuch')).toBe('Echtfotobuch');
  expect(typeLabel('neu')).toBe('neu');
});
