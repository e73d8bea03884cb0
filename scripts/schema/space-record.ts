import { z } from 'zod';
import { getAll, type Space } from './open-space.ts';
import type { Result } from './result.ts';

/** The datasource in which a space keeps which migrations its stories went through: the name, and when. */
export const recordSlug = 'schema-migrations';

const datasources = z
  .object({ datasources: z.array(z.object({ id: z.int(), slug: z.string() })) })
  .transform((answer) => answer.datasources);
const entries = z
  .object({ datasource_entries: z.array(z.object({ name: z.string() })) })
  .transform((answer) => answer.datasource_entries);

/** Names of the migrations a space went through. */
export async function recordedMigrations(space: Space): Promise<Result<string[]>> {
  const record = await findRecord(space);
  if (!record.ok) return record;
  if (record.value === undefined) return { ok: true, value: [] };
  const read = await getAll(space, `/datasource_entries?datasource_id=${record.value}`, entries);
  return read.ok ? { ok: true, value: read.value.map(({ name }) => name) } : read;
}

/** Notes that all stories of a space went through migrations. */
export async function recordMigrations(space: Space, names: readonly string[]): Promise<Result<undefined>> {
  if (names.length === 0) return { ok: true, value: undefined };
  let record = await findRecord(space);
  if (record.ok && record.value === undefined) {
    const datasource = { name: 'Schema-Migrationen', slug: recordSlug };
    const created = await space.send('post', '/datasources', { datasource });
    record = created.ok ? await findRecord(space) : created;
  }
  if (!record.ok) return record;
  const known = await recordedMigrations(space);
  if (!known.ok) return known;
  for (const name of names.filter((name) => !known.value.includes(name))) {
    const datasource_entry = { name, value: new Date().toISOString(), datasource_id: record.value };
    const noted = await space.send('post', '/datasource_entries', { datasource_entry });
    if (!noted.ok) return noted;
  }
  return { ok: true, value: undefined };
}

async function findRecord(space: Space): Promise<Result<number | undefined>> {
  const read = await getAll(space, '/datasources', datasources);
  if (!read.ok) return read;
  return { ok: true, value: read.value.find(({ slug }) => slug === recordSlug)?.id };
}
