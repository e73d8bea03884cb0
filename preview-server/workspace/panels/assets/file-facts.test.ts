import { expect, test } from 'vitest';
import { sayIn } from '../messages/messages.ts';
import { fileFacts, thumbnailAddress } from './file-facts.ts';

const at = (place: string) => `http://localhost:4000/f/100001/${place}`;

test.each([
  [{ filename: at('800x600/ab/rosen.jpg'), content_length: 120_400 }, '800 × 600 · 120 KB'],
  [{ filename: at('x/ab/preise.pdf'), content_length: 1_240_000, pdf_pages: 3 }, 'PDF · 3 Seiten · 1,2 MB'],
  [{ filename: at('x/ab/karte.pdf'), content_length: 10, pdf_pages: 1 }, 'PDF · 1 Seite · 1 KB'],
])('says what a file is: %s', (asset, expected) => {
  expect(fileFacts(sayIn('de'), asset)).toBe(expected);
});

test('small forms are made of pictures alone', () => {
  expect(thumbnailAddress(at('800x600/ab/rosen.jpg'))).toBe(at('800x600/ab/rosen.jpg/m/fit-in/320x240'));
  expect(thumbnailAddress(at('80x60/ab/zeichen.svg'))).toBe(at('80x60/ab/zeichen.svg'));
});
