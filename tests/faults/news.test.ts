import type { Database } from '@blattwerk/database/database.ts';
import { listenForNews, type News, tellNews } from '@blattwerk/database/news.ts';
import { openDatabase } from '@blattwerk/database/open-database.ts';
import { seeds } from '@blattwerk/database/tables/catalogue.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { quantile } from '../../scripts/bench/statistics.ts';
import { pgBouncerProblem, type RunningPgBouncer, startPgBouncer } from '../../scripts/pgbouncer.ts';
import { type RunningPostgres, startPostgres } from '../../scripts/postgres.ts';

const missing = pgBouncerProblem();

describe.skipIf(missing !== undefined)(`news behind PgBouncer${missing ? ` (${missing})` : ''}`, () => {
  let postgres: RunningPostgres;
  let pool: RunningPgBouncer;
  let database: Database;
  let news: News;
  const heard: Record<string, number> = {};

  beforeAll(async () => {
    const server = await startPostgres({ install: process.env.CI !== undefined, sync: 'off' });
    if (!server.ok) throw new Error(server.message);
    postgres = server.server;
    const bouncer = await startPgBouncer(postgres.url, { connections: 4 });
    if (!bouncer.ok) throw new Error(bouncer.message);
    pool = bouncer.pool;
    const opened = await openDatabase({ url: pool.url, directUrl: postgres.url });
    if (!opened.ok) throw new Error(opened.message);
    database = opened.database;
    news = listenForNews(postgres.url);
    for (const topic of ['catalogue', 'test'])
      news.follow(topic, () => {
        heard[topic] = (heard[topic] ?? 0) + 1;
      });
    // Connected: whatever was missed before is told as one piece of news.
    await vi.waitFor(() => expect(heard).toEqual({ catalogue: 1, test: 1 }), { timeout: 10_000 });
  }, 120_000);

  afterAll(async () => {
    await news?.close();
    await database?.close();
    await pool?.stop();
    await postgres?.stop();
  });

  test('a change is told when it is committed, and not before', async () => {
    const before = heard.catalogue ?? 0;
    await database.transaction(async (transaction) => {
      await transaction.insert(seeds).values({ name: 'test', hash: 'one' });
      await tellNews(database, 'test');
      await vi.waitFor(() => expect(heard.test).toBe(2));
      expect(heard.catalogue).toBe(before);
    });
    await vi.waitFor(() => expect(heard.catalogue).toBe(before + 1));
  });

  test('news reach a process within half a second, 99 of 100 times', async () => {
    const waits: number[] = [];
    for (let round = 0; round < 200; round += 1) {
      const known = heard.test;
      const told = performance.now();
      await tellNews(database, 'test');
      await vi.waitFor(() => expect(heard.test).toBeGreaterThan(known ?? 0), { interval: 1 });
      waits.push(performance.now() - told);
    }
    console.log(
      `news: median ${quantile(waits, 0.5).toFixed(1)} ms, p99 ${quantile(waits, 0.99).toFixed(1)} ms`,
    );
    expect(quantile(waits, 0.99)).toBeLessThan(500);
  });

  test('after a lost connection all look once, and news come again', async () => {
    const known = heard.catalogue ?? 0;
    await postgres.administer(
      "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' or query = 'select 1'",
    );
    await vi.waitFor(() => expect(heard.catalogue).toBeGreaterThan(known), { timeout: 10_000 });
    const after = heard.test ?? 0;
    await tellNews(database, 'test');
    await vi.waitFor(() => expect(heard.test).toBe(after + 1), { timeout: 10_000 });
  });
});
