import type { BitSet } from './bit-set.ts';
import { createLexemeIndex, type Spelling } from './lexeme-index.ts';

/** Which names a search means, for an order that puts them before all that the search only mentions. */
export type NameIndex = {
  /** Places of the names that have every word of a search: first as whole words, then as beginnings of words. */
  meant(search: string): readonly BitSet[];
};

/** An index over names, held in memory; a name's place is that in the list. */
export function createNameIndex(names: readonly string[]): NameIndex {
  const index = createLexemeIndex(names.map(wordsIn));
  const named = (words: readonly string[], are: Spelling['are']) =>
    index.find(words.map((word) => ({ spellings: [{ lexemes: [word], are }], parts: [] })));
  return {
    meant(search) {
      const words = wordsIn(search);
      return [named(words, 'whole'), named(words, 'beginnings')];
    },
  };
}

/** Words of a name, written alike: `Blüte`, `Bluete` and `BLÜTE` are one. */
function wordsIn(text: string): string[] {
  const spelled = text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '');
  return [...new Set(spelled.match(/[\p{L}\p{N}]+/gu) ?? [])];
}
