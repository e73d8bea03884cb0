import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, ask, becomeMember, managementToken, tokens } from './editor-accounts.ts';
import { pageContent } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
let database: Database;
let author: string;
let editor: string;
const base = '/v1/spaces/100001';

beforeAll(async () => {
  database = await openTestDatabase();
  space = await startContentSpace({ tokens, accounts: { ...accounts, needsApproval: true } }, database);
  author = await becomeMember(space, database, 'author');
  editor = await becomeMember(space, database, 'editor');
});
afterAll(async () => {
  await space.close();
  await database.close();
});

/** Requests as the vendor's clients make them, with the token. */
async function send(method: string, path: string, body?: unknown) {
  const response = await space.request(`/v1/${path}`, {
    method,
    headers: { authorization: managementToken, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { data: await response.json() };
}
const vendor = {
  get: (path: string, query: Record<string, string> = {}) =>
    send('GET', `${path}?${new URLSearchParams(query)}`),
  post: (path: string, body: unknown) => send('POST', path, body),
  put: (path: string, body: unknown) => send('PUT', path, body),
};

async function page(slug: string): Promise<number> {
  const { data } = await vendor.post('spaces/100001/stories', {
    story: { name: slug, slug, content: pageContent(slug) },
  });
  return data.story.id;
}

test('a discussion at the vendor’s addresses: opened, answered, settled, opened again', async () => {
  const story = await page('gespräch');
  const opened = await vendor.post(`spaces/100001/stories/${story}/discussions`, {
    discussion: {
      title: 'Überschrift',
      block_uid: 'b1',
      component: 'page_container_headline',
      fieldname: 'headline',
      comment: {
        message_json: [
          { type: 'text', text: 'Ist das so gemeint, ' },
          { type: 'mention', attrs: { id: 1001, label: 'Anna' } },
          { type: 'text', text: '?' },
        ],
      },
    },
  });
  const { id } = opened.data.discussion;
  expect(opened.data.discussion).toMatchObject({
    ...{ title: 'Überschrift', block_uid: 'b1', fieldname: 'headline', solved_at: null, lang: 'default' },
    last_comment: { message: 'Ist das so gemeint, @Anna?', user_id: 1, author: 'Redaktion' },
  });
  await vendor.post(`spaces/100001/discussions/${id}/comments`, { comment: { message: 'Ja.' } });
  const settled = await vendor.put(`spaces/100001/discussions/${id}`, {
    discussion: { solved_at: '2026-11-27 12:00' },
  });
  expect(settled).toMatchObject({ data: { discussion: { last_comment: { message: 'Ja.' } } } });
  const list = async (by_status: string) =>
    (await vendor.get(`spaces/100001/stories/${story}/discussions`, { by_status })).data.discussions.length;
  expect([await list('solved'), await list('unsolved')]).toEqual([1, 0]);
  await vendor.put(`spaces/100001/discussions/${id}`, { discussion: { solved_at: null } });
  expect([await list('solved'), await list('unsolved')]).toEqual([0, 1]);
  const { data } = await vendor.get(`spaces/100001/discussions/${id}/comments`);
  expect(data.comments.map(({ message }: { message: string }) => message)).toEqual([
    'Ist das so gemeint, @Anna?',
    'Ja.',
  ]);
});

test('who wrote a comment changes it; the last one takes the discussion along', async () => {
  const story = await page('wer-schreibt');
  const path = `${base}/stories/${story}/discussions`;
  const opened = await ask(space, path, {
    method: 'POST',
    cookie: author,
    body: { discussion: { title: 'Bild', block_uid: 'b2', comment: { message: 'Zu dunkel' } } },
  });
  expect(opened).toMatchObject({
    status: 201,
    body: { discussion: { last_comment: { author: 'Wer author ist' } } },
  });
  const { discussion } = opened.body as { discussion: { id: number; last_comment: { id: number } } };
  const comment = `${base}/discussions/${discussion.id}/comments/${discussion.last_comment.id}`;
  const change = { method: 'PUT', body: { comment: { message: 'Viel zu dunkel' } } };
  expect((await ask(space, comment, { ...change, cookie: editor })).status).toBe(403);
  expect((await ask(space, comment, { method: 'DELETE', cookie: editor })).status).toBe(403);
  expect((await ask(space, comment, { ...change, cookie: author })).body).toMatchObject({
    comment: { message: 'Viel zu dunkel' },
  });
  expect((await ask(space, comment, { method: 'DELETE', cookie: author })).status).toBe(204);
  expect((await ask(space, path, { cookie: author })).body).toEqual({ discussions: [] });
});

test.each([
  ['nothing said', { title: 'T', block_uid: 'b', comment: { message: ' ' } }],
  ['no block', { title: 'T', comment: { message: 'Gut' } }],
  ['too much', { title: 'T', block_uid: 'b', comment: { message: 'a'.repeat(4001) } }],
])('refuses a discussion with %s', async (_name, discussion) => {
  const story = await page(`schlecht-${_name.replaceAll(' ', '-')}`);
  const answer = await ask(space, `${base}/stories/${story}/discussions`, {
    method: 'POST',
    cookie: author,
    body: { discussion },
  });
  expect(answer).toMatchObject({ status: 422, body: { error: expect.stringContaining('Invalid field') } });
});

test('a page is reviewed in stages, and where that is set members publish what was approved, as it was looked at', async () => {
  const { data } = await vendor.get('spaces/100001/workflow_stages/');
  expect(data.workflow_stages.map(({ name }: { name: string }) => name)).toEqual([
    'In Arbeit',
    'Zu prüfen',
    'Freigegeben',
  ]);
  const publisher = await becomeMember(space, database, 'publisher');
  const story = await page('geprüft');
  const move = (cookie: string, workflow_stage_id: number, more: Record<string, unknown> = {}) =>
    ask(space, `${base}/workflow_stage_changes`, {
      method: 'POST',
      cookie,
      body: {
        workflow_stage_change: { story_id: story, workflow_stage_id, ...more },
        comment: { message: 'Bitte' },
      },
    });
  const publish = () => ask(space, `${base}/stories/${story}/publish`, { cookie: publisher });
  expect(await publish()).toMatchObject({ status: 422, body: { unapproved: true } });

  expect(await move(author, 2, { reviewer: 'Wer editor ist' })).toMatchObject({
    status: 201,
    body: {
      workflow_stage_change: { author: 'Wer author ist', reviewer: 'Wer editor ist', message: 'Bitte' },
    },
  });
  expect((await move(author, 3)).status).toBe(403);
  expect((await move(editor, 9)).status).toBe(422);
  expect(await move(editor, 3, { version: 7 })).toMatchObject({ status: 412, body: { current_version: 1 } });
  expect((await move(editor, 3, { version: 1 })).status).toBe(201);
  await ask(space, `${base}/stories/${story}`, {
    method: 'PUT',
    cookie: author,
    body: { story: { content: pageContent('nach der Freigabe') } },
  });
  expect((await publish()).status).toBe(422);
  await move(editor, 3);
  expect(await publish()).toMatchObject({
    status: 200,
    body: {
      story: { published: true, stage: { workflow_stage_id: 3, version: 2, author: 'Wer editor ist' } },
    },
  });
  const changes = await vendor.get('spaces/100001/workflow_stage_changes/', { with_story: String(story) });
  expect(changes.data.workflow_stage_changes).toHaveLength(3);
});

test('the operator’s token publishes without an approval', async () => {
  const story = await page('vom-betrieb');
  const { data } = await vendor.get(`spaces/100001/stories/${story}/publish`);
  expect(data.story.published).toBe(true);
});
