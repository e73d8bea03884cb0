import { createServer, type Server } from 'node:http';
import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { exampleCatalogue } from '@blattwerk/schemas/rules/examples/example-catalogue.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createFolder, pageContent, storyLink } from './example-stories.ts';
import { portOf, type RunningContentSpace, startContentSpace } from './running-content-space.ts';

const base = '/v1/spaces/100001';
const day = 24 * 3_600_000;
let backEnd: Server;
let database: Database;
let space: RunningContentSpace;
let folder: number;

const inDays = (days: number) => new Date(Date.now() + days * day);

beforeAll(async () => {
  const fest = { name: 'Fest', sold: 0, firstDay: shopDay(inDays(3)), lastDay: shopDay(inDays(10)) };
  const catalogue = { ...exampleCatalogue, vouchers: { fest } };
  backEnd = createServer((_, response) => response.end(JSON.stringify(catalogue)));
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  database = await openTestDatabase();
  const origin = `http://127.0.0.1:${portOf(backEnd.address())}`;
  space = await startContentSpace({ catalogue: { origin, secret: 'geheim-und-lang' } }, database);
  folder = (await createFolder(space, 'blattwerk')).id;
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await space.close();
  await database.close();
  backEnd.closeAllConnections();
  backEnd.close();
});

async function ask(path: string, method = 'GET', body?: object) {
  const response = await space.request(`${base}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

async function livePage(slug: string) {
  const story = { name: slug, slug, parent_id: folder, content: pageContent(slug, { title: slug }) };
  const made = (await ask('/stories', 'POST', { story })).body.story;
  expect((await ask(`/stories/${made.id}/publish`)).status).toBe(200);
  return { id: Number(made.id), uuid: String(made.uuid) };
}

/** A release of one live page with further blocks or fields. */
async function releaseOf(page: number, change: { blocks?: object[]; fields?: object }): Promise<number> {
  const { release } = (await ask('/releases', 'POST', { release: { name: 'Später' } })).body;
  const { content } = (await ask(`/stories/${page}`)).body.story;
  const changed = { ...content, ...change.fields, body: [...content.body, ...(change.blocks ?? [])] };
  expect(
    (await ask(`/stories/${page}?release_id=${release.id}`, 'PUT', { story: { content: changed } })).status,
  ).toBe(200);
  return release.id;
}

/** What would stand in its way on a day to come; without one, at once. */
async function codesOf(release: number, at: Date | null): Promise<string[]> {
  await ask(`/releases/${release}`, 'PUT', { release: { release_at: at?.toISOString() ?? null } });
  const { findings } = (await ask(`/releases/${release}/findings`)).body;
  return findings.map(({ code }: { code: string }) => code);
}

test('a voucher campaign has to run on the day on which its release goes live', async () => {
  const { id } = await livePage('gutschein');
  const blocks = [{ _uid: 'fest', component: 'voucher', headline: 'Zum Fest', campaign: 'fest' }];
  const release = await releaseOf(id, { blocks });
  expect(await codesOf(release, null)).toContain('voucher_not_running');
  expect(await codesOf(release, inDays(5))).toEqual([]);
  expect(await codesOf(release, inDays(12))).toContain('voucher_not_running');
  const refused = await ask(`/releases/${release}`, 'PUT', { do_release: true });
  expect(refused).toMatchObject({ status: 422, body: { findings: [{ code: 'voucher_not_running' }] } });
});

/** A page that leads on to another when its time is over. */
const leadingTo = (uuid: string) => ({
  shownUntil: `${inDays(30).toISOString().slice(0, 10)} 00:00`,
  afterText: 'Die Aktion ist vorbei, schöne Karten gibt es weiterhin.',
  onwardText: 'Alle Karten ansehen',
  onward: storyLink(uuid),
});

async function withdraw(story_id: number, at: Date): Promise<void> {
  const story_scheduling = { story_id, publish_at: at.toISOString(), action: 'unpublish', language: '' };
  expect((await ask('/story_schedulings', 'POST', { story_scheduling })).status).toBe(201);
}

test('a campaign that is over by the day of its release is told, and holds nothing up', async () => {
  const [page, target] = [await livePage('aktion'), await livePage('weiter')];
  const release = await releaseOf(page.id, { fields: leadingTo(target.uuid) });
  const over = async () => (await ask(`/releases/${release}/findings`)).body.seasons_over;
  expect(await codesOf(release, inDays(20))).toEqual([]);
  expect(await over()).toEqual([]);
  expect(await codesOf(release, inDays(40))).toEqual([]);
  expect(await over()).toMatchObject([{ story_id: page.id, code: 'season_passed', field: 'shownUntil' }]);
});

/** As if no process had run meanwhile. */
const wakeUpIn = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day });
const released = async (release: number) => (await ask(`/releases/${release}`)).body.release;

test('a link has to lead somewhere on that day: to no page that is withdrawn before', async () => {
  const [page, target] = [await livePage('wegweiser'), await livePage('ziel')];
  const release = await releaseOf(page.id, { fields: leadingTo(target.uuid) });
  expect(await codesOf(release, null)).toEqual([]);
  await withdraw(target.id, inDays(4));
  expect(await codesOf(release, inDays(3))).toEqual([]);
  expect(await codesOf(release, inDays(5))).toEqual(['unpublished_link']);

  // Both are due at once: the page is withdrawn first, and the release waits with its reason.
  wakeUpIn(6);
  await expect
    .poll(() => released(release), { timeout: 10_000 })
    .toMatchObject({
      released: false,
      refused_at: expect.any(String),
      findings: [{ code: 'unpublished_link' }],
    });
});

test('a release of an earlier moment goes live before the withdrawal that came later', async () => {
  const [page, target] = [await livePage('kalender'), await livePage('vorlage')];
  const release = await releaseOf(page.id, { fields: leadingTo(target.uuid) });
  await withdraw(target.id, inDays(4));
  expect(await codesOf(release, inDays(3))).toEqual([]);
  wakeUpIn(6);
  await expect.poll(() => released(release), { timeout: 10_000 }).toMatchObject({ released: true });
  await expect
    .poll(async () => (await ask(`/stories/${target.id}`)).body.story.published, { timeout: 10_000 })
    .toBe(false);
});
