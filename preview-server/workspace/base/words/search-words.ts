/** How well a text fits what was typed: 0 is best, undefined not at all. */
export type Fit = 0 | 1 | 2;

/** Letters as they are compared: ä as a and ß as ss, however they are written. */
const plain = (text: string): string =>
  text.toLocaleLowerCase('de').replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

/** The words of a text, as they are compared. */
export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How a name with its description fits what was typed, every word of which must be found; mistyped words may count. */
export function fitOf(typed: string, name: string, description: string, mistyped: boolean): Fit | undefined {
  const wanted = wordsOf(typed);
  const whole = plain(`${name} ${description}`);
  if (wanted.every((word) => whole.includes(word))) {
    const start = plain(name);
    if (wanted[0] !== undefined && start.startsWith(wanted[0])) return 0;
    return wanted.every((word) => start.includes(word)) ? 1 : 2;
  }
  if (!mistyped) return undefined;
  return nearlyFits(wanted, wordsOf(`${name} ${description}`)) ? 2 : undefined;
}

/** Whether each wanted word is among the known ones, or nearly. */
export const nearlyFits = (wanted: readonly string[], known: readonly string[]): boolean =>
  wanted.every((word) => known.some((other) => other.startsWith(word) || isNearly(word, other)));

/** Whether a word is the beginning of another but for a letter or two that are missing, wrong, too many or swapped. */
function isNearly(word: string, other: string): boolean {
  const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  let [twoBack, before]: [readonly number[], readonly number[]] = [[], range(other.length + 1)];
  for (const [row, letter] of [...word].entries()) {
    const here = [row + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = letter === other[column - 1];
      const isSwapped = row > 0 && letter === other[column - 2] && word[row - 1] === other[column - 1];
      here.push(
        Math.min(
          at(before, column) + 1,
          at(here, column - 1) + 1,
          at(before, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(twoBack, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [twoBack, before] = [before, here];
  }
  return Math.min(...before) <= allowed;
}

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
