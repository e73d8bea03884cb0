import { createServer, type Server } from 'node:http';
import { createUsageIndex } from '@blattwerk/schemas/usage/usage-index.ts';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noFacts } from '../catalogue/facts-source.ts';
import { createGate } from '../content-space/access/gate.ts';
import { createNewsStreams } from './news/news-streams.ts';
import { createPresence } from './news/presence.ts';
import { previewChoicesSchema } from './preview-choices.ts';
import { type WorkspaceApiOptions, workspaceApi } from './router.ts';
import { workspaceConfigSchema } from './workspace-config.ts';

const presence = createPresence(Date.now);
const streams = createNewsStreams({
  openSessions: async () => new Set(),
  storedStates: async () => new Map([[7, { version: 1, publishedAt: null, discussions: '', review: 0 }]]),
  presence,
  log: pino({ level: 'silent' }),
});

const options: WorkspaceApiOptions = {
  spaceId: 100001,
  previewToken: 'local-preview',
  managementToken: 'local-management',
  gate: createGate({ managementToken: 'local-management' }),
  isLocal: true,
  storefrontOrigin: 'http://localhost:3000',
  hasOrderDesk: false,
  hasDesignDesk: false,
  hasFlagDesk: false,
  hasFigures: false,
  hasAssistants: false,
  accounts: undefined,
  colleagues: async () => [],
  shareLinks: { make: async () => undefined, list: async () => [], revoke: async () => undefined },
  spaceBlocks: 'judge',
  catalogue: noFacts,
  livePages: { current: async () => ({ broken: [] }) },
  spaceHealth: async () => [],
  translations: {
    list: async () => ({ rows: [], total: 0, languages: [] }),
    page: async () => undefined,
    confirm: async () => undefined,
  },
  checkLinks: async () => [],
  news: { streams, presence },
  findStory: async (id) =>
    id === 7
      ? {
          id,
          uuid: '6f0f6d2e-7a0f-4d6f-9b57-0a3f4b6f7c01',
          fullSlug: 'blattwerk/service/versand',
          path: null,
          translatedSlugs: new Map([['fr', 'blattwerk/service/livraison']]),
          component: 'page',
        }
      : undefined,
  previewAddresses: async () => [
    { kind: 'shop', id: 'shop', name: null },
    {
      kind: 'location',
      id: 'environment:Next',
      name: 'Next',
      location: 'https://preview.example/{{ it.translated_slug }}?secret=s',
    },
  ],
  library: (_request, response) => void response.status(404).end(),
  usage: async () => {
    const index = createUsageIndex();
    const theme = { component: 'theme_cards', theme: { plugin: 'blattwerk-theme', themeId: 1461 } };
    index.put({
      id: 7,
      name: 'Versand',
      fullSlug: 'blattwerk/service/versand',
      draft: theme,
      published: null,
    });
    return index;
  },
};

let local: Server;
let remote: Server;
beforeAll(async () => {
  local = await listen({ ...options });
  remote = await listen({ ...options, isLocal: false });
});
afterAll(async () => {
  local.close();
  remote.close();
  await streams.close();
});

test('hands its token out on the own machine only', async () => {
  expect(workspaceConfigSchema.parse(await json(local, '/workspace/config.json')).managementToken).toBe(
    'local-management',
  );
  expect(
    workspaceConfigSchema.parse(await json(remote, '/workspace/config.json')).managementToken,
  ).toBeNull();
});

test('names the storefront host of every channel, country and language', async () => {
  const { channels } = workspaceConfigSchema.parse(await json(local, '/workspace/config.json'));
  const origins = (channel: string) =>
    channels
      .find(({ id }) => id === channel)
      ?.sites.map(({ locale, origin, pathPrefix }) => [locale, origin, pathPrefix]);
  expect(origins('blattwerk')).toContainEqual(['de-DE', 'http://localhost:3000', '']);
  expect(origins('blattwerk')).toContainEqual(['fr-CH', 'http://ch.localhost:3000', 'fr']);
  expect(origins('myposter')).toContainEqual(['de-CH', 'http://ch.myposter.localhost:3000', '']);
});

test('signs the address of a draft', async () => {
  const path = '/workspace/preview-url?story=7&language=fr&host=ch.localhost:3000';
  const { url } = await json(local, path, { authorization: 'local-management' });
  const address = new URL(url);
  expect(address.origin + address.pathname).toBe('http://ch.localhost:3000/fr/service/versand/');
  expect(address.searchParams.get('_storyblok')).toBe('7');
  expect(address.searchParams.get('_storyblok_lang')).toBe('fr');
  expect(address.searchParams.get('_storyblok_tk[token]')).toMatch(/^[0-9a-f]{40}$/);
});

test('signs the address of a draft as a type of customer, whom only the shop knows', async () => {
  const customerIn = async (place: string) => {
    const { url } = await json(
      local,
      `/workspace/preview-url?story=7&language=fr&customer=business&${place}`,
      token(),
    );
    return new URL(url).searchParams.get('_customer_type');
  };
  expect(await customerIn('host=ch.localhost:3000')).toBe('business');
  expect(await customerIn('address=environment:Next')).toBeNull();
});

