import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NamedMigration } from '@blattwerk/schemas/migrations/run-migrations.ts';
import { z } from 'zod';
import { type Result, refuse } from './result.ts';

export const migrationsFolder = join(import.meta.dirname, '..', '..', 'content', 'migrations');

const migrationModule = z.object({
  default: z.object({
    changes: z.array(z.string()),
    blocks: z.array(z.string()),
    migrate: z.custom<NamedMigration['migrate']>((value) => typeof value === 'function'),
  }),
});

/** Names of the migrations there are, in the order they run. */
export async function migrationNames(folder = migrationsFolder): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
}

/** All migrations but those named, ready to run. One that still asks something is refused with its question. */
export async function loadMigrations(
  done: readonly string[],
  folder = migrationsFolder,
): Promise<Result<NamedMigration[]>> {
  const migrations: NamedMigration[] = [];
  for (const name of await migrationNames(folder)) {
    if (done.includes(name)) continue;
    const file = join(folder, `${name}.ts`);
    try {
      const module: unknown = await import(pathToFileURL(file).href);
      const parsed = migrationModule.safeParse(module);
      if (!parsed.success) return refuse(`${file} exports no migration: see the others in that folder.`);
      migrations.push({ name, ...parsed.data.default });
    } catch (error) {
      if (error instanceof Error && error.name === 'OpenQuestion')
        return refuse(`${file} still asks: ${error.message} Write the answer in place of fillIn(…).`);
      return refuse(`${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}.`);
    }
  }
  return { ok: true, value: migrations };
}
