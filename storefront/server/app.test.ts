import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { listen } from '@blattwerk/server-kit/testing/listen.ts';
import { webhookHeaders } from '@blattwerk/server-kit/webhooks/webhook-headers.ts';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Rendering } from '../page/document/rendering.ts';
import { createApp, type Storefront } from './app.ts';
import { type StorefrontConfig, storefrontConfigSchema } from './config.ts';
import type { Renderer } from './pages/renderer.ts';
import { startContentStandIn } from './test-support/content-stand-in.ts';
import { rawGet } from './test-support/raw-get.ts';

const editor = 'http://localhost:4000';
const page = (title: string) => ({ component: 'page', title, robots: 'index,follow', body: [] });

let content: Awaited<ReturnType<typeof startContentStandIn>>;
let config: StorefrontConfig;
let storefront: Storefront;
let server: Awaited<ReturnType<typeof listen>>['server'];
let port: string;
let rendered: string[];
let beforeRender: () => Promise<void>;

/** Prints what it was given instead of rendering it. */
const renderer: Renderer = {
  async render(address, { content: { page, settings, outcome }, nonce }: Rendering) {
    rendered.push(address);
    await beforeRender();
    const status = outcome.kind === 'error' ? outcome.status : 200;
    const script = `<script nonce="${nonce}">own()</script>`;
    const body = `${script}<pre>${JSON.stringify({ page, settings, outcome })}</pre>`;
    const headers = [['content-type', 'text/html; charset=utf-8']] as const;
    return { status, headers, body: Buffer.from(body) };
  },
  files: (_request, _response, next) => next(),
  close: async () => {},
};

beforeEach(async () => {
  content = await startContentStandIn([
    {
      id: 1,
      full_slug: 'blattwerk/home',
      name: 'Home',
      published: page('Start'),
      draft: page('Start im Entwurf'),
    },
    {
      id: 2,
      full_slug: 'blattwerk/settings',
      name: 'Einstellungen',
      published: { component: 'settings' },
      draft: { component: 'settings', footerText: 'neu' },
    },
    {
      id: 3,
      full_slug: 'blattwerk/versand',
      name: 'Versand',
      published: page('Versand'),
      draft: page('Versand'),
    },
    {
      id: 4,
      full_slug: 'blattwerk/nur-schweiz',
      name: 'Nur Schweiz',
      published: { ...page('Bergkalender'), countries: ['CH'] },
      draft: { ...page('Bergkalender'), countries: ['CH'] },
    },
    {
      id: 5,
      full_slug: 'blattwerk/firmen',
      name: 'Firmen',
      published: { ...page('Für Firmen'), customerTypes: ['business'] },
      draft: { ...page('Für Firmen'), customerTypes: ['business'] },
    },
  ]);
  config = storefrontConfigSchema.parse({
    origin: 'http://localhost:3000',
    contentEndpoint: content.endpoint,
    backEndOrigin: 'http://localhost:3000',
    publicToken: 'public-token',
    previewToken: 'preview-token',
    spaceId: 100001,
    webhookSecret: 'secret',
    editorOrigins: [editor],
    assetOrigins: ['http://localhost:4000'],
    cacheDirectory: tmpdir(),
    trustedProxies: ['loopback'],
  });
  rendered = [];
  beforeRender = async () => {};
  storefront = createApp(config, renderer, pino({ level: 'silent' }));
  const listening = await listen(createServer(storefront.app));
  server = listening.server;
  port = new URL(listening.origin).port;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await storefront.close();
  content.close();
});

function get(path: string, init: RequestInit = {}) {
  return fetch(`http://localhost:${port}${path}`, { redirect: 'manual', ...init });
}

function publish(action = 'published', secret = 'secret') {
  content.state.version += 1;
  const [home] = content.stories;
  if (home && action === 'published') home.publishedAt = new Date(content.state.version).toISOString();
  const body = JSON.stringify({
    text: '',
    action,
    space_id: 100001,
    story_id: 1,
    full_slug: 'blattwerk/home',
  });
  const headers = webhookHeaders(secret, { id: randomUUID(), body }, Date.now());
  return get('/_hooks/content', { method: 'POST', body, headers });
}

function previewQuery(storyId: number, age = 0) {
  const timestamp = String(Math.floor(Date.now() / 1000) - age);
  const token = createHash('sha1').update(`100001:preview-token:${timestamp}`).digest('hex');
  return new URLSearchParams({
    _storyblok: String(storyId),
    _storyblok_lang: 'default',
    '_storyblok_tk[space_id]': '100001',
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': token,
  });
}

test('a page of one country exists there alone, and its draft is shown everywhere', async () => {
  const there = await rawGet(`http://localhost:${port}/nur-schweiz/`, { host: 'ch.localhost' });
  expect([there.status, there.body.toString()]).toEqual([200, expect.stringContaining('Bergkalender')]);
  expect((await get('/nur-schweiz/')).status).toBe(404);
  expect((await get(`/nur-schweiz/?${previewQuery(4)}`)).status).toBe(200);
});

