import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { fold, wordsIn } from './fold.ts';
import { createNearWords, type NearWords } from './near-words.ts';
import type { Stems } from './stems.ts';
import type { Term } from './term.ts';

/** Where a word stands: in which phrase, as its how manieth word. */
type Place = { phrase: number; word: number };
/** A way to call a term. */
type Phrase = { term: number; words: number };

/** The words of all terms in one language. */
export type Vocabulary = {
  language: Language;
  phrases: readonly Phrase[];
  /** By folded words and by stems. */
  places(key: string): readonly Place[];
  /** Folded words, sorted. */
  words: readonly string[];
  /** Folded words and stems that a typing error is corrected to; numbers are none of them. */
  near: NearWords;
  /** How a word of which this is a key is written. */
  written(key: string): string;
  /** Whether a word has this spelling or stem, doubled letters and all. */
  isSpelled(key: string): boolean;
};

/** Reads the terms in a language. */
export async function readVocabulary(
  terms: readonly Term[],
  language: Language,
  stems: Stems,
): Promise<Vocabulary> {
  const texts = terms.flatMap((term, place) =>
    [...new Set(term.phrases(language))].map((text) => ({ term: place, words: wordsIn(text) })),
  );
  const distinct = new Set(texts.flatMap(({ words }) => words));
  const stemmed = await stems(language, [...new Set([...distinct].flatMap((word) => [word, fold(word)]))]);
  const phrases: Phrase[] = [];
  const places = new Map<string, Place[]>();
  const written = new Map<string, string>();
  const surfaces = new Set<string>();
  const spelled = new Set<string>();
  for (const { term, words } of texts) {
    const telling = words.filter((word) => isTelling(word, stemmed));
    const kept = telling.length > 0 ? telling : words;
    kept.forEach((word, at) => {
      surfaces.add(fold(word));
      for (const key of spelledKeysOf(word, stemmed)) spelled.add(key);
      for (const key of keysOf(word, stemmed)) {
        const known = places.get(key) ?? [];
        places.set(key, known);
        written.set(key, written.get(key) ?? word);
        known.push({ phrase: phrases.length, word: at });
      }
    });
    phrases.push({ term, words: kept.length });
  }
  return {
    language,
    phrases,
    places: (key) => places.get(key) ?? [],
    words: [...surfaces].sort(),
    near: createNearWords([...places.keys()].filter((key) => key.length > 2 && !/\d/.test(key))),
    written: (key) => written.get(key) ?? key,
    isSpelled: (key) => spelled.has(key),
  };
}

/** What a word is the same as: itself without accents, and its stems with and without; with letters once that are doubled. */
export function keysOf(word: string, stemmed: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const [folded, ...stems] = spelledKeysOf(word, stemmed);
  return new Set([folded, ...stems, ...stems.map(single)]);
}

/** The keys of a word that say how it is spelled. */
export function spelledKeysOf(
  word: string,
  stemmed: ReadonlyMap<string, readonly string[]>,
): readonly [string, ...string[]] {
  const folded = fold(word);
  return [folded, ...(stemmed.get(word) ?? []).map(fold), ...(stemmed.get(folded) ?? []).map(fold)];
}

/** Letters once that are written twice or once as a word is bent: Dutch `tas` and `tassen`, `kaart` and `karten`. */
function single(stem: string): string {
  return stem.length < shortestSingle
    ? stem
    : stem
        .replaceAll(/(\p{L})\1/gu, '$1')
        .replace(/v$/, 'f')
        .replace(/z$/, 's');
}
const shortestSingle = 4;

/** Words that are little ones by the database's rules, and things in the shop: French summers, Spanish envelopes. */
const things: ReadonlySet<string> = new Set(['été', 'sobre']);

/** Whether a word says something of its own. */
export function isTelling(word: string, stemmed: ReadonlyMap<string, readonly string[]>): boolean {
  return things.has(word) || (stemmed.get(word)?.length ?? 0) > 0;
}
