import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlankText } from './blank-text.ts';

const invisible = fc.string({
  unit: fc.constantFrom(
    ' ',
    '\t',
    '\n',
    '\u00a0',
    '\u00ad',
    '\u200b',
    '\u200d',
    '\u2060',
    '\ufeff',
    '\u2800',
    '\u3164',
    '\u0000',
  ),
});

test('nothing to see is blank, whatever it is made of', () => {
  fc.assert(
    fc.property(invisible, (text) => {
      expect(isBlankText(text)).toBe(true);
    }),
  );
});

test('one letter, sign or emoji among it is enough to see', () => {
  const visible = fc.constantFrom('a', 'ß', '-', '1', '❤️', '語', '„');
  fc.assert(
    fc.property(invisible, visible, invisible, (before, sign, after) => {
      expect(isBlankText(before + sign + after)).toBe(false);
    }),
  );
});
