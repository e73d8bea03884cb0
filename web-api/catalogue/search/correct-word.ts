import { fold } from './fold.ts';
import type { NearWords } from './near-words.ts';
import type { Stems } from './stems.ts';
import { splitsOf, splitWord } from './typed-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Letters that may be wrong: none in the shortest words, one up to seven letters, two beyond. */
function allowedErrors(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** How likely it is that a word was meant: the lower the likelier, of two that are equally near. */
export type Rarity = (word: string) => number;

/** A word as it was probably meant, written as the shop writes it; undefined where nothing is near enough. */
export async function correctWord(
  typed: string,
  vocabulary: Vocabulary,
  stems: Stems,
  rarity: Rarity,
): Promise<string | undefined> {
  const word = fold(typed);
  if (allowedErrors(word.length) === 0) return undefined;
  const swapped = swaps(word);
  const near =
    swapped.find((other) => vocabulary.places(other).length > 0) ?? nearest(word, vocabulary.near, rarity);
  if (near !== undefined) return vocabulary.written(near);
  for (const other of swapped) if (await splitWord({ text: other }, vocabulary, stems)) return other;
  return correctCompound(word, vocabulary, rarity);
}

/** The word with two neighbours changed places, which hands do most. */
function swaps(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => {
    const [before, one, other, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
    return `${before}${other}${one}${after}`;
  }).filter((swapped) => swapped !== word);
}

function nearest(word: string, near: NearWords, rarity: Rarity): string | undefined {
  const found = near(word, allowedErrors(word.length));
  const least = Math.min(...found.map(({ errors }) => errors));
  let best: { word: string; rarity: number } | undefined;
  for (const known of found) {
    if (known.errors > least) continue;
    const rare = rarity(known.word);
    if (!best || rare < best.rarity) best = { word: known.word, rarity: rare };
  }
  return best?.word;
}

/** A compound with a mistake in one of its parts: `weinachtskarte`. */
function correctCompound(word: string, vocabulary: Vocabulary, rarity: Rarity): string | undefined {
  for (const { heads, tail } of splitsOf(word)) {
    const hasTail = vocabulary.places(tail).length > 0;
    const head = heads.find((part) => vocabulary.places(part).length > 0);
    if (hasTail) {
      const near = heads
        .map((part) => nearest(part, vocabulary.near, rarity))
        .find((found) => found !== undefined);
      if (near !== undefined) return `${vocabulary.written(near)} ${vocabulary.written(tail)}`;
    }
    const near = head === undefined ? undefined : nearest(tail, vocabulary.near, rarity);
    if (head !== undefined && near !== undefined)
      return `${vocabulary.written(head)} ${vocabulary.written(near)}`;
  }
  return undefined;
}
