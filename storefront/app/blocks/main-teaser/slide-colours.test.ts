import { expect, test } from 'vitest';
import { slideColours } from './slide-colours.ts';

test('passes readable colours on', () => {
  expect(slideColours({ backgroundColor: '#2f4a3f', textColor: '#ffffff', color: '#f3ede3' })).toEqual({
    '--slide-ground': '#2f4a3f',
    '--slide-text': '#ffffff',
    '--accent': '#f3ede3',
    '--on-accent': '#262522',
  });
});

test('replaces text nobody could read on its ground', () => {
  expect(slideColours({ backgroundColor: '#2f4a3f', textColor: '#262522' })?.['--slide-text']).toBe(
    '#ffffff',
  );
  expect(slideColours({ textColor: '#eed5c9' })?.['--slide-text']).toBe('#262522');
});

test('leaves the look to the theme when no colour is chosen', () => {
  expect(slideColours({ backgroundColor: '', textColor: null, color: 'red' })).toBeUndefined();
});
