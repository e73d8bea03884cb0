import fc from 'fast-check';
import { expect, test } from 'vitest';
import { has } from './bit-set.ts';
import { createLexemeIndex, type SearchWord } from './lexeme-index.ts';

const lexeme = fc.string({ unit: fc.constantFrom('a', 'b', 'ü', '1'), minLength: 1, maxLength: 3 });
const spellings = fc.array(
  fc.record({
    lexemes: fc.array(lexeme, { maxLength: 2 }),
    are: fc.constantFrom('whole' as const, 'beginnings' as const),
  }),
  { maxLength: 3 },
);
const searchWord: fc.Arbitrary<SearchWord> = fc.record({ spellings, parts: spellings });

function isIn(text: readonly string[], any: SearchWord['spellings']): boolean {
  return any.some(
    ({ lexemes, are }) =>
      lexemes.length > 0 &&
      lexemes.every((part) =>
        text.some((other) => (are === 'whole' ? other === part : other.startsWith(part))),
      ),
  );
}

test('finds the texts that a look at every one of them finds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uniqueArray(lexeme, { maxLength: 5 }), { maxLength: 70 }),
      fc.array(searchWord, { maxLength: 3 }),
      (texts, words) => {
        const found = createLexemeIndex(texts).find(words);
        // Parts of a word count only where no text has the word itself.
        const taken = words.map(({ spellings, parts }) =>
          texts.some((text) => isIn(text, spellings)) ? spellings : parts,
        );
        const expected = texts.map((text) => words.length > 0 && taken.every((word) => isIn(text, word)));
        expect(texts.map((_, place) => has(found, place))).toEqual(expected);
      },
    ),
  );
});
