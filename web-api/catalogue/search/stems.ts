import type { Queries } from '@blattwerk/database/database.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';

/** What each language is called among PostgreSQL's text search configurations. */
const configurations: Readonly<Record<Language, string>> = {
  de: 'german',
  en: 'english',
  es: 'spanish',
  fr: 'french',
  it: 'italian',
  nl: 'dutch',
};
const stemsKept = 20_000;

/** Stems of words; a word that says nothing of its own (`de`, `für`) has none. */
export type Stems = (
  language: Language,
  words: readonly string[],
) => Promise<ReadonlyMap<string, readonly string[]>>;

/** Stems by the database's own rules of each language; it is asked about a word once, those asked for last are kept. */
export function createStems(queries: Queries): Stems {
  const known = new LRUCache<string, readonly string[]>({ max: stemsKept });
  return async (language, words) => {
    const found = new Map<string, readonly string[]>();
    const unknown = new Set<string>();
    for (const word of words) {
      const kept = known.get(`${language} ${word}`);
      if (kept) found.set(word, kept);
      else unknown.add(word);
    }
    if (unknown.size === 0) return found;
    const rows = await queries
      .select({
        word: sql<string>`word`,
        stems: sql<string[]>`tsvector_to_array(to_tsvector(${configurations[language]}::regconfig, word))`,
      })
      .from(sql`unnest(string_to_array(${[...unknown].join(' ')}, ' ')) as asked(word)`);
    for (const { word, stems } of rows) {
      known.set(`${language} ${word}`, stems);
      found.set(word, stems);
    }
    return found;
  };
}
