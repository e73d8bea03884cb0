import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

const text = (words: number) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wort '.repeat(words) }] }],
});

test.each([
  [undefined, 1],
  [text(20), 1],
  [text(390), 2],
  [text(1000), 5],
])('a text is read in whole minutes', (document, minutes) => {
  expect(readingMinutes(document)).toBe(minutes);
});
