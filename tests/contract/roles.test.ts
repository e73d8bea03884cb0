import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { actionOf } from '@blattwerk/preview-server/content-space/access/action-of.ts';
import {
  type Action,
  actions,
  actionTable,
  may,
  type Role,
  roles,
} from '@blattwerk/preview-server/roles/roles.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { accounts, ask, becomeMember, managementToken, tokens } from './editor-accounts.ts';
import { pageContent } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
let database: Database;
const cookies = new Map<Role, string>();
const base = '/v1/spaces/100001';
const back = { backEnd: 'http://127.0.0.1:9', operatorToken: () => 'token' };

beforeAll(async () => {
  database = await openTestDatabase();
  space = await startContentSpace(
    { tokens, accounts, designDesk: back, flagDesk: back, figures: back },
    database,
  );
  for (const role of roles) cookies.set(role, await becomeMember(space, database, role));
});
afterAll(async () => {
  await space.close();
  await database.close();
});

/** By the token, as the operator's tools do. */
async function make(path: string, body: unknown): Promise<number> {
  const response = await space.request(`${base}${path}`, {
    method: 'POST',
    headers: { authorization: managementToken, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { story } = (await response.json()) as { story: { id: number } };
  return story.id;
}

let count = 0;
/** A new page, published or not. */
async function page(isPublished = false): Promise<number> {
  count += 1;
  const slug = `seite-${count}`;
  const id = await make('/stories', { story: { name: slug, slug, content: pageContent(slug) } });
  if (isPublished)
    await space.request(`${base}/stories/${id}/publish`, { headers: { authorization: managementToken } });
  return id;
}

type Attempt = { path: string; method?: string; body?: unknown };

/** A request that does each action, on a page of its own. */
const attempts: Record<Action, () => Promise<Attempt>> = {
  read: async () => ({ path: `${base}/stories/${await page()}` }),
  comment: async () => ({
    path: `${base}/stories/${await page()}/discussions`,
    method: 'POST',
    body: { discussion: { title: 'Titel', block_uid: 'b', comment: { message: 'Gut so?' } } },
  }),
  write: async () => ({
    path: `${base}/stories/${await page()}`,
    method: 'PUT',
    body: { story: { content: pageContent('neu') } },
  }),
  'ask-for-review': async () => ({
    path: `${base}/workflow_stage_changes`,
    method: 'POST',
    body: { workflow_stage_change: { story_id: await page(), workflow_stage_id: 2 } },
  }),
  share: async () => ({
    path: '/workspace/share-links',
    method: 'POST',
    body: { story: await page(), note: 'Für Tante Ida', days: 7 },
  }),
  upload: async () => ({
    path: `${base}/assets`,
    method: 'POST',
    body: { filename: 'rose.jpg', size: '1x1' },
  }),
  approve: async () => ({
    path: `${base}/workflow_stage_changes`,
    method: 'POST',
    body: { workflow_stage_change: { story_id: await page(), workflow_stage_id: 3 } },
  }),
  arrange: async () => ({ path: `${base}/stories/${await page()}`, method: 'DELETE' }),
  'keep-files': async () => ({
    path: `${base}/asset_folders`,
    method: 'POST',
    body: { asset_folder: { name: `Ordner ${count}` } },
  }),
  'save-sections': async () => ({
    path: `${base}/presets`,
    method: 'POST',
    body: { preset: { name: 'Abschnitt', component_id: 1, preset: {} } },
  }),
  'make-cards': async () => ({ path: '/designs/api/designs', method: 'POST', body: {} }),
  publish: async () => ({ path: `${base}/stories/${await page()}/publish` }),
  'change-live': async () => {
    const id = await page(true);
    return { path: `${base}/stories/${id}`, method: 'PUT', body: { story: { slug: `anders-${id}` } } };
  },
  'change-lists': async () => ({
    path: `${base}/datasource_entries`,
    method: 'POST',
    body: { datasource_entry: { name: 'a', value: 'b', datasource_id: 1 } },
  }),
  'roll-out': async () => ({ path: '/flags/api/segments', method: 'POST', body: {} }),
  administer: async () => ({ path: `${base}/api_keys` }),
  'read-mail': async () => ({ path: '/outbox' }),
  'manage-members': async () => ({ path: '/workspace/members' }),
};

describe.each(roles)('%s', (role) => {
  it.each(actions)('%s', async (action) => {
    const { path, ...rest } = await attempts[action]();
    const { status, body } = await ask(space, path, { ...rest, cookie: cookies.get(role) ?? '' });
    if (may(role, action)) expect([401, 403]).not.toContain(status);
    else
      expect({ status, body }).toEqual({ status: 403, body: { error: actionTable[action].refusal, action } });
  });
});

test('each role may do what those before it may', () => {
  for (const action of actions) {
    const allowed = roles.map((role) => may(role, action));
    expect(allowed.toSorted()).toEqual(allowed);
    expect(may('administrator', action)).toBe(true);
  }
});

type More = [name: string, action: Action, method: string, path: () => Promise<string>, body: unknown];

const moreThanWriting: More[] = [
  [
    'planning a publication',
    'publish',
    'POST',
    async () => `${base}/story_schedulings`,
    { story_scheduling: { story_id: 1, publish_at: '2099-01-01T00:00:00Z' } },
  ],
  [
    'putting another file in the place of one',
    'change-live',
    'POST',
    async () => '/workspace/assets/1/replacement',
    { by: 2, is_new_file: false },
  ],
  [
    'publishing with a save',
    'publish',
    'PUT',
    async () => `${base}/stories/${await page()}?publish=1`,
    { story: {} },
  ],
  [
    'a new folder',
    'arrange',
    'POST',
    async () => `${base}/stories`,
    { story: { name: 'F', slug: 'f', is_folder: true } },
  ],
  [
    'deleting what is published',
    'change-live',
    'DELETE',
    async () => `${base}/stories/${await page(true)}`,
    undefined,
  ],
  [
    'moving what is published',
    'change-live',
    'PUT',
    async () => `${base}/stories/${await page(true)}/move?after_id=0`,
    {},
  ],
  [
    'another tag of what is published',
    'change-live',
    'PUT',
    async () => `${base}/stories/${await page(true)}`,
    { story: { tag_list: ['neu'] } },
  ],
];

async function begunRelease(): Promise<number> {
  const answer = await ask(space, `${base}/releases`, {
    method: 'POST',
    body: { release: { name: 'Advent' } },
    cookie: cookies.get('author') ?? '',
  });
  return (answer.body as { release: { id: number } }).release.id;
}

moreThanWriting.push(
  [
    'a release with a moment',
    'publish',
    'POST',
    async () => `${base}/releases`,
    { release: { name: 'Advent', release_at: '2099-01-01T00:00:00Z' } },
  ],
  [
    'giving a release its moment',
    'publish',
    'PUT',
    async () => `${base}/releases/${await begunRelease()}`,
    { release: { release_at: '2099-01-01T00:00:00Z' } },
  ],
  [
    'publishing a release',
    'publish',
    'PUT',
    async () => `${base}/releases/${await begunRelease()}`,
    { do_release: true },
  ],
  [
    'approving a page in a release',
    'approve',
    'POST',
    async () => `${base}/releases/${await begunRelease()}/stories/${await page()}/approve`,
    {},
  ],
);

test.each(moreThanWriting)('%s takes more than writing', async (_name, action, method, path, body) => {
  const role = action === 'change-live' ? 'editor' : 'author';
  const given = { method, cookie: cookies.get(role) ?? '', ...(body !== undefined && { body }) };
  expect(await ask(space, await path(), given)).toMatchObject({ status: 403, body: { action } });
});

test('what is named nowhere is the administrators’, to change and to make', () => {
  for (const path of [
    '/spaces/1/components',
    '/spaces/1/anything',
    '/spaces/1',
    '/field_types/2',
    '/spaces/1/constructor',
  ])
    expect(actionOf('POST', path)).toBe('administer');
  expect(actionOf('GET', '/spaces/1/stories/2/unpublish')).toBe('publish');
  expect(actionOf('HEAD', '/spaces/1/stories/2')).toBe('read');
});

test('only administrators are told the token that reads every draft', async () => {
  for (const role of roles) {
    const { body } = await ask(space, base, { cookie: cookies.get(role) ?? '' });
    expect(JSON.stringify(body).includes(tokens.preview)).toBe(role === 'administrator');
  }
});
