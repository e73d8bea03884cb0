import type { Database } from '@blattwerk/database/database.ts';
import { designs } from '@blattwerk/database/tables/catalogue.ts';
import { sql } from 'drizzle-orm';

/**
 * Ids of the designs that hold every word of a search, by their German stems (`Blüten`, `Bluete`) or as the beginning
 * of a word (`einladung` finds `Einladungskarte`). A search without words finds nothing.
 */
export async function searchDesigns(database: Database, search: string): Promise<Set<number>> {
  const words = wordsOf(search);
  if (words.length === 0) return new Set();
  const conditions = words.map((word) => sql`(${sql.join(spellings(word).flatMap(matches), sql` or `)})`);
  const rows = await database
    .select({ id: designs.id })
    .from(designs)
    .where(sql.join(conditions, sql` and `));
  return new Set(rows.map(({ id }) => id));
}

/** By stem, or by its beginning. */
function matches(word: string) {
  return [
    sql`${designs.searchWords} @@ plainto_tsquery('german', ${word})`,
    sql`${designs.searchWords} @@ to_tsquery('simple', ${`${word}:*`})`,
  ];
}

/** As typed, and with umlauts for their two-letter spellings, which not every PostgreSQL's stemmer knows. */
function spellings(word: string): string[] {
  const spelled = word.replaceAll('ae', 'ä').replaceAll('oe', 'ö').replaceAll('ue', 'ü');
  return spelled === word ? [word] : [word, spelled];
}

/** At most eight words, letters and digits only, so that none can be read as a search operator. */
function wordsOf(search: string): string[] {
  return (search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8);
}
