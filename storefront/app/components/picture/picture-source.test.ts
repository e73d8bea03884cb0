import { expect, test } from 'vitest';
import { focusPosition, hasFile, pictureSource, sizeInAddress } from './picture-source.ts';

const filename = 'http://localhost:4000/f/100001/1600x1200/0a1b/karte.png';

const widthsOf = (srcSet: string) => srcSet.split(', ').map((candidate) => candidate.split(' ')[1]);

test('offers each width at densities 1 and 2', () => {
  const source = pictureSource({ asset: { filename }, widths: [320, 640] });
  expect(widthsOf(source?.srcSet ?? '')).toEqual(['320w', '640w', '1280w']);
  expect(source?.src).toContain('w=320');
});

test('never asks for more pixels than the original has', () => {
  const source = pictureSource({ asset: { filename }, widths: [1240] });
  expect(widthsOf(source?.srcSet ?? '')).toEqual(['1280w', '1600w']);
});

test('keeps the original ratio unless a crop is wanted', () => {
  expect(pictureSource({ asset: { filename }, widths: [320] })?.size).toEqual({ width: 1600, height: 1200 });
  const crop = pictureSource({
    asset: { filename, focus: '100x200:101x201' },
    widths: [320],
    aspectRatio: '1:1',
  });
  expect(crop?.size).toEqual({ width: 1, height: 1 });
  expect(crop?.src).toContain('w=320&h=320');
  expect(crop?.src).toContain('focus=100x200%3A101x201');
});

test('an empty asset field has no source', () => {
  expect(pictureSource({ asset: { filename: '' }, widths: [320] })).toBeUndefined();
  expect(hasFile({ filename: '' })).toBe(false);
  expect(hasFile(null)).toBe(false);
});

test('an address without a size says nothing about the original', () => {
  expect(sizeInAddress('https://example.org/karte.png')).toBeUndefined();
});

test('keeps the focal point in view when the page cuts a picture', () => {
  expect(focusPosition({ filename, focus: '400x300:401x301' })).toBe('25% 25%');
  expect(focusPosition({ filename, focus: '' })).toBeUndefined();
});
