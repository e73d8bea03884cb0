import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { spaces } from '@blattwerk/database/tables/spaces.ts';
import { storyVersions } from '@blattwerk/database/tables/stories.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStory } from './create-story.ts';
import { sumUpVersions } from './sum-up-versions.ts';

const spaceId = 1;
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database
    .insert(spaces)
    .values({ id: spaceId, name: '', domain: '', languageCodes: [], contentVersion: 1 });
});
afterAll(() => database.close());

const text = (_uid: string, headline: string) => ({ _uid, component: 'info_text', headline });
const content = (...body: unknown[]) => ({ _uid: 'page', component: 'page', body });

async function storyWithSaves(slug: string): Promise<number> {
  const created = await createStory(database, spaceId, 'Anna', {
    name: 'Eins',
    slug,
    content: content(text('a', 'A')),
  });
  if (!created.ok) throw new Error('A story was not made.');
  const saved = { storyId: created.id, author: 'Ben' };
  await database.insert(storyVersions).values([
    { ...saved, version: 2, name: 'Eins', content: content(text('a', 'Neu')) },
    { ...saved, version: 3, name: 'Zwei', content: content(text('a', 'Neu'), text('b', 'B')) },
  ]);
  return created.id;
}

const keptOf = async (storyId: number, version: number) => {
  const [row] = await database
    .select({ changes: storyVersions.changes })
    .from(storyVersions)
    .where(and(eq(storyVersions.storyId, storyId), eq(storyVersions.version, version)));
  return row?.changes;
};

it('saves kept without a summary get one when they are looked at, and keep it', async () => {
  const id = await storyWithSaves('ohne');
  const summaries = await sumUpVersions(database, id, [2, 3]);
  expect(summaries.get(2)).toMatchObject({
    edited: { count: 1, blocks: [{ component: 'info_text', isPage: false, fields: ['headline'] }] },
    inserted: { count: 0 },
    page: [],
  });
  expect(summaries.get(3)).toMatchObject({
    edited: { count: 0 },
    inserted: { count: 1, components: ['info_text'] },
    page: ['name'],
  });
  expect(await keptOf(id, 3)).toEqual(summaries.get(3));
  expect(await keptOf(id, 1)).toBeNull();
});

it('a save whose forerunner is gone gets none', async () => {
  const id = await storyWithSaves('luecke');
  await database
    .delete(storyVersions)
    .where(and(eq(storyVersions.storyId, id), eq(storyVersions.version, 2)));
  expect(await sumUpVersions(database, id, [3])).toEqual(new Map());
});
