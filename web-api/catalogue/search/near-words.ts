import { distance } from 'fastest-levenshtein';

type NearWord = { word: string; errors: number };
/** Finds the words that a mistyped one may be, with no more errors than allowed. */
export type NearWords = (typed: string, allowed: number) => NearWord[];

/** Words by how many letters they have, each with which letters: most are ruled out without being compared. */
export function createNearWords(words: readonly string[]): NearWords {
  const byLength = Map.groupBy(
    words.map((word) => ({ word, letters: lettersOf(word) })),
    ({ word }) => word.length,
  );
  return (typed, allowed) => {
    const letters = lettersOf(typed);
    const found: NearWord[] = [];
    for (let length = typed.length - allowed; length <= typed.length + allowed; length++) {
      for (const known of byLength.get(length) ?? []) {
        // An error brings or takes away one letter at most, or both.
        if (bitsOf(letters ^ known.letters) > 2 * allowed) continue;
        const errors = distance(typed, known.word);
        if (errors <= allowed) found.push({ word: known.word, errors });
      }
    }
    return found;
  };
}

/** A bit for each letter of the alphabet; further ones share theirs. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsOf(word: number): number {
  let bits = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
