import type { SearchIndex } from './search-index.ts';
import type { Weight } from './term.ts';
import type { TypedWord } from './typed-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How a word stands in a phrase: as the whole phrase together with other words of the search, in part, as a beginning. */
type How = 'complete' | 'partial' | 'beginning';

/** The lower the more it says of what was meant. */
const levels: Readonly<Record<Weight, Readonly<Record<How, number>>>> = {
  kind: { complete: 0, partial: 5, beginning: 3 },
  name: { complete: 1, partial: 3, beginning: 4 },
  motif: { complete: 1, partial: 5, beginning: 5 },
  rest: { complete: 2, partial: 6, beginning: 7 },
};

/** The level of the least that is found as a whole phrase. */
export const leastComplete = levels.rest.complete;

/** Terms that a word of a search finds, each with the level of its best phrase. */
export type Matches = ReadonlyMap<number, number>;

/** Letters of the shortest beginning. */
const shortestBeginning = 2;
/** Letters of the shortest word that is also looked for as a beginning where it is known as a whole. */
const tellingBeginning = 4;

/** What each word finds. Words together complete phrases: `save`, `the` and `date` one of the three. */
export function matchesOf(
  words: readonly TypedWord[],
  vocabulary: Vocabulary,
  { terms }: Pick<SearchIndex, 'terms'>,
): Matches[] {
  const found = words.map((word) => placesOf(word, vocabulary));
  const covered = new Map<number, Set<number>>();
  for (const { whole } of found)
    for (const { phrase, word } of whole) {
      const known = covered.get(phrase);
      if (known) known.add(word);
      else covered.set(phrase, new Set([word]));
    }
  return found.map(({ whole, beginnings }) => {
    const matches = new Map<number, number>();
    const add = (phrase: number, how: (words: number) => How) => {
      const { term, words: length } = vocabulary.phrases[phrase] ?? { term: -1, words: 0 };
      const weight = terms[term]?.weight;
      if (weight === undefined) return;
      const level = levels[weight][how(length)];
      matches.set(term, Math.min(matches.get(term) ?? level, level));
    };
    for (const { phrase } of whole)
      add(phrase, (length) => ((covered.get(phrase)?.size ?? 0) === length ? 'complete' : 'partial'));
    for (const { phrase } of beginnings) add(phrase, () => 'beginning');
    return matches;
  });
}

function placesOf({ text, keys }: TypedWord, vocabulary: Vocabulary) {
  const whole = [...keys].flatMap((key) => vocabulary.places(key));
  const phrases = new Set(whole.map(({ phrase }) => phrase));
  const [folded = text] = keys;
  const beginnings =
    folded.length < shortestBeginning || (whole.length > 0 && folded.length < tellingBeginning)
      ? []
      : wordsBeginning(vocabulary.words, folded).flatMap((word) =>
          vocabulary.places(word).filter(({ phrase }) => !phrases.has(phrase)),
        );
  return { whole, beginnings };
}

/** Stretch of a sorted list. */
function wordsBeginning(words: readonly string[], beginning: string): readonly string[] {
  let from = 0;
  let end = words.length;
  while (from < end) {
    const middle = (from + end) >>> 1;
    if ((words[middle] ?? '') < beginning) from = middle + 1;
    else end = middle;
  }
  let last = from;
  while (words[last]?.startsWith(beginning)) last += 1;
  return words.slice(from, last);
}
