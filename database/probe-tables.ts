import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

const tablesSchema = z.array(z.object({ name: z.string() }));

/**
 * Reads every value of every table: PostgreSQL checks the sum of each page that it reads.
 * @returns what is wrong with the first table that cannot be read, or undefined
 */
export async function probeTables(client: PGlite): Promise<string | undefined> {
  const { rows } = await client.query(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
  `);
  for (const { name } of tablesSchema.parse(rows)) {
    try {
      await client.query(`select sum(length(t::text)) from ${name} t`);
    } catch (error) {
      return `${name}: ${error instanceof Error ? error.message : 'cannot be read'}`;
    }
  }
  return undefined;
}
