import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { spaces } from '@blattwerk/database/tables/spaces.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStory } from './create-story.ts';
import { listStories, type StoryList } from './list-stories.ts';
import { parseSortBy } from './sort-by.ts';

const spaceId = 1;
const total = 23;
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database
    .insert(spaces)
    .values({ id: spaceId, name: '', domain: '', languageCodes: [], contentVersion: 1 });
  for (let n = 0; n < total; n++)
    await createStory(database, spaceId, 'Redaktion', {
      name: `Name ${n % 3}`,
      slug: `seite-${n}`,
      position: n % 4,
      content: {
        component: 'page',
        price: n % 5 === 0 ? '' : String(n % 7),
        kind: n % 2 === 0 ? 'gerade' : 'ungerade',
      },
    });
});
afterAll(() => database.close());

const sortsBy = (text: string) => {
  const parsed = parseSortBy(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.sorts;
};

async function allPages(selection: StoryList['selection'], perPage: number): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page++) {
    const found = await listStories(database, {
      spaceId,
      version: 'draft',
      selection,
      page: { page, perPage },
    });
    slugs.push(...found.stories.map(({ row }) => row.slug));
    if (page * perPage >= found.total) return slugs;
  }
}

describe('listStories', () => {
  it('puts every story on exactly one page, whatever the order, size and filter', async () => {
    const order = fc.constantFrom(
      '',
      'name:asc',
      'position:desc',
      'name:desc,position:asc',
      'content.price:asc:int',
      'content.price:desc:float:nulls_first',
      'content.missing:asc',
    );
    const filter = fc.constantFrom('', 'gerade', 'ungerade');
    await fc.assert(
      fc.asyncProperty(order, fc.integer({ min: 1, max: 30 }), filter, async (sort, perPage, kind) => {
        const condition = { field: ['kind'], operator: 'in' as const, value: kind };
        const filter_query = kind === '' ? undefined : { all: [condition], any: [] };
        const slugs = await allPages({ sort_by: sortsBy(sort), filter_query }, perPage);
        const expected =
          kind === '' ? total : kind === 'gerade' ? Math.ceil(total / 2) : Math.floor(total / 2);
        expect([slugs.length, new Set(slugs).size]).toEqual([expected, expected]);
      }),
      { numRuns: 40 },
    );
  });

  it('orders numbers as numbers, with what has none at the end or the beginning', async () => {
    const prices = async (sort: string) => {
      const { stories } = await listStories(database, {
        spaceId,
        version: 'draft',
        selection: { sort_by: sortsBy(sort) },
        page: { page: 1, perPage: 100 },
      });
      return stories.map(({ content }) => content.price);
    };
    const ascending = await prices('content.price:asc:int');
    expect(ascending.slice(-5)).toEqual(['', '', '', '', '']);
    const numbers = ascending.slice(0, -5).map(Number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect((await prices('content.price:desc:int:nulls_first')).slice(0, 6)).toEqual([
      '',
      '',
      '',
      '',
      '',
      '6',
    ]);
  });

  it('finds nothing among what is not published', async () => {
    const list = { spaceId, version: 'published' as const, selection: {}, page: { page: 1, perPage: 10 } };
    expect(await listStories(database, list)).toEqual({ stories: [], total: 0 });
  });
});
