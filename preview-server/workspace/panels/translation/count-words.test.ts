import { expect, test } from 'vitest';
import { sayIn } from '../messages/messages.ts';
import { countWords, shareOf } from './count-words.ts';

const german = sayIn('de');

test('what is left is told after what is done', () => {
  expect(countWords(german, { texts: 12, missing: 2, older: 1 })).toBe(
    '9 von 12 übersetzt · 2 fehlen · 1 veraltet',
  );
  expect(countWords(german, { texts: 12, missing: 0, older: 0 })).toBe('Alle 12 übersetzt');
  expect(countWords(german, { texts: 0, missing: 0, older: 0 })).toBe('Nichts zu übersetzen');
});

test('a page is whole only where nothing is missing', () => {
  expect([
    shareOf({ texts: 1000, missing: 1 }),
    shareOf({ texts: 3, missing: 0 }),
    shareOf({ texts: 0, missing: 0 }),
  ]).toEqual([99, 100, 100]);
});
