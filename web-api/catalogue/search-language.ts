import type { Queries } from '@blattwerk/database/database.ts';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { SearchWord, Spelling } from './listing/lexeme-index.ts';

/** Reads searches by the database's own rules of the language, which also made the words that designs are found by. */
export type SearchLanguage = { wordsOf(search: string): Promise<SearchWord[]> };

const wordsKept = 5_000;

/** Letters of the shortest part of a compound. */
const shortestPart = 3;
/** Letters of the longest word that is taken apart. */
const longestCompound = 40;

/**
 * Words are found by their German stems (`Blüten`, `Bluete`), as the beginning of a word (`einladung` finds
 * `Einladungskarte`), or, where nothing has them, as a compound of two (`Weihnachtskarten`: `Weihnachten`, `Karte`).
 * The database is asked about a word once; those asked for last are kept.
 */
export function createSearchLanguage(queries: Queries): SearchLanguage {
  const known = new LRUCache<string, SearchWord>({ max: wordsKept });
  const ask = async (word: string): Promise<SearchWord> => {
    const spelled = spellings(word);
    const [whole, apart] = await Promise.all([
      Promise.all(spelled.map((spelling) => askDatabase(queries, spelling))),
      Promise.all(spelled.map((spelling) => askForParts(queries, spelling))),
    ]);
    const answer = { spellings: whole.flat(), parts: apart.flat() };
    known.set(word, answer);
    return answer;
  };
  return {
    wordsOf: (search) =>
      Promise.all([...new Set(readWords(search))].map((word) => known.get(word) ?? ask(word))),
  };
}

async function askDatabase(queries: Queries, word: string): Promise<Spelling[]> {
  const lexemes = (language: string) =>
    sql<string[]>`tsvector_to_array(to_tsvector(${language}::regconfig, ${word}))`;
  const [row] = await queries
    .select({ stems: lexemes('german'), parts: lexemes('simple') })
    .from(sql`(values (1)) as once`);
  return [
    { lexemes: row?.stems ?? [], are: 'whole' },
    { lexemes: row?.parts ?? [], are: 'beginnings' },
  ];
}

/** Every way to take a word apart in two. What joins the two, as the s of `Weihnachtskarte`, ends with the stem. */
async function askForParts(queries: Queries, word: string): Promise<Spelling[]> {
  if (word.length > longestCompound) return [];
  const ends = Array.from(
    { length: Math.max(0, word.length - 2 * shortestPart + 1) },
    (_, step) => shortestPart + step,
  );
  if (ends.length === 0) return [];
  const parts = ends.flatMap((end) => [word.slice(0, end), word.slice(end)]);
  const rows = await queries
    .select({ stems: sql<string[]>`tsvector_to_array(to_tsvector('german', part))` })
    .from(sql`unnest(string_to_array(${parts.join(' ')}, ' ')) with ordinality as taken(part, place)`)
    .orderBy(sql`place`);
  return ends.flatMap((_, step) => {
    const [first, last] = [rows[2 * step]?.stems ?? [], rows[2 * step + 1]?.stems ?? []];
    return first.length > 0 && last.length > 0
      ? [{ lexemes: [...first, ...last], are: 'whole' as const }]
      : [];
  });
}

/** As typed, and with umlauts for their two-letter spellings, which not every PostgreSQL's stemmer knows. */
function spellings(word: string): string[] {
  const spelled = word.replaceAll('ae', 'ä').replaceAll('oe', 'ö').replaceAll('ue', 'ü');
  return spelled === word ? [word] : [word, spelled];
}

/** At most eight words, of letters and digits only. */
function readWords(search: string): string[] {
  return (search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8);
}
