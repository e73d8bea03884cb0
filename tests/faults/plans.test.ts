import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltShop, startBuiltShop } from '../../scripts/built-shop.ts';
import { type RunningPostgres, startPostgres } from '../../scripts/postgres.ts';
import { pageContent } from '../contract/example-stories.ts';

const space = '/v1/spaces/100001';
const seconds = 1_000;
const dataDirectory = mkdtempSync(join(tmpdir(), 'blattwerk-plans-'));
let postgres: RunningPostgres;
const shops = new Map<string, BuiltShop>();

/** The server knows each process by the name that its connections give. */
async function startShop(name: string): Promise<void> {
  const databaseUrl = `${postgres.url}?application_name=${name}`;
  shops.set(name, await startBuiltShop({ dataDirectory: join(dataDirectory, name), databaseUrl }));
}

beforeAll(async () => {
  const started = await startPostgres({ install: process.env.CI !== undefined, sync: 'off' });
  if (!started.ok) throw new Error(started.message);
  postgres = started.server;
  // One after the other: the first fills the shop.
  await startShop('eins');
  await startShop('zwei');
}, 240_000);

afterAll(async () => {
  for (const shop of shops.values()) await shop.end('SIGKILL');
  await postgres?.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

async function ask(path: string, method = 'GET', body?: object) {
  const [shop] = shops.values();
  const response = await fetch(`${shop?.workspace}${space}${path}`, {
    method,
    headers: { authorization: 'local-management', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  expect([200, 201], JSON.stringify(answer)).toContain(response.status);
  return answer;
}

const contentOf = (title: string) => pageContent(title, { title });

async function createPage(slug: string): Promise<number> {
  const story = { name: slug, slug, content: contentOf(slug) };
  return (await ask('/stories', 'POST', { story })).story.id;
}

const soon = () => new Date(Date.now() + 2 * seconds).toISOString();

/** The processes that are in the middle of publishing: they have changed a page and wait to note what webhooks are told. */
const publishing = async (): Promise<string[]> => {
  const rows = await postgres.administer(
    `select application_name as name from pg_stat_activity
     where wait_event_type = 'Lock' and query like 'insert into "webhook_deliveries"%'`,
  );
  return rows.map((row) => String(Object(row).name));
};

/** How often each page was told to be published. */
async function tellings(ids: readonly number[]): Promise<number[]> {
  const rows = await postgres.administer(
    `select (body::json ->> 'story_id')::int as id from webhook_deliveries where action like 'story.%'`,
  );
  const told = rows.map((row) => Number(Object(row).id));
  return ids.map((id) => told.filter((each) => each === id).length);
}

const isLive = async (id: number): Promise<boolean> => (await ask(`/stories/${id}`)).story.published;

/** Kills whichever process has begun, in the middle; lets the other one work. */
async function killInTheMiddle(release: () => Promise<void>): Promise<void> {
  await expect.poll(publishing).toHaveLength(1);
  const [name = ''] = await publishing();
  const killed = shops.get(name);
  await killed?.end('SIGKILL');
  shops.delete(name);
  await release();
}

const hold = () => postgres.hold('lock table webhook_deliveries in share row exclusive mode');

test('plans are carried out once by the process that is left when one is killed in the middle of it', async () => {
  const ids = [await createPage('plan-eins'), await createPage('plan-zwei'), await createPage('plan-drei')];
  const release = await hold();
  for (const id of ids) {
    const story_scheduling = { story_id: id, publish_at: soon(), language: '' };
    await ask('/story_schedulings', 'POST', { story_scheduling });
  }
  await killInTheMiddle(release);
  await expect.poll(() => Promise.all(ids.map(isLive))).toEqual([true, true, true]);
  await expect.poll(() => tellings(ids)).toEqual([1, 1, 1]);
  const settled = await postgres.administer(
    `select story_id, outcome from story_schedulings where story_id in (${ids.join()}) order by story_id`,
  );
  expect(settled).toEqual(ids.map((story_id) => ({ story_id, outcome: 'done' })));
});

test('a release goes live as a whole and once when the process that has begun it is killed', async () => {
  await startShop('drei');
  const ids = [await createPage('release-eins'), await createPage('release-zwei')];
  const made = await ask('/releases', 'POST', { release: { name: 'Advent' } });
  const { id } = made.release;
  for (const page of ids)
    await ask(`/stories/${page}?release_id=${id}`, 'PUT', { story: { content: contentOf(`neu-${page}`) } });
  const release = await hold();
  await ask(`/releases/${id}`, 'PUT', { release: { release_at: soon() } });
  await killInTheMiddle(release);
  await expect.poll(async () => (await ask(`/releases/${id}`)).release.released).toBe(true);
  expect(await Promise.all(ids.map(isLive))).toEqual([true, true]);
  expect(await tellings(ids)).toEqual([1, 1]);
});
