import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrate.ts';
import { openTestDatabase } from './open-test-database.ts';
import { datasources } from './tables/datasources.ts';
import { spaces } from './tables/spaces.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database
    .insert(spaces)
    .values({ id: 1, name: 'Blattwerk', domain: '', languageCodes: [], contentVersion: 1 });
});
afterAll(() => database.close());

const highest = 2_147_483_000;

test('rows keep their numbers, and new ones come after them, far from small ones', async () => {
  const migrate = async () =>
    database.execute(sql.raw(await readFile(join(migrationsFolder, '0014_high-ids.sql'), 'utf8')));
  const insert = async (slug: string) => {
    const [row] = await database
      .insert(datasources)
      .values({ spaceId: 1, name: slug, slug })
      .returning({ id: datasources.id });
    return row?.id ?? 0;
  };
  const first = await insert('eins');
  expect(first).toBeGreaterThan(1_000_000_000);
  for (const [id, slug] of [
    [1, 'alt'],
    [highest, 'spät'],
  ] as const)
    await database.insert(datasources).overridingSystemValue().values({ id, spaceId: 1, name: slug, slug });
  await migrate();
  expect(await insert('zwei')).toBe(highest + 1);
  const kept = await database.select({ id: datasources.id }).from(datasources).orderBy(datasources.id);
  expect(kept.map(({ id }) => id)).toEqual([1, first, highest, highest + 1]);
});
