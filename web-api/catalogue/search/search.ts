import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { type Colour, colours } from '@blattwerk/schemas/shop/products/colours.ts';
import { LRUCache } from 'lru-cache';
import { type BitSet, emptySet } from '../listing/bit-set.ts';
import { correctWord } from './correct-word.ts';
import { leastComplete, type Matches, matchesOf } from './matches.ts';
import { foundTogether, rank } from './rank.ts';
import type { SearchIndex } from './search-index.ts';
import type { Stems } from './stems.ts';
import { isKnown, joinWords, spelledAs, splitWord, type TypedWord, typedWords } from './typed-words.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type WordPlaces, wordPlaces } from './word-places.ts';

export type SearchFound = {
  /** Where something is found. */
  only: BitSet;
  /** The same taken apart, what was meant most likely first. */
  first: readonly BitSet[];
  /** Colours that were asked for. */
  colours: readonly Colour[];
  /** What was looked for instead, where something was mistyped. */
  corrected: string | undefined;
  /** Words that nothing has together with the others. */
  ignored: readonly string[];
};

export type Question = {
  /** In quotation marks nothing is taken for mistyped. */
  text: string;
  language: Language;
  /** Where something may be found; absent: everywhere. */
  within?: BitSet | undefined;
};

const quotedText = /^\s*["„“”«»]\s*(.+?)\s*["„“”«»]?\s*$/u;

type Wanted = { typed: string; words: readonly TypedWord[]; isCorrected: boolean };

/**
 * Finds what a shopper means. A word is known, or the beginning of known ones, or made of two, or mistyped; what is none
 * of these is left out as long as other words are found.
 */
export async function search(
  index: SearchIndex,
  { text: asked, language, within }: Question,
  stems: Stems,
): Promise<SearchFound> {
  const quoted = quotedText.exec(asked)?.[1];
  const [text, asTyped] = [quoted ?? asked, quoted !== undefined];
  const vocabulary = await index.vocabulary(language, stems);
  const typed = await joinWords(await typedWords(text, vocabulary, stems), vocabulary, stems);
  const wanted = await Promise.all(
    typed.map((word) => remembered(word, { index, vocabulary, stems, asTyped })),
  );
  const words = wanted.flatMap((each) => each.words);
  const found = matchesOf(words, vocabulary, index);
  const kept = rankKept(found, index, within);
  if (!kept) return nothing(index.size);
  const isCorrected = wanted.some((each) => each.isCorrected);
  return {
    only: kept.ranked.only,
    first: kept.ranked.first,
    colours: coloursIn(found, index),
    corrected: isCorrected ? wanted.map((each) => writtenAs(each, vocabulary)).join(' ') : undefined,
    ignored: words.flatMap(({ shown: word }, place) => (kept.places.includes(place) ? [] : [word])),
  };
}

function nothing(size: number): SearchFound {
  return { only: emptySet(size), first: [], colours: [], corrected: undefined, ignored: [] };
}

function writtenAs({ typed, words, isCorrected }: Wanted, vocabulary: Vocabulary): string {
  if (isCorrected) return words.map(({ text }) => text).join(' ');
  const [word, ...more] = words;
  return word && more.length === 0 ? spelledAs(word, vocabulary) : typed;
}

type Asked = { index: SearchIndex; vocabulary: Vocabulary; stems: Stems; asTyped: boolean };

const wordsKept = 5_000;
const understood = new WeakMap<Vocabulary, LRUCache<string, Wanted>>();

/** What a word was understood as the last time, or now. */
async function remembered(word: TypedWord, asked: Asked): Promise<Wanted> {
  const known = understood.get(asked.vocabulary) ?? new LRUCache<string, Wanted>({ max: wordsKept });
  understood.set(asked.vocabulary, known);
  const key = `${asked.asTyped} ${word.shown}`;
  const wanted = known.get(key) ?? (await meant(word, asked));
  known.set(key, wanted);
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

/**
 * The words that something has all of, ranked. Those that stand for something by themselves are kept first, and among them
 * those that find least, which say most: of a unicorn on
 * invitations, where there are none, unicorns are left.
 */
function rankKept(found: readonly Matches[], index: SearchIndex, within: BitSet | undefined) {
  const sets = found.map((matches) => wordPlaces(matches, index));
  const chosen = (places: readonly number[]): WordPlaces[] =>
    sets.filter((_, place) => places.includes(place));
  const countOf = (places: readonly number[]) => foundTogether(chosen(places), index.size, within).count;
  const rankAll = (places: readonly number[]) => ({
    places,
    ranked: rank(chosen(places), index.size, within),
  });
  const all = found.map((_, place) => place);
  if (all.length === 0) return undefined;
  if (countOf(all) > 0) return rankAll(all);
  const rarest = all
    .map((place) => ({ place, count: countOf([place]), isWeak: isWeak(found[place]) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => Number(one.isWeak) - Number(other.isWeak) || one.count - other.count);
  let kept: readonly number[] = [];
  for (const { place } of rarest) if (countOf([...kept, place]) > 0) kept = [...kept, place];
  return kept.length > 0 ? rankAll(kept) : undefined;
}

/** Whether a word is but a part or a beginning of what anything is called. */
function isWeak(matches: Matches = new Map()): boolean {
  return Math.min(...matches.values()) > leastComplete;
}

/** Colours that a word names. */
function coloursIn(matches: readonly Matches[], { terms }: SearchIndex): Colour[] {
  const keys = new Set(matches.flatMap((found) => [...found.keys()].map((term) => terms[term]?.key)));
  return colours.filter((colour) => keys.has(`colour:${colour}`));
}
