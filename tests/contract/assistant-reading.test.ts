import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { assistantTokens } from '@blattwerk/database/tables/assistant-tokens.ts';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, connect, makeToken } from './assistant-client.ts';
import { createFolder, createPage, pageContent } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
let database: Database;
let reader: Client;
let storyId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  space = await startContentSpace({ assistants: { perMinute: 600 } }, database);
  const folder = await createFolder(space, 'blattwerk');
  const page = await createPage(space, 'hochzeit', {
    parent_id: folder.id,
    content: pageContent('Ja, wir wollen', { title: '' }),
  });
  storyId = page.id;
  const { token } = await makeToken(space, { name: 'Vorleser', role: 'reader' });
  reader = await connect(space.origin, token);
});
afterAll(async () => {
  await reader.close();
  await space.close();
  await database.close();
});

test('a reader is told how to work here, and offered what reads', async () => {
  expect(reader.getInstructions()).toContain('You cannot publish');
  const { tools } = await reader.listTools();
  const names = tools.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['find_stories', 'read_story', 'judge_story', 'usage_of']));
  expect(names.filter((name) => /publish|delete|schedul|release/.test(name))).toEqual([]);
  for (const tool of tools) {
    expect(tool.annotations?.readOnlyHint).toBe(true);
    expect(tool.description).toBeTruthy();
    expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
  }
});

test('pages are found by words, block and address, and read with what their blocks take', async () => {
  for (const wanted of [
    { words: 'JA, WIR' },
    { component: 'page_container_headline' },
    { under: 'blattwerk/hoch' },
  ])
    expect((await call(reader, 'find_stories', wanted)).value).toMatchObject({
      total: 1,
      pages: [{ id: storyId, fullSlug: 'blattwerk/hochzeit', isPublished: false }],
    });
  expect((await call(reader, 'find_stories', { words: 'Kommunion' })).value).toMatchObject({ total: 0 });
  const { value } = await call(reader, 'read_story', { story: 'blattwerk/hochzeit' });
  expect(value).toMatchObject({
    blocks: [
      { block: 'page', component: 'page', values: { title: '' } },
      { in: 'page', field: 'body', values: { headline: 'Ja, wir wollen', headlineType: 'h1' } },
    ],
    schema: [
      {
        name: 'Page',
        fields: { title: expect.stringMatching(/required; at most 60 characters; translated/) },
      },
      { component: 'page_container_headline', fields: { headlineType: expect.stringContaining('one of:') } },
    ],
  });
  expect((await call(reader, 'read_story', { story: 4711 })).text).toContain('There is no page “4711”');
});

test('blocks are listed and described with an example', async () => {
  const { value } = await call(reader, 'list_blocks');
  expect(value).toMatchObject({
    blocks: expect.arrayContaining([
      expect.objectContaining({ component: 'teaser_slide', standsIn: ['main_teaser.teaser'] }),
    ]),
  });
  expect((await call(reader, 'describe_block', { component: 'main_teaser' })).value).toMatchObject({
    name: 'Main teaser',
    fields: { teaser: expect.stringContaining('list of blocks: teaser_slide') },
    example: { component: 'main_teaser' },
  });
});

test('the judge speaks the sentences that editors read, in the language that is asked for', async () => {
  const { findings } = await (
    await space.request(`/v1/spaces/${space.spaceId}/stories/${storyId}/findings`)
  ).json();
  const wanted = findings.find(({ code }: { code: string }) => code === 'missing_required_field');
  expect((await call(reader, 'judge_story', { story: storyId })).value).toMatchObject({
    wouldBePublished: false,
    findings: expect.arrayContaining([
      expect.objectContaining({ code: 'missing_required_field', sentence: wanted.message.en }),
    ]),
  });
  const { token } = await makeToken(space, { name: 'Deutsch', role: 'reader' });
  const german = await connect(space.origin, token, 'de-DE,de;q=0.9,en;q=0.5');
  expect((await call(german, 'judge_story', { story: storyId })).text).toContain(
    JSON.stringify(wanted.message.de).slice(1, -1),
  );
  await german.close();
});

test('usage and terms are told', async () => {
  expect((await call(reader, 'usage_of', { of: 'block:page' })).value).toMatchObject({ pages: 1, live: 0 });
  expect((await call(reader, 'usage_of', { of: 'fridge:1' })).isError).toBe(true);
  expect((await call(reader, 'list_terms')).value).toMatchObject({
    lists: expect.arrayContaining([{ of: 'amounts' }]),
  });
  expect((await call(reader, 'find_products')).text).toBe('The catalogue cannot be reached at the moment.');
});

test('without a browser no picture is offered; one that does not start is told in a sentence', async () => {
  expect((await reader.listTools()).tools.map(({ name }) => name)).not.toContain('take_picture');
  expect((await call(reader, 'take_picture', { story: storyId })).text).toContain(
    'Tool take_picture not found',
  );
  const broken = await startContentSpace(
    { assistants: { perMinute: 600, browser: '/opt/no-such-browser' } },
    database,
  );
  const { token } = await makeToken(broken, { name: 'Ohne Browser', role: 'reader' });
  const assistant = await connect(broken.origin, token);
  for (const block of [undefined, 'h'])
    expect(await call(assistant, 'take_picture', { story: storyId, ...(block && { block }) })).toMatchObject({
      isError: true,
      text: 'The browser that takes pictures does not work here: tell those who run the shop.',
      picture: undefined,
    });
  await assistant.close();
  await broken.close();
});

