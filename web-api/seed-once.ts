import { createHash } from 'node:crypto';
import type { Database, Queries } from '@blattwerk/database/database.ts';
import { seeds } from '@blattwerk/database/tables/catalogue.ts';
import { sql } from 'drizzle-orm';
import { seededHash } from './seeded-source.ts';

/**
 * Writes seed data unless the database holds the very same. Of processes that start together one writes, and the others
 * find it done.
 */
export async function seedOnce(
  database: Database,
  { name, data }: { name: string; data: unknown },
  write: (queries: Queries) => Promise<void>,
): Promise<{ changed: boolean }> {
  const hash = createHash('sha256').update(JSON.stringify(data)).digest('hex');
  if ((await seededHash(database, name)) === hash) return { changed: false };
  return database.transaction(async (queries) => {
    // Readers go on reading what was there before.
    await queries.execute(sql`lock table ${seeds} in share row exclusive mode`);
    if ((await seededHash(queries, name)) === hash) return { changed: false };
    await write(queries);
    await queries
      .insert(seeds)
      .values({ name, hash })
      .onConflictDoUpdate({ target: seeds.name, set: { hash } });
    return { changed: true };
  });
}
