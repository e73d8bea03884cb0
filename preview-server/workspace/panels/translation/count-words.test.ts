import { expect, test } from 'vitest';
import { sayIn } from '../messages/messages.ts';
import { countWords, shareText } from './count-words.ts';

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
    shareText(german, { texts: 1000, missing: 1 }),
    shareText(german, { texts: 3, missing: 0 }),
    shareText(german, { texts: 0, missing: 0 }),
  ]).toEqual(['99\u00a0%', '100\u00a0%', '100\u00a0%']);
  expect(shareText(sayIn('en'), { texts: 1000, missing: 1 })).toBe('99%');
});
