import { expect, test } from 'vitest';
import { agoSentence } from './ago.ts';

test.each([
  [4_000, 'gerade eben'],
  [90_000, 'vor 1 Minute'],
  [7_200_000, 'vor 2 Stunden'],
  [86_400_000, 'gestern'],
  [-5_000, 'gerade eben'],
])('%d ms ago is %s', (past, sentence) => {
  expect(agoSentence(1_000_000_000, 1_000_000_000 + past, 'de-DE', 'gerade eben')).toBe(sentence);
});
