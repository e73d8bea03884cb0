import { randomUUID } from 'node:crypto';
import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { spaces } from '@blattwerk/database/tables/spaces.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSpaceUsage } from './space-usage.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database
    .insert(spaces)
    .values({ id: 1, name: 'Blattwerk', domain: '', contentVersion: 1, languageCodes: [] });
});
afterAll(() => database.close());

const page = (component: string) => ({ component: 'page', body: [{ component }] });

it('follows every change of the stories, whoever makes it', async () => {
  const usage = createSpaceUsage(database, 1);
  const teaser = async () => {
    const { pages, live, uses } = (await usage()).usageOf('block:teaser_grid');
    return { pages, live, at: uses.map(({ fullSlug }) => fullSlug) };
  };
  expect(await teaser()).toEqual({ pages: 0, live: 0, at: [] });

  const [made] = await database
    .insert(stories)
    .values({
      spaceId: 1,
      uuid: randomUUID(),
      groupId: randomUUID(),
      name: 'Hochzeit',
      slug: 'hochzeit',
      fullSlug: 'hochzeit',
      content: page('teaser_grid'),
      lastAuthor: 'Redaktion',
    })
    .returning({ id: stories.id });
  const change = (values: Partial<typeof stories.$inferInsert>) =>
    database
      .update(stories)
      .set(values)
      .where(eq(stories.id, made?.id ?? 0));
  expect(await teaser()).toEqual({ pages: 1, live: 0, at: ['hochzeit'] });

  await change({ publishedContent: page('teaser_grid'), publishedVersion: 1 });
  expect(await teaser()).toEqual({ pages: 1, live: 1, at: ['hochzeit'] });
  await change({ content: page('info_text'), version: 2 });
  expect(await teaser()).toEqual({ pages: 1, live: 1, at: ['hochzeit'] });
  await change({ fullSlug: 'karten/hochzeit' });
  expect(await teaser()).toEqual({ pages: 1, live: 1, at: ['karten/hochzeit'] });
  await change({ publishedContent: null, publishedVersion: null });
  expect(await teaser()).toEqual({ pages: 0, live: 0, at: [] });
  await database.delete(stories).where(eq(stories.id, made?.id ?? 0));
  expect((await usage()).usageOf('block:info_text').pages).toBe(0);
});
