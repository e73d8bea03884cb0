import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inlineJson } from './inline-json.ts';

const dangerous = [
  '</script>',
  '</SCRIPT ',
  '<!--',
  '<script>',
  '-->',
  ']]>',
  '\u2028',
  '\u2029',
  '"',
  '\\',
  '&lt;',
];

test('a text that would end or reopen its script element is data like any other', () => {
  for (const text of dangerous) {
    const json = inlineJson({ [text]: [text] });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ [text]: [text] });
  }
});

test('every value comes back as it was, without a character that HTML reads in a script', () => {
  const texts = fc.string({ unit: fc.oneof(fc.constantFrom(...dangerous), fc.string({ unit: 'binary' })) });
  const values = fc.dictionary(texts, fc.oneof(texts, fc.array(texts)), { noNullPrototype: true });
  fc.assert(
    fc.property(values, (value) => {
      const json = inlineJson(value);
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual(value);
    }),
  );
});
