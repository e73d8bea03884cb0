import { expect, test } from 'vitest';
import type { Design, TextLayer } from '../model/design.ts';
import { textLayer } from '../text/testing/text-layer.ts';
import { collageOf } from './testing/photo-design.ts';
import { designWithWords, fitsWords } from './words.ts';

/** Names in as many places: alone, or below each other with the "&" between them. */
function cardWith(places: readonly string[]): Design {
  const design = collageOf([]);
  const layers = places.map((text, at): TextLayer => textLayer({ text, id: `names-${at}`, slot: 'names' }));
  return { ...design, pages: design.pages.map((page) => ({ ...page, layers })) };
}

const two = cardWith(['Emma', '&', 'Paul']);
const fits = (design: Design, names: string, written: string | null = null) =>
  fitsWords(design, { names }, written);

test('two names stand below each other; one name is laid out for itself', () => {
  expect(fits(two, 'Amélie & Łukasz')).toBe(true);
  expect(fits(two, 'Amélie')).toBe(false);
  expect(fits(cardWith(['Emma & Paul']), 'Amélie')).toBe(true);
});

test('while they are being written, half of two names keeps the places of both', () => {
  for (const typed of ['', 'A', 'Amélie', 'Amélie &', 'Amélie & ', 'Amélie & Ł'])
    expect([typed, fits(two, typed, 'names')]).toEqual([typed, true]);
  expect(fits(two, 'Amélie', 'date')).toBe(false);
});

test('a text without a place gets one also while it is being written', () => {
  expect(fits(cardWith([]), 'Amélie', 'names')).toBe(false);
  expect(fits(cardWith([]), '', null)).toBe(true);
  expect(fits(two, '', null)).toBe(false);
});

test('words go to the places of their slot', () => {
  const texts = ({ pages }: Design) =>
    pages.map(({ layers }) => layers.map((layer) => layer.type === 'text' && layer.text));
  expect(texts(designWithWords(two, { names: 'Amélie & Łukasz' }))).toEqual([['Amélie', '&', 'Łukasz']]);
});
