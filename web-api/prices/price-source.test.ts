import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPriceSource } from './price-source.ts';
import { allPrices } from './seed/all-prices.ts';
import type { PriceSeed } from './seed/price-seed.ts';
import { seedPrices } from './seed-prices.ts';

const german = { country: 'DE', currency: 'eur' } as const;
let database: Database;
let lines: string[];
const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  database = await openTestDatabase();
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  vi.useRealTimers();
  await database.close();
});

/** Prices that say which of many they are by a seal's price and by a scale alike. */
function numbered(number: number): PriceSeed {
  return {
    ...allPrices,
    prices: { ...allPrices.prices, seal: [number, number, number, number] },
    scales: { ...allPrices.scales, card: [[1, number]] },
  };
}

test('prices seeded while others are read never mix with them', async () => {
  await seedPrices(database, numbered(100));
  for (let number = 101; number <= 106; number += 1) {
    const [tables] = await Promise.all([
      createPriceSource(database, log).current(),
      seedPrices(database, numbered(number)),
    ]);
    const prices = tables?.of(german);
    expect(prices?.scale('card')).toMatchObject([{ perMille: prices?.amount('seal') }]);
  }
});

test('prices that lack one this program needs are refused in one sentence, and the last good ones stay', async () => {
  await seedPrices(database, numbered(200));
  const source = createPriceSource(database, log);
  const good = await source.current();
  const { seal, ...others } = allPrices.prices;
  await seedPrices(database, { ...allPrices, prices: others });
  vi.advanceTimersByTime(6_000);
  expect(await source.current()).toBe(good);
  vi.advanceTimersByTime(6_000);
  expect(await source.current()).toBe(good);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/seal eur.*of another shape: 4 that this program needs are missing/);
  expect(await createPriceSource(database, log).current()).toBeUndefined();

  await seedPrices(database, numbered(201));
  vi.advanceTimersByTime(6_000);
  expect((await source.current())?.of(german).amount('seal')).toBe(201);
});

test('a database that does not answer leaves the last prices in use', async () => {
  await seedPrices(database, numbered(300));
  const source = createPriceSource(database, log);
  const good = await source.current();
  const reading = vi.spyOn(database, 'select').mockImplementation(() => {
    throw new Error('The connection is closed.');
  });
  vi.advanceTimersByTime(6_000);
  expect(await source.current()).toBe(good);
  expect(lines[0]).toContain('what was there stays in use');
  reading.mockRestore();
});