test('looks at links only for those who may, and only at as many as one page has', async () => {
  const ask = (addresses: readonly string[], headers: Record<string, string>) =>
    fetch(`${addressOf(local)}/workspace/link-check`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ addresses }),
    });
  expect((await ask([], {})).status).toBe(401);
  expect((await ask(Array(101).fill('https://blattwerk.example/'), token())).status).toBe(400);
  expect(await (await ask([], token())).json()).toEqual({ links: [] });
});

test('signs the address of a draft at another address of the space, in the language of the preview', async () => {
  const path = '/workspace/preview-url?story=7&language=fr&address=environment:Next';
  const { url } = await json(local, path, token());
  const address = new URL(url);
  expect(address.origin + address.pathname).toBe('https://preview.example/blattwerk/service/livraison');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret: 's',
    _storyblok: '7',
    _storyblok_c: 'page',
    _storyblok_lang: 'fr',
    '_storyblok_tk[space_id]': '100001',
    '_storyblok_tk[token]': expect.stringMatching(/^[0-9a-f]{40}$/),
  });
});

test('names the addresses that pages are previewed at, and keeps what stands in them to itself', async () => {
  const answer = await json(local, '/workspace/preview-addresses', token());
  expect(previewChoicesSchema.parse(answer)).toEqual({
    addresses: [
      { id: 'shop', name: null, isShop: true },
      { id: 'environment:Next', name: 'Next', isShop: false },
    ],
  });
  expect(JSON.stringify(answer)).not.toContain('secret');
});

test('says where things are used, and how much is used of a kind', async () => {
  const headers = { authorization: 'local-management' };
  expect(await json(local, '/workspace/usage?of=theme:1461&of=block:theme-cards&of=card:7', headers)).toEqual(
    {
      usages: [
        {
          of: 'theme:1461',
          pages: 1,
          live: 0,
          uses: [expect.objectContaining({ id: 7, inDraft: 1, inPublished: 0 })],
        },
        { of: 'block:theme-cards', pages: 1, live: 0, uses: [expect.objectContaining({ id: 7 })] },
        { of: 'card:7', pages: 0, live: 0, uses: [] },
      ],
    },
  );
  expect(await json(local, '/workspace/usage/counts?kind=block', headers)).toEqual({
    counts: { 'block:theme_cards': { pages: 1, live: 0 } },
  });
});

test.each([
  ['usage of nothing', '/workspace/usage', token(), 400],
  ['usage of what there is not', '/workspace/usage?of=fridge:1', token(), 400],
  ['counts of what there is not', '/workspace/usage/counts?kind=fridge', token(), 400],
  ['usage without a token', '/workspace/usage?of=theme:1', {}, 401],
  ['no token', '/workspace/preview-url?story=7&host=localhost:3000', {}, 401],
  ['an unknown story', '/workspace/preview-url?story=8&host=localhost:3000', token(), 404],
  ['a foreign host', '/workspace/preview-url?story=7&host=evil.example', token(), 400],
  ['no story', '/workspace/preview-url?host=localhost:3000', token(), 400],
  ['an address that is gone', '/workspace/preview-url?story=7&address=environment:Old', token(), 400],
  ['preview addresses without a token', '/workspace/preview-addresses', {}, 401],
  [
    'a customer that there is not',
    '/workspace/preview-url?story=7&host=localhost:3000&customer=all',
    token(),
    400,
  ],
  ['the health of all pages without a token', '/workspace/space-health', {}, 401],
  ['pages sorted by what there is not', '/workspace/space-health?sort=luck', token(), 400],
  ['how far pages are translated, without a token', '/workspace/translations', {}, 401],
  ['translations in a state there is not', '/workspace/translations?state=luck', token(), 400],
  ['translations of no page', '/workspace/translations/7000', token(), 404],
  ['fixes of no rule', '/workspace/space-health/fixes', token(), 400],
  ['another site asking', '/workspace/config.json', { 'sec-fetch-site': 'cross-site' }, 403],
])('refuses %s', async (_name, path, headers, status) => {
  const response = await fetch(addressOf(local) + path, { headers });
  expect(response.status).toBe(status);
  expect(await response.json()).toHaveProperty('error');
});

test('streams of a server that stops end, so that it need not wait for them, and no new ones begin', async () => {
  const ask = () =>
    fetch(`${addressOf(local)}/workspace/news?tab=${crypto.randomUUID()}&story=7`, {
      headers: { ...token(), accept: 'text/event-stream' },
    });
  const open = await ask();
  expect(open.status).toBe(200);
  streams.end();
  expect(await open.text()).toMatch(/^data: .*"version":1|^$/);
  const late = await ask();
  expect(late.status).toBe(503);
  expect(late.headers.get('retry-after')).toBe('5');
});

function token() {
  return { authorization: 'local-management' };
}

async function listen(config: WorkspaceApiOptions): Promise<Server> {
  const server = createServer(express().use(workspaceApi(config)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function addressOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

async function json(server: Server, path: string, headers: Record<string, string> = {}) {
  return (await fetch(addressOf(server) + path, { headers })).json();
}
