import { expect, test } from 'vitest';
import { accessoryColours } from './accessory-colours.ts';

test('the code of an accessory says its colour', () => {
  expect(accessoryColours('ribbon-satin-green')).toEqual(['green']);
  expect(accessoryColours('envelope-pointed-gold-110x110')).toEqual(['gold']);
  expect(accessoryColours('envelope-pointed-110x110')).toEqual(['white']);
  expect(accessoryColours('seal-eukalyptus')).toEqual([]);
});
