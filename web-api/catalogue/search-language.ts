import type { Queries } from '@blattwerk/database/database.ts';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { SearchWord, Spelling } from './listing/lexeme-index.ts';

/** Reads searches by the database's own rules of the language, which also made the words that designs are found by. */
export type SearchLanguage = { wordsOf(search: string): Promise<SearchWord[]> };

const wordsKept = 5_000;

/**
 * Words are found by their German stems (`Blüten`, `Bluete`) or as the beginning of a word (`einladung` finds
 * `Einladungskarte`). The database is asked about a word once; those asked for last are kept.
 */
export function createSearchLanguage(queries: Queries): SearchLanguage {
  const known = new LRUCache<string, SearchWord>({ max: wordsKept });
  const ask = async (word: string): Promise<SearchWord> => {
    const spelled = await Promise.all(spellings(word).map((spelling) => askDatabase(queries, spelling)));
    const answer = spelled.flat();
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

/** As typed, and with umlauts for their two-letter spellings, which not every PostgreSQL's stemmer knows. */
function spellings(word: string): string[] {
  const spelled = word.replaceAll('ae', 'ä').replaceAll('oe', 'ö').replaceAll('ue', 'ü');
  return spelled === word ? [word] : [word, spelled];
}

/** At most eight words, of letters and digits only. */
function readWords(search: string): string[] {
  return (search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8);
}
