import { expect, test } from 'vitest';
import { type Palette, resolveColour } from './colour.ts';

const palette: Palette = {
  paper: '#ffffff',
  ink: '#222222',
  accent: '#b08430',
  main: '#c9728a',
  second: '#f0d8d0',
  third: '#8aa0b8',
  leaf: '#6b8f71',
  wash: '#eef3ec',
};

test('a role has the value of the palette, a fixed colour stays', () => {
  expect(resolveColour('leaf', palette)).toBe('#6b8f71');
  expect(resolveColour('#123456', palette)).toBe('#123456');
});

test('a role mixes with white and with black', () => {
  expect(resolveColour('ink+99', palette) > '#f0f0f0').toBe(true);
  expect(resolveColour('paper-99', palette) < '#101010').toBe(true);
  expect(resolveColour('leaf+0', palette)).toBe('#6b8f71');
});
