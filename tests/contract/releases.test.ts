import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
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

type Ask = { method?: string; body?: object; headers?: Record<string, string> };

async function ask(space: RunningContentSpace, path: string, { method = 'GET', body, headers }: Ask = {}) {
  const response = await space.request(`${base}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-editor-name': 'Anna', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

const begin = async (space: RunningContentSpace, release: object = {}): Promise<number> =>
  (await ask(space, '/releases', { method: 'POST', body: { release: { name: 'Advent', ...release } } })).body
    .release.id;
const titled = (title: string, fields = {}) => pageContent(title, { title, ...fields });
const save = (space: RunningContentSpace, id: number, content: object, release?: number, version?: number) =>
  ask(space, `/stories/${id}${release === undefined ? '' : `?release_id=${release}`}`, {
    method: 'PUT',
    body: { story: { content } },
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
const release = (space: RunningContentSpace, id: number) =>
  ask(space, `/releases/${id}`, { method: 'PUT', body: { do_release: true } });
const titleOf = async (space: RunningContentSpace, id: number) =>
  (await ask(space, `/stories/${id}`)).body.story.content.title;
/** What shoppers see, by the vendor's client. */
async function shown(space: RunningContentSpace, slug: string): Promise<string | undefined> {
  try {
    const { data } = await space.delivery('local-public').get(`cdn/stories/${slug}`, { cv: Math.random() });
    return data.story.content.title;
  } catch {
    return undefined;
  }
}
async function livePage(space: RunningContentSpace, slug: string) {
  const page = await createPage(space, slug, { content: titled(slug) });
  await ask(space, `/stories/${page.id}/publish`);
  return page;
}

test('the vendor’s clients list, make, rename and delete releases, save stories in them and read them', async () => {
  const space = await start();
  const { id } = await livePage(space, 'karten');
  const made = await ask(space, '/releases', {
    method: 'POST',
    body: { release: { name: 'Summer Special', release_at: '2099-01-01 01:01', branches_to_deploy: [123] } },
  });
  expect(made).toMatchObject({
    status: 201,
    body: {
      release: {
        name: 'Summer Special',
        release_at: '2099-01-01T00:01:00.000Z',
        released: false,
        uuid: expect.any(String),
        owner_id: 1,
      },
    },
  });
  const { id: releaseId } = made.body.release;
  const renamed = { release: { name: 'Sommer', release_at: null } };
  expect(
    (await ask(space, `/releases/${releaseId}`, { method: 'PUT', body: renamed })).body.release,
  ).toMatchObject({ name: 'Sommer', release_at: null });

  const story = (await space.management.stories.get(id, { query: {} })).data.story;
  const updated = await space.management.stories.update(id, {
    query: { release_id: releaseId },
    body: { story: { ...story, content: { component: 'page', ...titled('Im Release') } } },
  });
  expect(updated.data.story?.content).toMatchObject({ title: 'Im Release' });
  expect(await titleOf(space, id)).toBe('karten');
  expect((await ask(space, `/stories/${id}?release_id=${releaseId}`)).body.story).toMatchObject({
    content: { title: 'Im Release' },
    release_ids: [releaseId],
    release_id: releaseId,
    current_version_id: expect.any(Number),
  });
  const listed = await space.management.stories.list({ query: { in_release: releaseId } });
  expect(listed.data.stories?.map((each) => each.id)).toEqual([id]);

  const preview = space.delivery('local-preview');
  const read = async (from_release: number | undefined) =>
    (
      await preview.get('cdn/stories/karten', {
        version: 'draft',
        ...(from_release && { from_release: String(from_release) }),
      })
    ).data.story;
  expect(await read(releaseId)).toMatchObject({ content: { title: 'Im Release' }, release_id: releaseId });
  expect(await read(undefined)).toMatchObject({ content: { title: 'karten' }, release_id: null });
  expect(await shown(space, 'karten')).toBe('karten');

  expect((await ask(space, `/releases/${releaseId}`, { method: 'DELETE' })).status).toBe(200);
  expect((await ask(space, '/releases')).body).toEqual({ releases: [] });
  expect((await ask(space, `/stories/${id}?release_id=${releaseId}`)).status).toBe(404);
});

test('all pages go live together, new ones that link to each other too, each told once', async () => {
  const space = await start();
  const [live, one] = [await livePage(space, 'live'), await createPage(space, 'eins')];
  const id = await begin(space);
  const two = await ask(space, `/stories?release_id=${id}`, {
    method: 'POST',
    body: { story: { name: 'zwei', slug: 'zwei', content: titled('zwei') } },
  });
  const { id: twoId, uuid: twoUuid } = two.body.story;
  const campaign = (uuid: string) => ({
    shownUntil: `${inHours(30 * 24).slice(0, 10)} 00:00`,
    afterText: 'Die Aktion ist vorbei, schöne Karten gibt es weiterhin.',
    onwardText: 'Alle Karten ansehen',
    onward: storyLink(uuid),
  });
  await save(space, one.id, titled('eins', campaign(twoUuid)), id);
  await save(space, twoId, titled('zwei', campaign(one.uuid)), id);
  await save(space, live.id, titled('live neu', campaign(one.uuid)), id);
  const before = receiver.received.length;
  expect((await ask(space, `/releases/${id}/findings`)).body).toEqual({ findings: [], seasons_over: [] });
  expect(await shown(space, 'eins')).toBeUndefined();

  const done = await release(space, id);
  expect(done.body).toMatchObject({
    release: { released: true, released_by: 'Anna', released_at: expect.any(String) },
  });
  expect([await shown(space, 'live'), await shown(space, 'eins'), await shown(space, 'zwei')]).toEqual([
    'live neu',
    'eins',
    'zwei',
  ]);
  await expect.poll(() => receiver.received.length - before).toBe(3);
  expect((await release(space, id)).status).toBe(422);
  expect((await save(space, one.id, titled('zu spät'), id)).status).toBe(422);
  // An editor who looks just then is told of nothing.
  expect(await ask(space, `/releases/${id}/findings`)).toMatchObject({ status: 200, body: { findings: [] } });
});

test('where the judge finds an error on one page nothing goes live, and it is said which', async () => {
  const space = await start();
  const [good, bad] = [await livePage(space, 'gut'), await livePage(space, 'schlecht')];
  const id = await begin(space);
  await save(space, good.id, titled('gut neu'), id);
  await save(space, bad.id, titled('Ohne Titel', { title: '' }), id);
  const refused = await release(space, id);
  expect(refused).toMatchObject({ status: 422, body: { findings: [{ story_id: bad.id, field: 'title' }] } });
  expect((await ask(space, `/releases/${id}/findings`)).body.findings).toEqual(refused.body.findings);
  expect([await shown(space, 'gut'), await titleOf(space, good.id)]).toEqual(['gut', 'gut']);
});

test('what was published since is joined, what is drafted beside stays a draft, contradictions are settled', async () => {
  const space = await start();
  const { id: page } = await livePage(space, 'seite');
  const id = await begin(space);
  const old = (await ask(space, `/stories/${page}`)).body.story.content;
  await save(space, page, { ...old, description: 'Im Release beschrieben, so lang wie nötig.' }, id);
  await save(space, page, { ...old, title: 'Korrigiert' });
  await ask(space, `/stories/${page}/publish`);
  await save(space, page, { ...old, title: 'Nur ein Entwurf' });
  const other = await begin(space, { name: 'Zweites' });
  await ask(space, `/releases/${other}/stories`, { method: 'POST', body: { story_id: page } });

  expect((await ask(space, `/releases/${id}/stories`)).body.release_stories).toMatchObject([
    { story_id: page, is_behind: true, contradictions: 0, changes: { edited: { count: 1 } } },
  ]);
  expect((await release(space, id)).status).toBe(200);
  expect(await shown(space, 'seite')).toBe('Korrigiert');
  const { story } = (await ask(space, `/stories/${page}`)).body;
  expect(story).toMatchObject({
    unpublished_changes: true,
    content: { title: 'Nur ein Entwurf', description: 'Im Release beschrieben, so lang wie nötig.' },
  });

  await save(space, page, { ...old, title: 'Zweites' }, other);
  await save(space, page, { ...story.content, title: 'Noch anders' });
  expect((await release(space, other)).body.findings).toMatchObject([
    { story_id: page, code: 'contradiction', field: 'title' },
  ]);
  expect((await ask(space, `/releases/${other}/conflict_check`)).body).toEqual({ has_conflicts: true });
  const merge = (settled: object[]) =>
    ask(space, `/releases/${other}/stories/${page}/merge`, { method: 'POST', body: { settled } });
  const asked = await merge([]);
  expect(asked).toMatchObject({
    status: 409,
    body: { conflicts: [{ release: 'Zweites', page: 'Noch anders' }] },
  });
  const [{ uid, field }] = asked.body.conflicts;
  expect((await merge([{ uid, field, keeps: 'release' }])).status).toBe(200);
  expect((await release(space, other)).status).toBe(200);
  expect(await shown(space, 'seite')).toBe('Zweites');
  expect(await titleOf(space, page)).toBe('Zweites');
});

test('a save that another one in the release overtook is refused', async () => {
  const space = await start();
  const { id: page } = await livePage(space, 'seite');
  const id = await begin(space);
  const version = async (): Promise<number> =>
    (await ask(space, `/stories/${page}?release_id=${id}`)).body.story.current_version_id;
  const ordinary = await version();
  expect((await save(space, page, titled('eins'), id, ordinary)).status).toBe(200);
  // Of one who has seen the page before it was in the release.
  expect((await save(space, page, titled('eineinhalb'), id, ordinary)).status).toBe(412);
  const first = await version();
  expect((await save(space, page, titled('zwei'), id, first)).status).toBe(200);
  expect(await save(space, page, titled('drei'), id, first)).toMatchObject({
    status: 412,
    body: { current_version: first + 1 },
  });
  const renamed = { method: 'PUT', body: { story: { name: 'Anders' } } };
  expect((await ask(space, `/stories/${page}?release_id=${id}`, renamed)).body).toHaveProperty('name');
});

test('a release goes live at its moment, once with several processes, and what was due is done at the next start', async () => {
  const [one, two] = [await start(), await start()];
  const pages = [await livePage(one, 'a'), await livePage(one, 'b'), await createPage(one, 'c')];
  const id = await begin(one, { release_at: inHours(2) });
  for (const { id: page, slug } of pages) await save(one, page, titled(`${slug} neu`), id);
  const asOf = { token: 'local-preview', version: 'draft', as_of: inHours(3) };
  const later = await fetch(`${one.origin}/v2/cdn/stories/c?${new URLSearchParams(asOf)}`);
  expect((await later.json()).story.content.title).toBe('c neu');
  const published = receiver.received.length;
  moveClock(3);
  await expect.poll(() => shown(two, 'c'), { timeout: 5000 }).toBe('c neu');
  expect([await shown(one, 'a'), await shown(two, 'b')]).toEqual(['a neu', 'b neu']);
  await expect.poll(() => receiver.received.length - published).toBe(3);

  const next = await begin(one, { name: 'Silvester', release_at: inHours(1) });
  await save(one, pages[0]?.id ?? 0, titled('Silvester'), next);
  for (const space of spaces.splice(0)) await space.close();
  moveClock(5);
  const restarted = await start();
  await expect.poll(() => shown(restarted, 'a'), { timeout: 5000 }).toBe('Silvester');
});

test('one that is refused at its moment waits with its reasons until another is chosen', async () => {
  const space = await start();
  const { id: page } = await livePage(space, 'seite');
  const id = await begin(space, { release_at: inHours(1) });
  await save(space, page, titled('Ohne Titel', { title: '' }), id);
  moveClock(2);
  const stored = async () => (await ask(space, `/releases/${id}`)).body.release;
  await expect.poll(stored, { timeout: 5000 }).toMatchObject({
    released: false,
    refused_at: expect.any(String),
    findings: [{ story_id: page, field: 'title' }],
  });
  await save(space, page, titled('Besser'), id);
  await ask(space, `/releases/${id}`, { method: 'PUT', body: { release: { release_at: inHours(1) } } });
  expect(await stored()).toMatchObject({ refused_at: null, findings: [] });
  moveClock(2);
  await expect.poll(() => shown(space, 'seite'), { timeout: 5000 }).toBe('Besser');
});

test('what a release did is taken back by another one; what was changed since stays', async () => {
  const space = await start();
  const [page, fresh] = [await livePage(space, 'seite'), await createPage(space, 'neu')];
  const id = await begin(space);
  const old = (await ask(space, `/stories/${page.id}`)).body.story.content;
  await save(space, page.id, { ...old, title: 'Advent' }, id);
  await save(space, fresh.id, titled('neu'), id);
  await release(space, id);
  await save(space, page.id, {
    ...old,
    title: 'Advent',
    description: 'Seither beschrieben, so lang wie nötig.',
  });
  await ask(space, `/stories/${page.id}/publish`);
  const undone = await ask(space, `/releases/${id}/undo`, {
    method: 'POST',
    body: { release: { name: 'Advent zurück' } },
  });
  expect(undone).toMatchObject({
    status: 201,
    body: { release: { origin: 'undo', undoes: id, story_ids: [page.id] }, stay_public: [fresh.id] },
  });
  expect((await release(space, undone.body.release.id)).status).toBe(200);
  expect((await ask(space, `/stories/${page.id}`)).body.story).toMatchObject({
    unpublished_changes: false,
    content: { title: 'seite', description: 'Seither beschrieben, so lang wie nötig.' },
  });
});

test('single blocks of a release are taken over into the ordinary draft, without going live', async () => {
  const space = await start();
  const body = [
    { component: 'quote', _uid: 'q1', text: 'Erstes' },
    { component: 'quote', _uid: 'q2', text: 'Zweites' },
  ];
  const { id: page } = await createPage(space, 'seite', { content: titled('seite', { body }) });
  const id = await begin(space);
  const { content } = (await ask(space, `/stories/${page}`)).body.story;
  const changed = [
    { ...body[0], text: 'Erstes neu' },
    { ...body[1], text: 'Zweites neu' },
    { component: 'quote', _uid: 'q3', text: 'Drittes' },
  ];
  await save(space, page, { ...content, title: 'Anders', body: changed }, id);
  const take = (blocks?: string[]) =>
    ask(space, `/releases/${id}/stories/${page}/take_over`, {
      method: 'POST',
      body: blocks ? { blocks } : {},
    });
  const taken = await take(['q2', 'q3']);
  expect(taken.body.story).toMatchObject({
    published: false,
    content: { title: 'seite', body: [{ text: 'Erstes' }, { text: 'Zweites neu' }, { text: 'Drittes' }] },
  });
  const all = await take();
  expect(all.body.story.content).toMatchObject({ title: 'Anders', body: changed });
});

test('where pages need approval, a release needs it for the very drafts that it holds', async () => {
  const started = await startContentSpace(
    { tokens, accounts: { ...accounts, needsApproval: true } },
    database,
  );
  spaces.push(started);
  const headers = { authorization: managementToken };
  const asked = (path: string, options: Ask = {}) => ask(started, path, { ...options, headers });
  const story = { name: 'Seite', slug: 'seite', content: titled('seite') };
  const page = (await asked('/stories', { method: 'POST', body: { story } })).body.story.id;
  const made = await asked('/releases', {
    method: 'POST',
    body: { release: { name: 'Advent', release_at: inHours(1) } },
  });
  const { id } = made.body.release;
  const write = (title: string) =>
    asked(`/stories/${page}?release_id=${id}`, {
      method: 'PUT',
      body: { story: { content: titled(title) } },
    });
  const approve = () => asked(`/releases/${id}/stories/${page}/approve`, { method: 'POST' });
  await write('Freigegeben');
  await approve();
  await write('Danach geändert');
  moveClock(2);
  const stored = async () => (await asked(`/releases/${id}`)).body.release;
  await expect
    .poll(async () => (await stored()).findings, { timeout: 10_000 })
    .toMatchObject([{ story_id: page, code: 'not_approved' }]);
  await approve();
  const later = { release: { release_at: inHours(1) } };
  await asked(`/releases/${id}`, { method: 'PUT', body: later });
  moveClock(2);
  await expect.poll(async () => (await stored()).released, { timeout: 10_000 }).toBe(true);
});
