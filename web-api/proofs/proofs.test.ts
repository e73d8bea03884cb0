import { draftLinks } from '@blattwerk/database/tables/proofs.ts';
import { mostProofComments, proofKeyHeader } from '@blattwerk/schemas/configurator/proof-limits.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../test-support/browser.ts';
import { askDrafts, card, contentOf, startDesigningBackEnd } from '../test-support/designing-back-end.ts';
import type { RunningBackEnd } from '../test-support/running-back-end.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startDesigningBackEnd(() => new Date('2026-11-24T08:00:00Z'));
});
afterAll(() => backEnd.close());

/** A guest’s draft with a link, and how a friend asks for it. */
async function shared() {
  const browser = openBrowser(backEnd);
  const content = contentOf({ texts: { names: 'Ida & Jan' } });
  const made = await askDrafts(browser, 'POST ', { body: { designId: card, content } });
  const { id, key } = made.value;
  const owner = (what: string, body?: unknown) =>
    askDrafts(browser, what.replace('$', `/${id}`), { key, body });
  const link = (await owner('POST $/link')).value;
  const friend = async (
    path: string,
    { with: own = link.key, body }: { with?: unknown; body?: unknown } = {},
  ) => {
    const answer = await openBrowser(backEnd).ask(`/web-api/proofs/${link.id}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { [proofKeyHeader]: String(own) },
      ...(body !== undefined && { body }),
    });
    return answer;
  };
  return { owner, friend, link };
}

const said = { page: 'outside', x: 0.25, y: 0.5, name: 'Ruth', text: 'Mit Akut, bitte.', suggestion: null };

test('who has the link sees the pages and says something; nothing else of the draft is told', async () => {
  const { owner, friend } = await shared();
  const proof = await (await friend('')).json();
  expect(proof).toMatchObject({ revision: 1, comments: [] });
  expect(proof.pages[0].texts).toContainEqual({ slot: 'names', words: 'Ida & Jan' });
  expect(JSON.stringify(proof)).not.toContain('photo');
  const picture = await friend('/pages/0?width=600');
  expect(picture.headers.get('cache-control')).toBe('no-store');
  expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(600);
  const suggestion = { slot: 'names', words: 'Ída & Jan' };
  const sent = await friend('/comments', { body: { ...said, suggestion } });
  expect(sent.status).toBe(201);
  const { value } = await owner('GET $/comments');
  expect(value).toMatchObject({ hasLink: true, comments: [{ name: 'Ruth', suggestion, state: 'open' }] });
});

test('another key opens nothing, and an ended link neither; the comments stay', async () => {
  const { owner, friend, link } = await shared();
  await friend('/comments', { body: said });
  const other = `${String(link.key).slice(0, -1)}${String(link.key).endsWith('A') ? 'B' : 'A'}`;
  for (const key of [other, '', 'x'.repeat(500)]) expect((await friend('', { with: key })).status).toBe(404);
  expect((await friend('/comments', { with: other, body: said })).status).toBe(404);
  expect((await owner('DELETE $/link')).status).toBe(200);
  for (const path of ['', '/pages/0']) expect((await friend(path)).status).toBe(404);
  expect((await owner('GET $/comments')).value).toMatchObject({
    hasLink: false,
    comments: [{ text: said.text }],
  });
});

test('a new link ends the one before; the database knows neither key', async () => {
  const { owner, friend, link } = await shared();
  const next = (await owner('POST $/link')).value;
  expect(next.id).not.toBe(link.id);
  expect((await friend('')).status).toBe(404);
  const rows = JSON.stringify(await backEnd.database.select().from(draftLinks));
  expect(rows).not.toContain(String(next.key));
});

test('the owner alone settles a comment, of the own draft alone', async () => {
  const { owner, friend } = await shared();
  await friend('/comments', { body: said });
  const { value } = await owner('GET $/comments');
  const [comment] = JSON.parse(JSON.stringify(value.comments));
  const settled = await owner(`PUT $/comments/${comment.id}`, { state: 'done' });
  expect(settled.value).toMatchObject({ comments: [{ state: 'done' }] });
  const another = await shared();
  expect((await another.owner(`PUT $/comments/${comment.id}`, { state: 'open' })).status).toBe(404);
});

test('what is said is bounded: in length, in place, in number', async () => {
  const { friend } = await shared();
  for (const wrong of [{ text: 'x'.repeat(301) }, { text: '  ' }, { x: 1.2 }, { name: '' }, { text: 'a\0b' }])
    expect((await friend('/comments', { body: { ...said, ...wrong } })).status).toBe(400);
  for (let count = 0; count < mostProofComments; count += 1) {
    const { status } = await friend('/comments', { body: said });
    expect(status).toBe(201);
  }
  expect((await friend('/comments', { body: said })).status).toBe(422);
}, 60_000);
