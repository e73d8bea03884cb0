import { add, type BitSet, emptySet, intersection, isEmpty, union } from './bit-set.ts';

/** What a text search stores for a word: all of these, whole or as beginnings. */
export type Spelling = { lexemes: readonly string[]; are: 'whole' | 'beginnings' };
/** One word of a search, in every spelling that will do. */
export type SearchWord = {
  spellings: readonly Spelling[];
  /** The word taken apart, for texts in which its parts stand alone: counts where no text has the word itself. */
  parts: readonly Spelling[];
};

export type LexemeIndex = {
  /** Places with every word of a search; none for a search without words. */
  find(words: readonly SearchWord[]): BitSet;
};

/** An index over texts by their lexemes, held in memory; a text's place is that in the list. */
export function createLexemeIndex(texts: readonly (readonly string[])[]): LexemeIndex {
  const size = texts.length;
  const placesOf = new Map<string, number[]>();
  texts.forEach((lexemes, place) => {
    for (const lexeme of lexemes) {
      const places = placesOf.get(lexeme);
      if (places) places.push(place);
      else placesOf.set(lexeme, [place]);
    }
  });
  const sorted = [...placesOf.keys()].sort();
  // One after the other, so that all lexemes with one beginning are one stretch.
  const starts = new Uint32Array(sorted.length + 1);
  sorted.forEach((lexeme, rank) => {
    starts[rank + 1] = (starts[rank] ?? 0) + (placesOf.get(lexeme)?.length ?? 0);
  });
  const places = new Uint32Array(starts[sorted.length] ?? 0);
  sorted.forEach((lexeme, rank) => {
    places.set(placesOf.get(lexeme) ?? [], starts[rank]);
  });

  const withLexeme = (lexeme: string, are: Spelling['are']): BitSet => {
    const from = firstRank(sorted, (other) => other >= lexeme);
    const isPast = (other: string) =>
      are === 'whole' ? other > lexeme : other > lexeme && !other.startsWith(lexeme);
    const set = emptySet(size);
    const end = starts[firstRank(sorted, isPast)] ?? 0;
    for (let at = starts[from] ?? 0; at < end; at++) add(set, places[at] ?? 0);
    return set;
  };
  const withSpelling = ({ lexemes, are }: Spelling): BitSet =>
    lexemes.length === 0
      ? emptySet(size)
      : intersection(
          lexemes.map((lexeme) => withLexeme(lexeme, are)),
          size,
        );
  const withAny = (spellings: readonly Spelling[]): BitSet => union(spellings.map(withSpelling), size);
  const withWord = ({ spellings, parts }: SearchWord): BitSet => {
    const found = withAny(spellings);
    return isEmpty(found) ? withAny(parts) : found;
  };
  return {
    find: (words) => (words.length === 0 ? emptySet(size) : intersection(words.map(withWord), size)),
  };
}

/** Rank of the first lexeme from which on the condition holds; their number where it never does. */
function firstRank(sorted: readonly string[], holds: (lexeme: string) => boolean): number {
  let from = 0;
  let end = sorted.length;
  while (from < end) {
    const middle = (from + end) >>> 1;
    if (holds(sorted[middle] ?? '')) end = middle;
    else from = middle + 1;
  }
  return from;
}
