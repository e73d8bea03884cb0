import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { shareLinks } from '@blattwerk/database/tables/share-links.ts';
import { signShareToken } from '@blattwerk/preview-server/content-space/sharing/share-token.ts';
import { shareLinksAnswerSchema } from '@blattwerk/preview-server/workspace-api/share-links/share-links-answer.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPage, pageContent, storyLink } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  space = await startContentSpace({}, database);
});
afterAll(async () => {
  await space.close();
  await database.close();
});

const place = 'host=localhost:3000&language=default';
async function links(story: number, init: RequestInit = {}) {
  const response = await space.request(`/workspace/share-links?story=${story}&${place}`, init);
  return shareLinksAnswerSchema.parse(await response.json()).links;
}

async function share(story: number, days = 7) {
  const [made] = await links(story, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ story, note: 'Tante Ida', days }),
  });
  if (!made) throw new Error('No link came back.');
  return { ...made, token: new URL(made.url).searchParams.get('share') ?? '' };
}

const read = (path: string, token: string, more = '&version=draft') =>
  fetch(`${space.origin}/v2/cdn/${path}?token=${token}${more}`);

test('a link reads the draft of its page, in the shape of what is published, and counts', async () => {
  const hidden = await createPage(space, 'geheim');
  const { id } = await createPage(space, 'geteilt', {
    content: pageContent('Entwurf', { link: storyLink(hidden.uuid ?? '') }),
  });
  const { token } = await share(id);
  const response = await read(`stories/${id}`, token, '&version=draft&resolve_links=url');
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(text).toContain('Entwurf');
  // Neither marks for editors nor the addresses of other drafts, and no signature that would show them.
  for (const told of ['_editable', 'geheim"', 'preview_token']) expect(text).not.toContain(told);
  await read(`stories/${id}`, token);
  expect(await links(id)).toMatchObject([{ note: 'Tante Ida', opened: 2, lastOpenedAt: expect.any(String) }]);
});

test('a link reads nothing else', async () => {
  const mine = await createPage(space, 'meine');
  const other = await createPage(space, 'andere');
  const { token } = await share(mine.id);
  for (const [path, more] of [
    [`stories/${other.id}`, '&version=draft'],
    ['stories/andere', '&version=draft'],
    ['stories/meine', '&version=draft'],
    ['stories', '&version=draft'],
    ['links', '&version=draft'],
    ['spaces/me', ''],
    ['datasource_entries', ''],
    [`stories/${mine.id}`, '&version=draft&resolve_relations=page.products'],
    [`stories/${mine.id}`, '&version=draft&resolve_assets=1'],
    [`stories/${mine.id}`, '&version=published'],
  ] as const)
    expect([path, more, (await read(path, token, more)).status]).toEqual([path, more, 401]);
  const management = await space.request(`/v1/spaces/100001/stories/${mine.id}`, {
    headers: { authorization: token },
  });
  expect(management.status).toBe(401);
});

test('a link that is forged, expired or revoked reads nothing', async () => {
  const { id: storyId } = await createPage(space, 'vorbei');
  const { id, token } = await share(storyId);
  const status = async (given: string) => (await read(`stories/${storyId}`, given)).status;
  expect(await status(token)).toBe(200);
  const later = new Date(Date.now() + 60_000);
  expect(await status(signShareToken({ id, storyId, expiresAt: later }, 'another'))).toBe(401);
  expect(await status(signShareToken({ id, storyId, expiresAt: new Date(0) }, 'local-preview'))).toBe(401);
  const unknown = { id: crypto.randomUUID(), storyId, expiresAt: later };
  expect(await status(signShareToken(unknown, 'local-preview'))).toBe(401);
  expect(await status(token.slice(0, -1))).toBe(401);

  await space.request(`/workspace/share-links/${id}?${place}`, { method: 'DELETE' });
  expect(await status(token)).toBe(401);
  expect((await links(storyId))[0]?.revokedAt).not.toBeNull();
  const again = await space.request(`/workspace/share-links/${id}`, { method: 'DELETE' });
  expect(again.status).toBe(404);
});

test('a link is gone with its page', async () => {
  const { id } = await createPage(space, 'gelöscht');
  const { token } = await share(id);
  await space.request(`/v1/spaces/100001/stories/${id}`, { method: 'DELETE' });
  expect((await read(`stories/${id}`, token)).status).toBe(401);
  const kept = await database.select().from(shareLinks);
  expect(kept.filter(({ storyId }) => storyId === id)).toEqual([]);
});

test.each([
  ['no page', { story: 999_999_999, note: 'Ida', days: 7 }, 404],
  ['nobody', { story: 1, note: ' ', days: 7 }, 400],
  ['too long a time', { story: 1, note: 'Ida', days: 91 }, 400],
])('refuses a link to or for %s', async (_name, body, status) => {
  const response = await space.request('/workspace/share-links', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(status);
});
