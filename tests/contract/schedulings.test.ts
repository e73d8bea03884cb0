import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { storySchedulings } from '@blattwerk/database/tables/story-schedulings.ts';
import { stageNumber } from '@blattwerk/preview-server/content-space/story-shape/stages.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accounts, managementToken, tokens } from './editor-accounts.ts';
import { createPage, pageContent, storyLink } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

const base = '/v1/spaces/100001';
const hour = 3_600_000;
let database: Database;
let receiver: WebhookReceiver;
let spaces: RunningContentSpace[];

const start = async () => {
  const webhooks = [{ endpoint: receiver.endpoint, secret: 'geheim' }];
  const space = await startContentSpace({ webhooks }, database);
  spaces.push(space);
  return space;
};

beforeEach(async () => {
  spaces = [];
  receiver = await startWebhookReceiver();
  database = await openTestDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const space of spaces) await space.close();
  await database.close();
  await receiver.close();
});

const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const moveClock = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * hour });

type Ask = { method?: string; body?: object };

async function ask(space: RunningContentSpace, path: string, { method = 'GET', body }: Ask = {}) {
  const response = await space.request(`${base}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-editor-name': 'Anna' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const plan = (space: RunningContentSpace, story_id: number, publish_at: string, action?: string) =>
  ask(space, '/story_schedulings', {
    method: 'POST',
    body: { story_scheduling: { story_id, publish_at, language: '', ...(action && { action }) } },
  });

const planned = async (space: RunningContentSpace, status = 'scheduled') =>
  (await ask(space, `/story_schedulings?by_status=${status}`)).body.story_schedulings;

const published = async (space: RunningContentSpace, id: number) =>
  (await ask(space, `/stories/${id}`)).body.story.published;

test('a page goes live at its time and is withdrawn at its time, told once to the shop', async () => {
  const space = await start();
  const { id } = await createPage(space, 'advent');
  const created = await plan(space, id, inHours(2));
  expect(created).toMatchObject({
    status: 201,
    body: {
      story_scheduling: {
        story_id: id,
        status: 'scheduled',
        action: 'publish',
        author: 'Anna',
        findings: [],
      },
    },
  });
  await plan(space, id, inHours(5), 'unpublish');
  const { story } = (await ask(space, `/stories/${id}`)).body;
  expect([story.publish_at, story.expire_at]).toEqual([expect.any(String), expect.any(String)]);
  expect(await published(space, id)).toBe(false);

  moveClock(3);
  await expect.poll(() => published(space, id), { timeout: 5000 }).toBe(true);
  moveClock(3);
  await expect.poll(() => published(space, id), { timeout: 5000 }).toBe(false);
  // The shop is told a little after a page has changed.
  await expect
    .poll(() => receiver.received.map(({ body }) => JSON.parse(body).action))
    .toEqual(['published', 'unpublished']);
  expect(await planned(space)).toEqual([]);
  expect((await planned(space, 'settled')).map((each: { status: string }) => each.status)).toEqual([
    'unpublished',
    'published',
  ]);
});

test('what is due while nothing runs is done at the next start', async () => {
  const first = await start();
  const { id } = await createPage(first, 'neujahr');
  await plan(first, id, inHours(1));
  await spaces.pop()?.close();

  moveClock(8);
  const second = await start();
  await expect.poll(() => published(second, id), { timeout: 5000 }).toBe(true);
  await expect.poll(() => receiver.received.length).toBe(1);
});

test('of several processes one carries a plan out', async () => {
  const [one, two, three] = [await start(), await start(), await start()];
  const ids: number[] = [];
  for (const slug of ['a', 'b', 'c', 'd', 'e', 'f']) ids.push((await createPage(one, slug)).id);
  for (const id of ids) await plan(two, id, inHours(1));

  moveClock(2);
  await expect
    .poll(async () => (await planned(three, 'settled')).length, { timeout: 10_000 })
    .toBe(ids.length);
  await expect.poll(() => receiver.received.length).toBe(ids.length);
  const told = receiver.received.map(({ body }) => JSON.parse(body).story_id);
  expect(told.toSorted()).toEqual(ids.toSorted());
  expect(
    new Set(await database.select({ outcome: storySchedulings.outcome }).from(storySchedulings)),
  ).toEqual(new Set(ids.map(() => ({ outcome: 'done' }))));
});

test('the judge refuses at the time, says why, and has said so before', async () => {
  const space = await start();
  const { id } = await createPage(space, 'ohne-titel', { content: pageContent('Titel', { title: '' }) });
  const created = await plan(space, id, inHours(1));
  expect(created.body.story_scheduling.findings).toContainEqual(expect.objectContaining({ field: 'title' }));

  moveClock(2);
  await expect
    .poll(() => planned(space, 'refused'), { timeout: 5000 })
    .toMatchObject([
      { status: 'refused', findings: [{ field: 'title', message: { de: expect.any(String) } }] },
    ]);
  expect(await published(space, id)).toBe(false);
  expect(receiver.received).toHaveLength(0);
});

/** The same space for one who holds a management token of its own. */
function withToken(space: RunningContentSpace): RunningContentSpace {
  const request: RunningContentSpace['request'] = (path, init = {}) =>
    space.request(path, { ...init, headers: { ...init.headers, authorization: managementToken } });
  return { ...space, request };
}

test('a plan does not go around the approval that pages need', async () => {
  const started = await startContentSpace(
    { tokens, accounts: { ...accounts, needsApproval: true } },
    database,
  );
  spaces.push(started);
  const space = withToken(started);
  const story = { name: 'Ohne Freigabe', slug: 'ohne-freigabe', content: pageContent('Ohne Freigabe') };
  const { id } = (await ask(space, '/stories', { method: 'POST', body: { story } })).body.story;
  await plan(space, id, inHours(1));
  moveClock(2);
  await expect
    .poll(() => planned(space, 'refused'), { timeout: 5000 })
    .toMatchObject([{ story_id: id, findings: [{ code: 'not_approved' }] }]);
  expect(await published(space, id)).toBe(false);

  await ask(space, '/workflow_stage_changes', {
    method: 'POST',
    body: { workflow_stage_change: { story_id: id, workflow_stage_id: stageNumber('approved') } },
  });
  await plan(space, id, inHours(1));
  moveClock(2);
  await expect.poll(() => published(space, id), { timeout: 5000 }).toBe(true);
});

test('is judged by the day it goes live and by what is live by then', async () => {
  const space = await start();
  const target = await createPage(space, 'ziel');
  const campaign = {
    shownUntil: `${inHours(30 * 24).slice(0, 10)} 00:00`,
    afterText: 'Die Aktion ist vorbei, schöne Karten gibt es weiterhin.',
    onwardText: 'Alle Karten ansehen',
    onward: storyLink(target.uuid),
  };
  const live = await createPage(space, 'live', { content: pageContent('Live', { title: 'Live' }) });
  await ask(space, `/stories/${live.id}/publish`);
  const content = pageContent('Live', { title: 'Live', ...campaign });
  await ask(space, `/stories/${live.id}`, { method: 'PUT', body: { story: { content } } });
  const codes = async (at?: string) => {
    const query = at === undefined ? '' : `?at=${encodeURIComponent(at)}`;
    const { findings } = (await ask(space, `/stories/${live.id}/findings${query}`)).body;
    return findings.map(({ code }: { code: string }) => code);
  };
  expect(await codes()).toContain('unpublished_link');
  await plan(space, target.id, inHours(4));
  expect(await codes(inHours(3))).toContain('unpublished_link');
  expect(await codes(inHours(5))).not.toContain('unpublished_link');
  expect(await codes(inHours(5))).not.toContain('season_passed');
  expect(await codes(inHours(40 * 24))).toContain('season_passed');

  // Planned earlier, and for the same moment: the new page goes first.
  const moment = inHours(4);
  await plan(space, live.id, moment);
  const [first] = await planned(space);
  await ask(space, `/story_schedulings/${first.id}`, {
    method: 'PUT',
    body: { story_scheduling: { publish_at: moment } },
  });
  moveClock(5);
  await expect.poll(() => planned(space), { timeout: 5000 }).toEqual([]);
  expect((await planned(space, 'settled')).map((each: { status: string }) => each.status)).toEqual([
    'published',
    'published',
  ]);
});

test('a plan is moved and taken back as long as it has not run, and what cannot be is said', async () => {
  const space = await start();
  const { id } = await createPage(space, 'seite');
  const folder = await space.management.stories.create({
    body: { story: { name: 'Ordner', slug: 'ordner', is_folder: true } },
  });
  const first = await plan(space, id, inHours(1));
  const { id: planId } = first.body.story_scheduling;
  expect(await plan(space, id, inHours(2))).toMatchObject({
    status: 422,
    body: { story_id: [expect.stringContaining('planned already')] },
  });
  expect((await plan(space, id, inHours(-1), 'unpublish')).body).toEqual({
    publish_at: [expect.stringContaining('in the past')],
  });
  expect((await plan(space, folder.data.story?.id ?? 0, inHours(1))).body).toEqual({
    story_id: [expect.stringContaining('folder')],
  });
  expect((await plan(space, 999_999, inHours(1))).status).toBe(422);
  expect((await plan(space, id, 'morgen')).status).toBe(422);

  const change = { story_scheduling: { publish_at: inHours(9) } };
  const moved = await ask(space, `/story_schedulings/${planId}`, { method: 'PUT', body: change });
  expect(moved.body.story_scheduling.publish_at).toBe(change.story_scheduling.publish_at);
  const other = await createPage(space, 'andere');
  await plan(space, other.id, inHours(2));
  moveClock(3);
  await expect.poll(() => published(space, other.id), { timeout: 5000 }).toBe(true);
  expect(await published(space, id)).toBe(false);
  const cancelled = await ask(space, `/story_schedulings/${planId}`, { method: 'DELETE' });
  expect(cancelled.body.story_scheduling.deleted_at).not.toBeNull();
  expect(await planned(space)).toEqual([]);
  expect((await ask(space, `/story_schedulings/${planId}`)).status).toBe(404);
});

test('a page that stands already as planned is left alone', async () => {
  const space = await start();
  const { id } = await createPage(space, 'schon-da');
  const { id: planId } = (await plan(space, id, inHours(1))).body.story_scheduling;
  await ask(space, `/stories/${id}/publish`);
  moveClock(2);
  await expect
    .poll(async () => (await planned(space, 'published_before_schedule'))[0]?.id, { timeout: 5000 })
    .toBe(planId);
  await expect.poll(() => receiver.received.length).toBe(1);
  const late = { method: 'PUT', body: { story_scheduling: { publish_at: inHours(1) } } };
  expect((await ask(space, `/story_schedulings/${planId}`, late)).status).toBe(422);
  expect((await ask(space, `/story_schedulings/${planId}`, { method: 'DELETE' })).status).toBe(422);
});

test('the preview token alone reads what shoppers will see at a time to come', async () => {
  const space = await start();
  const [comes, leaves, draft] = [
    await createPage(space, 'kommt'),
    await createPage(space, 'geht'),
    await createPage(space, 'entwurf'),
  ];
  await ask(space, `/stories/${leaves.id}/publish`);
  await plan(space, comes.id, inHours(2));
  await plan(space, leaves.id, inHours(4), 'unpublish');
  type Question = { token: string; version: string; as_of: string };
  const read = async (path: string, question: Question) => {
    const response = await fetch(`${space.origin}/v2/cdn/${path}?${new URLSearchParams(question)}`);
    return { status: response.status, body: response.ok ? await response.json() : undefined };
  };
  const asEditor = (hours: number) => ({
    token: 'local-preview',
    version: 'draft',
    as_of: inHours(hours),
  });
  const slugsOf = async (question: Question): Promise<string[]> =>
    (await read('stories', question)).body.stories.map((each: { full_slug: string }) => each.full_slug);
  const publishedLinks = async (question: Question) =>
    Object.values<{ slug: string; published: boolean }>((await read('links', question)).body.links)
      .filter(({ published }) => published)
      .map(({ slug }) => slug);
  for (const [hours, slugs] of [
    [1, ['geht']],
    [3, ['kommt', 'geht']],
    [5, ['kommt']],
  ] as const) {
    expect(await slugsOf(asEditor(hours))).toEqual(slugs);
    expect(await publishedLinks(asEditor(hours))).toEqual(slugs);
  }
  const visitor = { token: 'local-public', version: 'published', as_of: inHours(5) };
  expect(await slugsOf(visitor)).toEqual(['geht']);
  expect((await read('stories', { ...visitor, version: 'draft' })).status).toBe(401);

  const kept = await read('stories/kommt', asEditor(5));
  expect(kept.body.story.content).not.toHaveProperty('_editable');
  expect((await read('stories/geht', asEditor(5))).status).toBe(404);
  expect((await read(`stories/${draft.slug}`, asEditor(5))).status).toBe(404);
});
