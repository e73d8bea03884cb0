import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inlineJson, inlineJsonBytes } from './inline-json.ts';

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

test('in bytes it is the same JSON, whatever of it is frozen, and however often it is written', () => {
  const leaf = fc.oneof(
    fc.constantFrom(...dangerous, null, true, 1.5, undefined),
    fc.string({ unit: 'binary' }),
  );
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie('tree')),
      fc.dictionary(fc.constantFrom('a', 'ü', ...dangerous), tie('tree'), { noNullPrototype: true }),
    ),
  }));
  const values = fc.dictionary(fc.string(), fc.tuple(tree, fc.boolean()), { noNullPrototype: true });
  fc.assert(
    fc.property(values, (drawn) => {
      const value = Object.fromEntries(
        Object.entries(drawn).map(([name, [held, isFrozen]]) => [name, isFrozen ? deepFrozen(held) : held]),
      );
      for (let time = 0; time < 2; time += 1) {
        expect(Buffer.concat(inlineJsonBytes(value)).toString()).toBe(
          Buffer.from(inlineJson(value)).toString(),
        );
      }
    }),
  );
});

function deepFrozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) deepFrozen(part);
  return Object.freeze(value);
}
