import { foldWord } from '@blattwerk/database/tables/order-search.ts';

const mostWords = 6;
/** One letter begins too many words to look for. */
const shortestWord = 2;

/** Typed words as a `tsquery` in which each begins a word that is found; undefined where nothing can be looked for. */
export function searchQuery(typed: string): string | undefined {
  const words = searchedWords(typed);
  return words.length === 0 ? undefined : words.map((word) => `${quoted(word)}:*`).join(' & ');
}

/** Words that something can be looked for by, as orders are searched by them. */
export function searchedWords(typed: string): string[] {
  return typed
    .split(/[\s,]+/)
    .map(foldWord)
    .filter((word) => word.length >= shortestWord)
    .slice(0, mostWords);
}

/** A word as text of a `tsquery`. */
export function quoted(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
