import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { and, eq, max } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';

/** Where drizzle-kit writes migrations; `npm run generate -w @blattwerk/database` makes a new one. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

const systemTables = pgSchema('information_schema').table('tables', {
  schema: text('table_schema').notNull(),
  name: text('table_name').notNull(),
});

const appliedMigrations = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }),
});

/** Moment of the newest migration that a database has had, in milliseconds; 0 for an empty one. */
export async function databaseVersion(queries: Queries): Promise<number> {
  const [table] = await queries
    .select()
    .from(systemTables)
    .where(and(eq(systemTables.schema, 'drizzle'), eq(systemTables.name, '__drizzle_migrations')));
  if (!table) return 0;
  const [newest] = await queries
    .select({ version: max(appliedMigrations.createdAt) })
    .from(appliedMigrations);
  return newest?.version ?? 0;
}

/** Another one after every change to the migrations. */
export function migrationsHash(): string {
  const hashes = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  return createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);
}

/** Moment of the program's newest migration in milliseconds. */
export function programVersion(): number {
  return Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
}
