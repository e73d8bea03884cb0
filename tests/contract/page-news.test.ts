import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { type PageNews, pageNewsSchema } from '@blattwerk/preview-server/workspace-api/news/page-news.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPage, pageContent } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
let other: RunningContentSpace;
let closeDatabase: () => Promise<void>;
let story: number;
const ends: AbortController[] = [];

beforeAll(async () => {
  const database = await openTestDatabase();
  closeDatabase = () => database.close();
  space = await startContentSpace({}, database);
  other = await startContentSpace({}, database);
  story = (await createPage(space, 'versand')).id;
});
afterEach(() => {
  for (const end of ends.splice(0)) end.abort();
});
afterAll(async () => {
  await space.close();
  await other.close();
  await closeDatabase();
});

test('tells of a save and of a publication, whichever process takes them', async () => {
  const news = await follow(space);
  expect((await news.next()).stored).toMatchObject({ version: 1, publishedAt: null });
  await save(space);
  expect(await news.until(({ stored }) => stored?.version === 2)).toBeDefined();
  await save(other);
  expect(await news.until(({ stored }) => stored?.version === 3)).toBeDefined();
  await space.request(`/v1/spaces/100001/stories/${story}/publish`);
  const published = await news.until(({ stored }) => stored?.publishedAt !== null);
  expect(published.stored?.version).toBe(3);
});

test('says who else is on the page, what they call themselves and where they are, until they go', async () => {
  const news = await follow(space);
  const tab = crypto.randomUUID();
  const colleague = await follow(space, tab);
  await news.until(({ people }) => people.some((person) => person.tab === tab));
  const told = { story, name: ' Anna\n Blum ', block: 'b1', isEditing: true };
  expect((await tell(tab, told)).status).toBe(204);
  const { people } = await news.until((each) => each.people.some(({ name }) => name !== ''));
  expect(people).toContainEqual({ tab, name: 'Anna  Blum', block: 'b1', isEditing: true });
  colleague.end();
  await space.request(`/workspace/presence/${tab}`, { method: 'DELETE' });
  await news.until((each) => each.people.every((person) => person.tab !== tab));
});

test('a tab in the background asks once and counts as there', async () => {
  const news = await follow(space);
  const tab = crypto.randomUUID();
  const response = await space.request(`/workspace/news?tab=${tab}&story=${story}`, {
    headers: { accept: 'application/json' },
  });
  expect(pageNewsSchema.parse(await response.json()).people.map((person) => person.tab)).toContain(tab);
  await news.until(({ people }) => people.some((person) => person.tab === tab));
});

test('tells of what is said of its blocks, and of steps of its review', async () => {
  const news = await follow(space);
  const { stored: before } = await news.next();
  const post = (path: string, body: unknown) =>
    space.request(`/v1/spaces/100001${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post(`/stories/${story}/discussions`, {
    discussion: { title: 'Titel', block_uid: 'b1', comment: { message: 'Stimmt das?' } },
  });
  await news.until(({ stored }) => stored?.discussions !== before?.discussions);
  await post('/workflow_stage_changes', { workflow_stage_change: { story_id: story, workflow_stage_id: 2 } });
  await news.until(({ stored }) => stored?.review !== before?.review);
});

test('a page that was deleted is not there', async () => {
  const gone = (await createPage(space, 'weg')).id;
  const news = await follow(space, crypto.randomUUID(), gone);
  expect((await news.next()).stored?.version).toBe(1);
  await space.request(`/v1/spaces/100001/stories/${gone}`, { method: 'DELETE' });
  expect((await news.until(({ stored }) => stored === null)).story).toBe(gone);
});

test('a tab has one stream: the earlier one ends', async () => {
  const tab = crypto.randomUUID();
  const first = await follow(space, tab);
  await first.next();
  const second = await follow(space, tab);
  await second.next();
  await expect(first.until(() => false)).rejects.toThrow('the stream has ended');
});

test('each save carries the name its editor goes by', async () => {
  await save(space, { 'X-Editor-Name': encodeURIComponent('Jürgen') });
  const response = await space.request(`/v1/spaces/100001/stories/${story}`);
  expect(await response.json()).toMatchObject({ story: { last_author: { friendly_name: 'Jürgen' } } });
});

test.each([
  ['news without a token', '/workspace/news?tab=TAB&story=1', { authorization: '' }, 401],
  ['news of no tab', '/workspace/news?tab=me&story=1', {}, 400],
  ['news of no story', '/workspace/news?tab=TAB&story=first', {}, 400],
  ['another site', '/workspace/news?tab=TAB&story=1', { 'sec-fetch-site': 'cross-site' }, 403],
])('refuses %s', async (_name, path, headers, status) => {
  const response = await space.request(path.replace('TAB', crypto.randomUUID()), { headers });
  expect(response.status).toBe(status);
});

test.each([
  ['no story', { name: 'Anna', block: null, isEditing: true }, 400],
  ['more than there is room for', { story: 1, name: 'a'.repeat(3000), block: null, isEditing: true }, 413],
])('refuses to note %s', async (_name, told, status) => {
  expect((await tell(crypto.randomUUID(), told)).status).toBe(status);
});

const save = (by: RunningContentSpace, headers: Record<string, string> = {}) =>
  by.request(`/v1/spaces/100001/stories/${story}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ story: { content: pageContent('Versand und Lieferung') } }),
  });

const tell = (tab: string, told: Record<string, unknown>) =>
  space.request(`/workspace/presence/${tab}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(told),
  });

/** Follows a page as a tab does; news that changed nothing asked for is passed over by `until`. */
async function follow(from: RunningContentSpace, tab: string = crypto.randomUUID(), page = story) {
  const controller = new AbortController();
  ends.push(controller);
  const response = await from.request(`/workspace/news?tab=${tab}&story=${page}`, {
    headers: { accept: 'text/event-stream' },
    signal: controller.signal,
  });
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream\b/);
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const next = async (): Promise<PageNews> => {
    const read = await events?.read();
    if (!read || read.done) throw new Error('the stream has ended');
    return pageNewsSchema.parse(JSON.parse(read.value.data));
  };
  const until = async (isThat: (news: PageNews) => boolean): Promise<PageNews> => {
    for (;;) {
      const news = await next();
      if (isThat(news)) return news;
    }
  };
  return { next, until, end: () => controller.abort() };
}