test('a page for business customers exists for them alone, and is kept apart from everybody else’s', async () => {
  const business = { headers: { cookie: 'other=1; customer-type=business' } };
  expect((await get('/firmen/')).status).toBe(404);
  for (let time = 0; time < 2; time += 1) {
    const shown = await get('/firmen/', business);
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('Für Firmen')]);
  }
  expect((await get('/firmen/')).status).toBe(404);
  expect((await get('/firmen/', { headers: { cookie: 'customer-type=whitelabel' } })).status).toBe(404);
});

test('a shopper gets the published page of the host, with its headers', async () => {
  const response = await get('/');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('Start | Blattwerk.de');
  expect(html).not.toContain('nonce');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('x-powered-by')).toBeNull();
});

test('a page is rendered once, whatever campaign led to it, and answered with 304 to a browser that has it', async () => {
  const first = await get('/');
  await get('/?utm_source=brief');
  const etag = first.headers.get('etag') ?? '';
  expect((await get('/', { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect(rendered).toHaveLength(1);
});

/** The home page of the same shop with another setting. */
async function homeWith(setting: Partial<StorefrontConfig>) {
  const other = createApp({ ...config, ...setting }, renderer, pino({ level: 'silent' }));
  const listening = await listen(createServer(other.app));
  const response = await fetch(`${listening.origin}/`);
  const home = { html: await response.text(), policy: response.headers.get('content-security-policy') };
  listening.server.closeAllConnections();
  listening.server.close();
  await other.close();
  return home;
}

test('a shop with a client at Google tells its pages, and lets the button in', async () => {
  expect(await (await get('/')).text()).not.toContain('googleClientId');
  const { html, policy } = await homeWith({ googleClientId: 'blattwerk.apps' });
  expect(html).toContain('"googleClientId":"blattwerk.apps"');
  expect(policy).toContain('https://accounts.google.com/gsi/client');
});

test('a shop with a chat tells its pages, and lets its frame in', async () => {
  expect(await (await get('/')).text()).not.toContain('chatUrl');
  const { html, policy } = await homeWith({ chatUrl: 'https://chat.example/shop?team=1' });
  expect(html).toContain('"chatUrl":"https://chat.example/shop?team=1"');
  expect(policy).toContain('frame-src https://chat.example;');
});

test('hosts have pages of their own, and a strange host has none', async () => {
  await get('/');
  const austria = await rawGet(`http://localhost:${port}/`, { host: 'at.localhost' });
  expect(austria.body.toString()).toContain('"locale":"de-AT"');
  const strange = await rawGet(`http://localhost:${port}/`, { host: 'evil.example' });
  expect(strange.status).toBe(404);
  expect(strange.body.toString()).toContain('There is no shop at this host');
});

test('a production host is told to browsers as https only', async () => {
  const { headers } = await rawGet(`http://localhost:${port}/`, { host: 'www.blattwerk.ch' });
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('publishing renders the page anew at once', async () => {
  await get('/');
  const [home] = content.stories;
  if (home) home.published = page('Neuer Start');
  expect((await publish()).status).toBe(200);
  expect(await (await get('/')).text()).toContain('Neuer Start');
});

test('a page whose rendering began before the publication is not kept', async () => {
  let release = () => {};
  beforeRender = () =>
    new Promise((resolve) => {
      release = resolve;
    });
  const before = get('/');
  await expect.poll(() => rendered.length, { timeout: 10_000 }).toBe(1);
  await publish();
  beforeRender = async () => {};
  const after = await get('/');
  expect(await after.text()).toContain('Start');
  release();
  await before;
  await get('/');
  expect(rendered).toHaveLength(2);
});

test('a new version of the catalogue renders every page anew; only the back end may say so', async () => {
  const tell = (secret: string) => {
    const body = JSON.stringify({ action: 'catalogue.changed', version: '0123456789abcdef' });
    const headers = webhookHeaders(secret, { id: randomUUID(), body }, Date.now());
    return get('/_hooks/catalogue', { method: 'POST', body, headers });
  };
  await get('/');
  expect((await tell('forged')).status).toBe(401);
  await get('/');
  expect(rendered).toHaveLength(1);
  expect((await tell('secret')).status).toBe(200);
  await get('/');
  expect(rendered).toHaveLength(2);
});

test('a webhook with a wrong signature changes nothing', async () => {
  await get('/');
  expect((await publish('published', 'guess')).status).toBe(401);
  await get('/');
  expect(rendered).toHaveLength(1);
});

test('an unknown path is the 404 page, for this path', async () => {
  const response = await get('/gibt-es-nicht/');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Page not found: /gibt-es-nicht/"');
  const asked = await (await get('/gibt-es-nicht/?q=rosen&utm_source=brief')).text();
  expect(asked).toContain('Page not found: /gibt-es-nicht/?q=rosen&utm_source=brief"');
  // What is kept for all visitors names no campaign.
  expect(await (await get('/gibt-es-nicht/?utm_source=brief')).text()).toContain('found: /gibt-es-nicht/"');
});

test('what a page does not read makes no page of its own, whether it is kept already or not', async () => {
  const home = await (await get('/')).text();
  expect(await (await get('/?zufall=1&color[]=gold')).text()).toBe(home);
  expect(rendered).toHaveLength(1);
  const cold = await get('/versand/?q=rosen');
  expect([cold.status, rendered.at(-1)]).toEqual([200, 'http://localhost:3000/versand/']);
  expect(await (await get('/versand/')).text()).toBe(await cold.text());
  expect(rendered).toHaveLength(2);
});

test('one visitor’s flood is held to a share, and others do not wait behind it', async () => {
  const end = Promise.withResolvers<void>();
  beforeRender = () => end.promise;
  const answers: string[] = [];
  const flood = Array.from({ length: 200 }, async (_, at) => {
    const from = { headers: { 'x-forwarded-for': '203.0.113.7' } };
    const { status, headers } = await get(`/gibt-es-nicht-${at}/`, from);
    answers.push(`${status} ${headers.get('retry-after')}`);
  });
  await expect.poll(() => answers.length, { timeout: 10_000 }).toBe(200 - 63);
  expect(new Set(answers)).toEqual(new Set(['503 5']));
  const other = get('/versand/');
  await expect.poll(() => content.state.asked.some((path) => path.includes('versand'))).toBe(true);
  end.resolve();
  expect((await other).status).toBe(200);
  await Promise.all(flood);
  expect(rendered).toHaveLength(64);
  expect(rendered.indexOf('http://localhost:3000/versand/')).toBeLessThan(20);
});

test('a shop without any content yet asks to come back, and is there as soon as it is loaded', async () => {
  const loaded = content.stories.splice(0);
  const early = await get('/versand/');
  expect([early.status, early.headers.get('retry-after'), early.headers.get('cache-control')]).toEqual([
    503,
    '10',
    'no-store',
  ]);
  expect(await early.text()).toContain('"isOpening":true');
  content.stories.push(...loaded);
  expect((await get('/versand/')).status).toBe(200);
  expect((await get('/gibt-es-nicht/')).status).toBe(404);
});

test('the settings story and reserved paths are no pages', async () => {
  expect((await get('/settings/')).status).toBe(404);
  expect((await get('/abmelden/')).status).toBe(404);
  expect(content.state.asked.filter((path) => path.includes('abmelden'))).toEqual([]);
});

test('the card channel ends its paths with a slash and keeps the query', async () => {
  const response = await get('/versand?ref=1');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/versand/?ref=1');
});

test('a signed preview shows the draft to the editor only, and is never kept', async () => {
  await get('/');
  for (const count of [2, 3]) {
    const response = await get(`/?${previewQuery(1)}`);
    expect(await response.text()).toContain('Start im Entwurf');
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${editor}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(rendered).toHaveLength(count);
  }
  expect(await (await get('/')).text()).not.toContain('Entwurf');
});

test('an old or forged signature shows the published page', async () => {
  const forged = previewQuery(1);
  forged.set('_storyblok_tk[token]', 'a'.repeat(40));
  for (const query of [previewQuery(1, 3601), forged]) {
    const response = await get(`/?${query}`);
    const html = await response.text();
    expect(html).toContain('Start | Blattwerk.de');
    expect(html).not.toContain('Entwurf');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

test('the settings story is previewed around the home page', async () => {
  const html = await (await get(`/settings/?${previewQuery(2)}`)).text();
  expect(html).toContain('Start im Entwurf');
  expect(html).toContain('footerText');
});

test('without the content space: the last page if there was one, else a clear 503', async () => {
  await get('/');
  await publish();
  content.state.trouble = 'down';
  const known = await get('/');
  expect(known.status).toBe(200);
  expect(await known.text()).toContain('Start');
  const unknown = await get('/versand/');
  expect(unknown.status).toBe(503);
  expect(unknown.headers.get('retry-after')).toBe('10');
  expect(await unknown.text()).toContain('The content service cannot be used');
  content.state.trouble = 'none';
  expect((await get('/versand/')).status).toBe(200);
});

test('what was taken off the shop stays away in an outage', async () => {
  await get('/versand/');
  await publish('unpublished');
  content.state.trouble = 'down';
  expect((await get('/versand/')).status).toBe(503);
});

test('pages are only read, and bodies are small', async () => {
  expect((await get('/', { method: 'POST', body: 'x' })).status).toBe(405);
  const large = await get('/_csp', { method: 'POST', body: 'x'.repeat(20_000) });
  expect([large.status, await large.text()]).toEqual([413, 'The body is too large.']);
  expect((await get('/_csp', { method: 'POST', body: '{' })).status).toBe(400);
  expect((await get('/_csp', { method: 'POST', body: '{"csp-report":{}}' })).status).toBe(204);
});

test('HEAD answers like GET without a body', async () => {
  const response = await get('/', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test('content of a misspelled address leads each reader on with their own query', async () => {
  for (const campaign of ['brief', 'anzeige']) {
    const content = await (
      await get(`/Versand/_payload.json?utm_source=${campaign}&build=start-1a.js`)
    ).text();
    expect(content).toContain(`/versand/?utm_source=${campaign}"`);
  }
});
