import { createServer, type Server } from 'node:http';
import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import {
  type ComparedSuggestion,
  comparedSuggestionSchema,
  suggestionsAnswerSchema,
} from '@blattwerk/preview-server/assistant/desk/suggestions-answer.ts';
import { exampleCatalogue } from '@blattwerk/schemas/rules/examples/example-catalogue.ts';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { call, connect, makeToken } from './assistant-client.ts';
import { createFolder, createPage, pageContent } from './example-stories.ts';
import { portOf, type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let backEnd: Server;
let space: RunningContentSpace;
let database: Database;
let writer: Client;
let folder: number;
let story: { id: number; full_slug?: string };
let made = 0;
beforeAll(async () => {
  backEnd = createServer((_request, response) => {
    response.writeHead(200, { etag: '"1"', 'content-type': 'application/json' });
    response.end(JSON.stringify(exampleCatalogue));
  });
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${portOf(backEnd.address())}`;
  database = await openTestDatabase();
  space = await startContentSpace(
    { assistants: { perMinute: 6_000 }, catalogue: { origin, secret: 'geheim-und-lang' } },
    database,
  );
  folder = (await createFolder(space, 'blattwerk')).id;
  const { token } = await makeToken(space, { name: 'Wortfee', role: 'author' });
  writer = await connect(space.origin, token);
});
afterAll(async () => {
  await writer.close();
  await space.close();
  await database.close();
  backEnd.close();
});

const headline = (uid: string, text: string) => ({
  ...{ _uid: uid, component: 'page_container_headline' },
  ...{ headline: text, headlineType: uid === 'erste' ? 'h1' : 'h2' },
});
beforeEach(async () => {
  made += 1;
  const body = [headline('erste', 'Alte Zeile'), headline('zweite', 'Bleibt')];
  const content = pageContent('', { body, title: `Einladungskarten zur Hochzeit ${made}` });
  const slug = `seite-${made}`;
  story = await createPage(space, slug, { parent_id: folder, content });
  await space.management.stories.publish(story.id, {});
});

/** What shoppers and editors have: all of it must stay as it is. */
async function stored(id = story.id) {
  const { data } = await space.management.stories.get(id, {});
  const live = await fetch(
    `${space.origin}/v2/cdn/stories/${data.story?.full_slug}?token=local-public&version=published`,
  );
  const { story: published } = await live.json();
  return {
    draft: data.story?.content,
    author: authorSchema.parse(data.story?.last_author).friendly_name,
    version: data.story?.current_version_id,
    published: published?.content,
  };
}

const uidsSchema = z.array(z.object({ _uid: z.string() }));
const authorSchema = z.object({ friendly_name: z.string() });

async function compared(id = story.id): Promise<ComparedSuggestion> {
  const { suggestions } = suggestionsAnswerSchema.parse(
    await (await space.request('/workspace/assistants/suggestions')).json(),
  );
  const listed = suggestions.find(({ storyId }) => storyId === id);
  if (!listed) throw new Error('There is no such suggestion.');
  const response = await space.request(`/workspace/assistants/suggestions/${listed.releaseId}/${id}`);
  return comparedSuggestionSchema.parse(await response.json());
}

async function settle(decision: 'take' | 'refuse', blocks?: string[], from?: ComparedSuggestion) {
  const { releaseId, storyId, seen } = from ?? (await compared());
  return space.request(`/workspace/assistants/suggestions/${releaseId}/${storyId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-editor-name': 'Ada' },
    body: JSON.stringify({ decision, blocks, seen }),
  });
}

test('what an assistant writes stands beside the page, and comes in block by block when people say so', async () => {
  const before = await stored();
  const set = (block: string, text: string) =>
    call(writer, 'set_fields', { story: story.id, block, values: { headline: text } });
  expect((await set('erste', 'Neue Zeile')).value).toMatchObject({
    suggested: { edited: { count: 1 } },
    newFindings: expect.any(Array),
  });
  await set('zweite', 'Auch neu');
  const inserted = await call(writer, 'insert_block', {
    ...{ story: story.id, in: 'page', field: 'body' },
    block: { component: 'info_text', _uid: 'erste', text: { type: 'doc', content: [] } },
  });
  expect(inserted.isError).toBe(false);
  expect(await stored()).toEqual(before);
  // It reads its own words back, and the draft as people have left it.
  expect((await call(writer, 'read_block', { story: story.id, block: 'erste' })).text).toContain(
    'Neue Zeile',
  );
  expect((await call(writer, 'read_story', { story: story.id, version: 'draft' })).text).toContain(
    'Alte Zeile',
  );
  expect((await call(writer, 'list_suggestions')).value).toMatchObject({
    suggestions: [{ id: story.id }],
  });

  const shown = await compared();
  expect(shown).toMatchObject({
    assistant: 'Wortfee',
    changes: { edited: { count: 2 }, inserted: { count: 1 } },
  });
  expect((await settle('take', ['erste'])).status).toBe(200);
  const taken = await stored();
  expect(taken.published).toEqual(before.published);
  expect(taken.draft?.body).toMatchObject([{ headline: 'Neue Zeile' }, { headline: 'Bleibt' }]);
  expect(taken.author).toBe('Ada');

  expect((await settle('refuse', ['zweite'])).status).toBe(200);
  expect(await compared()).toMatchObject({ changes: { edited: { count: 0 }, inserted: { count: 1 } } });
  await settle('refuse');
  await expect(compared()).rejects.toThrow('no such suggestion');
  expect(await stored()).toEqual(taken);
});

test('a page that people change meanwhile keeps their words, and is looked at again before anything comes in', async () => {
  await call(writer, 'set_fields', { story: story.id, block: 'erste', values: { headline: 'Vorschlag' } });
  const seen = await compared();
  const content = pageContent('', { body: [headline('erste', 'Alte Zeile'), headline('zweite', 'Von Ben')] });
  const { draft } = await stored();
  await space.management.stories.update(story.id, {
    body: { story: { content: { ...draft, body: content.body } } },
  });
  expect((await settle('take', undefined, seen)).status).toBe(412);
  expect((await compared()).after.body).toMatchObject([{ headline: 'Vorschlag' }, { headline: 'Von Ben' }]);
  // The next word of the assistant stands on what people wrote.
  await call(writer, 'set_fields', {
    story: story.id,
    block: 'erste',
    values: { headline: 'Zweiter Versuch' },
  });
  expect((await settle('take')).status).toBe(200);
  expect((await stored()).draft?.body).toMatchObject([
    { headline: 'Zweiter Versuch' },
    { headline: 'Von Ben' },
  ]);
});

test('a release of suggestions that is published changes drafts, not the shop', async () => {
  const before = await stored();
  await call(writer, 'set_fields', { story: story.id, block: 'erste', values: { headline: 'Nie live' } });
  const { releaseId } = await compared();
  const released = await space.request(`/v1/spaces/${space.spaceId}/releases/${releaseId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ release: { release_at: new Date(Date.now() + 3_600_000).toISOString() } }),
  });
  expect(released.status).toBe(200);
  // People have given it a moment: what the assistant writes now stands in another one.
  await call(writer, 'set_fields', { story: story.id, block: 'zweite', values: { headline: 'Später' } });
  const { suggestions } = suggestionsAnswerSchema.parse(
    await (await space.request('/workspace/assistants/suggestions')).json(),
  );
  expect(suggestions.find(({ storyId }) => storyId === story.id)?.releaseId).not.toBe(releaseId);
  expect((await stored()).published).toEqual(before.published);
  await settle('refuse');
});

test.each([
  [
    'a block that is not there',
    'insert_block',
    { in: 'page', field: 'body', block: { component: 'karussell' } },
  ],
  [
    'a block where none may stand',
    'insert_block',
    { in: 'page', field: 'body', block: { component: 'usp_item' } },
  ],
  ['a page in a page', 'insert_block', { in: 'page', field: 'body', block: { component: 'page' } }],
  ['a field that is not there', 'set_fields', { block: 'erste', values: { ueberschrift: 'Neu' } }],
  ['a value of the wrong kind', 'set_fields', { block: 'erste', values: { headline: { a: 1 } } }],
  ['a choice that is not there', 'set_fields', { block: 'erste', values: { headlineType: 'h9' } }],
  [
    'an invented product',
    'insert_block',
    {
      ...{ in: 'page', field: 'body' },
      block: {
        component: 'card_detail',
        product: { plugin: 'blattwerk-product', version: 1, items: [{ kind: 'card', id: '99' }] },
      },
    },
  ],
])('%s is refused with the judge’s sentence, and nothing is written', async (_what, tool, input) => {
  const before = await stored();
  const answer = await call(writer, tool, { story: story.id, ...input });
  expect(answer).toMatchObject({
    isError: true,
    text: expect.stringMatching(/^Nothing was written\. \S.+\.$/),
  });
  expect((await call(writer, 'list_suggestions')).text).not.toContain(`seite-${made}`);
  expect(await stored()).toEqual(before);
});

test.each([
  [
    'renames a block',
    'set_fields',
    { block: 'erste', values: { component: 'quote' } },
    /keeps its component/,
  ],
  [
    'gives a block another _uid',
    'set_fields',
    { block: 'erste', values: { _uid: 'zweite' } },
    /keeps its _uid/,
  ],
  ['overwrites a list', 'set_fields', { block: 'page', values: { body: [] } }, /insert_block/],
  [
    'reaches for a prototype',
    'set_fields',
    { block: 'erste', values: JSON.parse('{"__proto__":{"a":1}}') },
    /./,
  ],
  ['removes the page', 'remove_block', { block: 'page' }, /not deleted/],
  ['puts a block into itself', 'move_block', { block: 'erste', in: 'erste', field: 'body' }, /in itself/],
  ['names a block that is not there', 'remove_block', { block: 'dritte' }, /no block dritte/],
])('an assistant that %s is told so', async (_what, tool, input, sentence) => {
  const answer = await call(writer, tool, { story: story.id, ...input });
  expect(answer).toMatchObject({ isError: true, text: expect.stringMatching(sentence) });
  expect((await call(writer, 'list_suggestions')).text).not.toContain(`seite-${made}`);
});

test('what editors could write too is written, with the sentences they would read', async () => {
  const markup = await call(writer, 'set_fields', {
    ...{ story: story.id, block: 'erste' },
    values: { headline: '<script>alert(1)</script>' },
  });
  const emptied = await call(writer, 'set_fields', {
    story: story.id,
    block: 'page',
    values: { title: null },
  });
  expect(markup.value).toMatchObject({ newFindings: [{ code: 'typed_markup', block: 'erste' }] });
  expect(emptied.value).toMatchObject({
    newFindings: [{ code: 'missing_required_field', field: 'title' }],
    errorsOnThePage: 1,
  });
  // Taken over, it is what it would be of an editor: a draft that the judge keeps from the shop.
  expect((await settle('take')).status).toBe(200);
  const publication = await space.request(`/v1/spaces/${space.spaceId}/stories/${story.id}/publish`);
  expect([publication.status, (await publication.json()).findings[0].message.en]).toEqual([
    422,
    expect.any(String),
  ]);
});

test('blocks are moved, removed and withdrawn', async () => {
  const order = async () => uidsSchema.parse((await compared()).after.body).map(({ _uid }) => _uid);
  await call(writer, 'move_block', {
    story: story.id,
    block: 'zweite',
    in: 'page',
    field: 'body',
    position: 0,
  });
  expect(await order()).toEqual(['zweite', 'erste']);
  await call(writer, 'remove_block', { story: story.id, block: 'erste' });
  expect(await order()).toEqual(['zweite']);
  expect((await call(writer, 'withdraw_suggestion', { story: story.id })).isError).toBe(false);
  expect((await call(writer, 'withdraw_suggestion', { story: story.id })).text).toContain(
    'suggested nothing',
  );
});

test('calls at once lose nothing', async () => {
  const texts = Array.from({ length: 8 }, (_, place) => `Zeile ${place}`);
  const answers = await Promise.all(
    texts.map((text) =>
      call(writer, 'insert_block', {
        ...{ story: story.id, in: 'page', field: 'body' },
        block: { component: 'page_container_headline', headline: text, headlineType: 'h2' },
      }),
    ),
  );
  const written = texts.filter((_, place) => answers[place]?.isError === false);
  const body = JSON.stringify((await compared()).after.body);
  expect(written.length).toBeGreaterThan(0);
  for (const text of written) expect(body).toContain(text);
  // Those that came too close to one another were told so, and are not half there.
  for (const text of texts) expect(body.includes(text)).toBe(written.includes(text));
});

test('a reader suggests nothing', async () => {
  const { token } = await makeToken(space, { name: 'Leser', role: 'reader' });
  const reader = await connect(space.origin, token);
  const answer = await call(reader, 'set_fields', {
    story: story.id,
    block: 'erste',
    values: { headline: 'X' },
  });
  expect(answer.isError).toBe(true);
  expect((await reader.listTools()).tools.map(({ name }) => name)).not.toContain('set_fields');
  await reader.close();
});
