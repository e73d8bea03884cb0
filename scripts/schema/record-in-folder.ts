import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { recordSlug } from './space-record.ts';

const entry = z.looseObject({ name: z.string() });
const file = z.array(z.looseObject({ slug: z.string(), entries: z.array(entry).default([]) }));

/**
 * Notes in the datasources of a pulled folder which migrations its stories went through, so that a space loaded from
 * it knows that too and does not run them again.
 */
export async function recordInFolder(content: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const folder = join(content, 'datasources');
  for (const space of await readdir(folder).catch(() => [])) {
    const path = join(folder, space, 'datasources.json');
    const datasources = file.parse(JSON.parse(await readFile(path, 'utf8')));
    const record = datasources.find(({ slug }) => slug === recordSlug);
    const entries = names.map((name) => ({ name, value: name.slice(0, 10), dimension_values: {} }));
    if (record)
      record.entries.push(
        ...entries.filter(({ name }) => record.entries.every((known) => known.name !== name)),
      );
    else datasources.push({ name: 'Schema-Migrationen', slug: recordSlug, dimensions: [], entries });
    await writeFile(path, `${JSON.stringify(datasources, undefined, 2)}\n`);
  }
}
