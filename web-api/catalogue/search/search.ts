import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { type Colour, colours } from '@blattwerk/schemas/shop/products/colours.ts';
import { type BitSet, emptySet } from '../listing/bit-set.ts';
import { leastComplete, type Matches, matchesOf } from './matches.ts';
import { foundTogether, rank } from './rank.ts';
import type { SearchIndex } from './search-index.ts';
import type { Stems } from './stems.ts';
import { type Asked, understand, writtenAs } from './understand.ts';
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

/**
 * Finds what a shopper means. A word is known, or the beginning of known ones, or made of two, or mistyped; what is none
 * of these is left out as long as other words are found.
 */
export async function search(
  index: SearchIndex,
  { text: searched, language, within }: Question,
  stems: Stems,
): Promise<SearchFound> {
  const quoted = quotedText.exec(searched)?.[1];
  const [text, asTyped] = [quoted ?? searched, quoted !== undefined];
  const vocabulary = await index.vocabulary(language, stems);
  const asked: Asked = { index, vocabulary, stems, asTyped };
  const wanted = await understand(text, asked);
  const corrected = wanted.some((each) => each.isCorrected)
    ? wanted.map((each) => writtenAs(each, vocabulary)).join(' ')
    : undefined;
  // What is shown as meant finds what it finds when it is typed: `foto kalendr` is one word of two.
  const understood = corrected === undefined ? wanted : await understand(corrected, asked);
  const words = understood.flatMap((each) => each.words);
  const found = matchesOf(words, vocabulary, index);
  const kept = rankKept(found, index, within);
  if (!kept) return nothing(index.size);
  return {
    only: kept.ranked.only,
    first: kept.ranked.first,
    colours: coloursIn(found, index),
    corrected,
    ignored: words.flatMap(({ shown: word }, place) => (kept.places.includes(place) ? [] : [word])),
  };
}

function nothing(size: number): SearchFound {
  return { only: emptySet(size), first: [], colours: [], corrected: undefined, ignored: [] };
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
