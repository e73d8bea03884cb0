import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPrices } from './prices/seed/all-prices.ts';
import { seedPrices } from './prices/seed-prices.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('of processes that start together one writes, at the first start and with other prices', async () => {
  const cheaper = { ...allPrices, accessories: allPrices.accessories.slice(1) };
  for (const seed of [allPrices, cheaper]) {
    const outcomes = await Promise.all([1, 2, 3].map(() => seedPrices(database, seed)));
    expect(outcomes.filter(({ changed }) => changed)).toHaveLength(1);
  }
});
