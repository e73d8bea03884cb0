import { LRUCache } from 'lru-cache';
import { correctWord } from './correct-word.ts';
import { matchesOf } from './matches.ts';
import type { SearchIndex } from './search-index.ts';
import type { Stems } from './stems.ts';
import { isKnown, joinWords, spelledAs, splitWord, type TypedWord, typedWords } from './typed-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word of a search, and the words it was understood as. */
export type Wanted = { typed: string; words: readonly TypedWord[]; isCorrected: boolean };

export type Asked = { index: SearchIndex; vocabulary: Vocabulary; stems: Stems; asTyped: boolean };

/** The words of a text, each as it was probably meant. */
export async function understand(text: string, asked: Asked): Promise<Wanted[]> {
  const { vocabulary, stems } = asked;
  const typed = await joinWords(await typedWords(text, vocabulary, stems), vocabulary, stems);
  return Promise.all(typed.map((word) => remembered(word, asked)));
}

const wordsKept = 5_000;
const known = new WeakMap<Vocabulary, LRUCache<string, Wanted>>();

/** What a word was understood as the last time, or now. */
async function remembered(word: TypedWord, asked: Asked): Promise<Wanted> {
  const words = known.get(asked.vocabulary) ?? new LRUCache<string, Wanted>({ max: wordsKept });
  known.set(asked.vocabulary, words);
  const key = `${asked.asTyped} ${word.shown}`;
  const wanted = words.get(key) ?? (await meant(word, asked));
  words.set(key, wanted);
  return wanted;
}

async function meant(word: TypedWord, { index, vocabulary, stems, asTyped }: Asked): Promise<Wanted> {
  const asIs = { typed: word.shown, words: [word], isCorrected: false };
  if (isKnown(word, vocabulary)) return asIs;
  const [matches] = matchesOf([word], vocabulary, index);
  if (matches && matches.size > 0) return asIs;
  const parts = await splitWord(word, vocabulary, stems);
  if (parts) return { ...asIs, words: parts };
  if (asTyped) return asIs;
  const corrected = await correctWord(word.text, vocabulary, stems, (known) =>
    rarityOf(known, vocabulary, index),
  );
  if (corrected === undefined) return asIs;
  const words = await typedWords(corrected, vocabulary, stems);
  const apart = await Promise.all(
    words.map(async (each) =>
      isKnown(each, vocabulary) ? [each] : ((await splitWord(each, vocabulary, stems)) ?? [each]),
    ),
  );
  return { typed: word.shown, words: apart.flat(), isCorrected: true };
}

const weightRarity = { kind: 0, motif: 1, rest: 2, name: 3 } as const;

/** Words for kinds and occasions are meant more often than names; then those that more products have. */
function rarityOf(word: string, vocabulary: Vocabulary, { terms, places }: SearchIndex): number {
  const found = vocabulary.places(word).flatMap(({ phrase }) => vocabulary.phrases[phrase]?.term ?? []);
  const weight = Math.min(...found.map((term) => weightRarity[terms[term]?.weight ?? 'name']));
  const count = Math.max(0, ...found.map((term) => places[term]?.count ?? 0));
  return weight + 1 / (1 + count);
}

/** How a word is shown when another of its search is corrected, or it is itself. */
export function writtenAs({ typed, words, isCorrected }: Wanted, vocabulary: Vocabulary): string {
  if (isCorrected) return words.map(({ text }) => text).join(' ');
  const [word, ...more] = words;
  return word && more.length === 0 ? spelledAs(word, vocabulary) : typed;
}