test('input that fits no schema is told, and changes nothing', async () => {
  const odd = await call(reader, 'read_story', { story: { $ne: 1 }, extra: true });
  expect(odd).toMatchObject({ isError: true, text: expect.stringContaining('story') });
  expect((await call(reader, 'set_fields', { story: storyId })).isError).toBe(true);
});

const post = (headers: Record<string, string>, body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}') =>
  fetch(`${space.origin}/assistant`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body,
  });

test('a token is shown once, kept hashed, and ends when it is revoked or its time is over', async () => {
  const made = await makeToken(space, { name: 'Kurz', role: 'author', days: 1 });
  const [row] = made.tokens;
  expect(row).toMatchObject({ name: 'Kurz', role: 'author', lastUsedAt: null });
  if (!row) throw new Error('No token came back.');
  const kept = await database.select().from(assistantTokens);
  expect(kept.map(({ id }) => id)).toContain(row.id);
  expect(JSON.stringify(kept)).not.toContain(made.token.slice(-43));
  const authorization = `Bearer ${made.token}`;
  expect((await post({ authorization })).status).toBe(200);
  const list = await (await space.request('/workspace/assistants/tokens')).json();
  expect(list.tokens[0]).toMatchObject({ name: 'Kurz', lastUsedAt: expect.any(String) });
  expect(JSON.stringify(list)).not.toContain(made.token.slice(-43));
  // The clock is moved for all of them, and back.
  const end = (expiresAt: Date | null) => database.update(assistantTokens).set({ expiresAt });
  await end(new Date(0));
  expect((await post({ authorization })).status).toBe(401);
  await end(null);
  expect((await post({ authorization })).status).toBe(200);
  const revoke = () => space.request(`/workspace/assistants/tokens/${row.id}`, { method: 'DELETE' });
  expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 404]);
  expect((await post({ authorization })).status).toBe(401);
});

test('other tokens, other origins and other methods are refused', async () => {
  const { token } = await makeToken(space, { name: 'Herkunft', role: 'reader' });
  const authorization = `Bearer ${token}`;
  const status = async (headers: Record<string, string>) => (await post(headers)).status;
  expect(await status({})).toBe(401);
  expect(await status({ authorization: 'Bearer local-management' })).toBe(401);
  expect(await status({ authorization, origin: 'https://böse.example' })).toBe(403);
  expect(await status({ authorization, origin: 'null' })).toBe(403);
  expect(await status({ authorization, origin: space.origin })).toBe(200);
  for (const method of ['GET', 'DELETE'])
    expect((await fetch(`${space.origin}/assistant`, { method, headers: { authorization } })).status).toBe(
      405,
    );
  // The token of an assistant opens nothing but its own door.
  for (const path of [
    `/v1/spaces/${space.spaceId}/stories`,
    '/workspace/usage?of=block:page',
    '/workspace/assistants/tokens',
  ])
    expect((await space.request(path, { headers: { authorization } })).status).toBe(401);
  expect((await fetch(`${space.origin}/v2/cdn/stories?token=${token}&version=draft`)).status).toBe(401);
});

test('10 MB and what is no JSON are refused in sentences', async () => {
  const { token } = await makeToken(space, { name: 'Ungestüm', role: 'reader' });
  const authorization = `Bearer ${token}`;
  const large = await post(
    { authorization },
    JSON.stringify({ jsonrpc: '2.0', text: 'x'.repeat(10_000_000) }),
  );
  expect([large.status, (await large.json()).error.message]).toEqual([
    413,
    'This is more than 512kb: change pages block by block.',
  ]);
  expect((await post({ authorization }, '{')).status).toBe(400);
});

test('a program that loops is slowed down alone; an address that guesses tokens is stopped for a while', async () => {
  const own = await startContentSpace({ assistants: { perMinute: 20 } });
  const ask = (authorization: string) =>
    fetch(`${own.origin}/assistant`, {
      method: 'POST',
      headers: {
        authorization,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    });
  const [hasty, calm] = [
    await makeToken(own, { name: 'Hastig', role: 'author' }),
    await makeToken(own, { name: 'Ruhig', role: 'author' }),
  ];
  const asked = await Promise.all(Array.from({ length: 60 }, () => ask(`Bearer ${hasty.token}`)));
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(20);
  const slowed = asked.filter(({ status }) => status === 429);
  expect(slowed).toHaveLength(40);
  expect(Number(slowed[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(`Bearer ${calm.token}`)).status).toBe(200);

  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const { status } = await ask('Bearer blattwerk-assistant_1');
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  await own.close();
});

test('without assistants there is no door', async () => {
  const closed = await startContentSpace();
  expect((await fetch(`${closed.origin}/assistant`, { method: 'POST' })).status).toBe(404);
  await closed.close();
});
