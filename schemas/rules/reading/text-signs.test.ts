import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signs, signsIn } from './text-signs.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(
      'a',
      '\u0000',
      '\u0085',
      '\ud83d',
      '\udc4d',
      '\ufffe',
      '€',
      '{',
      '<',
      '7',
      '\n',
      ' ',
    ),
  }),
);

test.each<[keyof typeof signs, RegExp]>([
  ['control', /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u],
  ['markup', /[<&*_[`]/],
  ['brace', /\{/],
  ['digit', /[0-9]/],
  ['money', /[€£$]/],
])('one look finds the sign %s wherever a pattern does', (name, pattern) => {
  fc.assert(
    fc.property(text, (each) => {
      expect((signsIn(each) & signs[name]) !== 0).toBe(pattern.test(each));
    }),
    { numRuns: 500 },
  );
});
