import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { toolSessions } from '@blattwerk/database/tables/tool-sessions.ts';
import { judgementSchema } from '@blattwerk/preview-server/judge-tool/judgement.ts';
import { createPreviewServer } from '@blattwerk/preview-server/server.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type OauthServer, oauthClient, startOauthServer } from './oauth-server.ts';
import {
  localConfig,
  type RunningContentSpace,
  spaceId,
  startContentSpace,
} from './running-content-space.ts';

const editors = ['https://app.storyblok.com'];
let cms: OauthServer;
let database: Database;
/** The space that the tool reads, and the preview server that serves the tool. */
let space: RunningContentSpace;
let tool: RunningContentSpace;
let storyId = 0;

beforeAll(async () => {
  cms = await startOauthServer(spaceId);
  database = await openTestDatabase();
  space = await startContentSpace({}, database);
  const judgeTool = {
    ...oauthClient,
    managementUrl: space.origin,
    oauthUrl: cms.origin,
    editors,
    requestsPerSecond: 0,
  };
  tool = await startContentSpace({ judgeTool }, database);
  const content = { component: 'page', _uid: 'p', title: '', body: [{ component: 'nothing', _uid: 'n' }] };
  const { data } = await space.management.stories.create({
    body: { story: { name: 'Prüfling', slug: 'pruefling', content } },
  });
  storyId = data.story?.id ?? 0;
});
beforeEach(() => {
  // The vendor's library says there what it refuses.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  Object.assign(cms.says, { spaceId, accessToken: 'local-management', expiresIn: 3600, declines: false });
  vi.restoreAllMocks();
  await database.delete(toolSessions);
});
afterAll(async () => {
  await tool.close();
  await space.close();
  await cms.close();
  await database.close();
});

/** Cookies of one browser, and where it is sent. */
function browser() {
  const cookies = new Map<string, string>();
  const visit = async (address: string) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(address, tool.origin), { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', ...value] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value.join('='));
    }
    return response;
  };
  const goesTo = async (address: string) => (await visit(address)).headers.get('location') ?? '';
  return {
    cookies,
    visit,
    goesTo,
    /** Up to the address by which the CMS sends the editor back. */
    async asksCms() {
      return goesTo(await goesTo('/judge-tool/connect/storyblok'));
    },
    judge: (id = storyId) => visit(`/judge-tool/judgement?story=${id}`),
  };
}

async function connected() {
  const editor = browser();
  expect(await editor.goesTo(await editor.asksCms())).toBe('/judge-tool/?');
  return editor;
}

const rows = () => database.select().from(toolSessions);

it('connects, and judges the draft of a story as the workspace does', async () => {
  const editor = await connected();
  const response = await editor.judge();
  expect(response.status).toBe(200);
  const { story, findings } = judgementSchema.parse(await response.json());
  expect(story).toMatchObject({ id: storyId, name: 'Prüfling', fullSlug: 'pruefling' });
  const refusal = await space.request(`/v1/spaces/${spaceId}/stories/${storyId}/publish`);
  const { findings: own } = await refusal.json();
  const words = (list: { message: { de: string } }[]) => list.map(({ message }) => message.de);
  expect(words(findings)).toEqual(words(own));
  expect(findings).toContainEqual(expect.objectContaining({ component: 'nothing', severity: 'error' }));
});

it('keeps tokens in the database, and gives browsers a name without content', async () => {
  const editor = await connected();
  const [row] = await rows();
  expect(row).toMatchObject({ spaceId, userId: 7, session: { accessToken: 'local-management' } });
  const held = [...editor.cookies].filter(([, value]) => value !== '""' && value !== '');
  expect(held.map(([name]) => name)).toEqual(['judge_tool']);
  expect(editor.cookies.get('judge_tool')).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(JSON.stringify(row)).not.toContain(editor.cookies.get('judge_tool'));
});

it('is framed by editors alone, and its cookie goes along there', async () => {
  const page = await tool.request('/judge-tool/');
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${editors[0]};`);
  expect(page.headers.get('x-frame-options')).toBeNull();
  const editor = browser();
  const back = await editor.asksCms();
  const last = (await editor.visit(back)).headers
    .getSetCookie()
    .find((line) => line.startsWith('judge_tool='));
  expect(last).toMatch(/Path=\/judge-tool;.*HttpOnly; Secure; Partitioned; SameSite=None/);
});

it('knows after the sign-in who frames it, and takes nothing else along', async () => {
  const editor = browser();
  const asked = 'protocol=https:&host=app.storyblok.com&slug=pruefung&space_id=1&x=%0d%0aSet-Cookie:a';
  const back = await editor.goesTo(await editor.goesTo(`/judge-tool/connect/storyblok?${asked}`));
  expect(await editor.goesTo(back)).toBe(
    '/judge-tool/?protocol=https%3A&host=app.storyblok.com&slug=pruefung',
  );
  const forged = browser();
  const forgedBack = await forged.goesTo(await forged.goesTo('/judge-tool/connect/storyblok?host=a/b'));
  expect(await forged.goesTo(forgedBack)).toBe('/judge-tool/?');
});

it('renews a token that is about to end, once for requests that come together', async () => {
  cms.says.expiresIn = 30;
  const editor = await connected();
  cms.says.expiresIn = 3600;
  const before = cms.renewals();
  const answers = await Promise.all([editor.judge(), editor.judge(), editor.judge()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(cms.renewals()).toBe(before + 1);
  expect((await editor.judge()).status).toBe(200);
  expect(cms.renewals()).toBe(before + 1);
});

it('ends the session when the CMS no longer renews its token', async () => {
  cms.says.expiresIn = 30;
  const editor = await connected();
  cms.says.declines = true;
  expect((await editor.judge()).status).toBe(401);
  expect(await rows()).toEqual([]);
});

it('says so when the editor declines', async () => {
  cms.says.declines = true;
  const editor = browser();
  expect(await editor.goesTo(await editor.asksCms())).toBe('/judge-tool/refused?');
  expect(await rows()).toEqual([]);
});

it('asks for a new connection when the CMS takes the token no longer', async () => {
  cms.says.accessToken = 'ended';
  const editor = await connected();
  expect((await editor.judge()).status).toBe(401);
});

it('belongs to one space', async () => {
  cms.says.spaceId = 2;
  const editor = browser();
  expect(await editor.goesTo(await editor.asksCms())).toBe('/judge-tool/refused?');
  expect(await rows()).toEqual([]);
});

it('takes the CMS’s answer once', async () => {
  const editor = browser();
  const back = await editor.asksCms();
  const held = editor.cookies.get('auth.sb.callback') ?? '';
  expect(await editor.goesTo(back)).toBe('/judge-tool/?');
  expect(await rows()).toHaveLength(1);
  expect(await editor.goesTo(back)).toBe('/judge-tool/refused?');
  // Even with the cookie of the first time.
  editor.cookies.set('auth.sb.callback', held);
  expect(await editor.goesTo(back)).toBe('/judge-tool/refused?');
  expect(await rows()).toHaveLength(1);
});

it.each([
  ['that another browser asked for', (_held: string, back: string) => ({ held: undefined, back })],
  [
    'with a cookie that was changed',
    (held: string, back: string) => ({ held: `${held.slice(0, -2)}xx`, back }),
  ],
  [
    'with a cookie signed by another secret',
    (held: string, back: string) => ({ held: `${held.split('.')[0]}.${held.split('.')[1]}.AAAA`, back }),
  ],
  ['with another state', (held: string, back: string) => ({ held, back: changed(back, 'state', 'forged') })],
  ['with another code', (held: string, back: string) => ({ held, back: changed(back, 'code', 'forged') })],
  ['without a space', (held: string, back: string) => ({ held, back: changed(back, 'space_id') })],
  [
    'with a space of no region',
    (held: string, back: string) => ({ held, back: changed(back, 'space_id', '-1') }),
  ],
  ['without anything', (held: string, back: string) => ({ held, back: back.replace(/\?.*/, '') })],
])('refuses an answer %s, and goes on', async (_what, forge) => {
  const editor = browser();
  const back = await editor.asksCms();
  const forged = forge(editor.cookies.get('auth.sb.callback') ?? '', back);
  editor.cookies.delete('auth.sb.callback');
  if (forged.held !== undefined) editor.cookies.set('auth.sb.callback', forged.held);
  expect(await editor.goesTo(forged.back)).toBe('/judge-tool/refused?');
  expect(await rows()).toEqual([]);
  expect((await tool.request('/v1/users/me')).status).toBe(200);
});

it.each([
  ['no session', undefined],
  ['a forged one', 'A'.repeat(43)],
  ['something else', 'x'],
])('judges nothing for %s', async (_what, held) => {
  const editor = browser();
  if (held !== undefined) editor.cookies.set('judge_tool', held);
  expect((await editor.judge()).status).toBe(401);
});

it('answers what cannot be judged in one sentence', async () => {
  const editor = await connected();
  const missing = await editor.judge(1);
  expect(missing.status).toBe(404);
  expect(await missing.json()).toEqual({ error: 'There is no such story in the space.' });
  expect((await editor.visit('/judge-tool/judgement?story=x')).status).toBe(400);
  const foreign = await tool.request('/judge-tool/judgement?story=1', {
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
});

it('gives a browser that connects anew another session, and ends the first', async () => {
  const editor = await connected();
  const first = editor.cookies.get('judge_tool') ?? '';
  expect(await editor.goesTo(await editor.asksCms())).toBe('/judge-tool/?');
  expect(editor.cookies.get('judge_tool')).not.toBe(first);
  expect(await rows()).toHaveLength(1);
});

it('slows down an address that asks too often', async () => {
  const judgeTool = { ...oauthClient, managementUrl: space.origin, editors, requestsPerSecond: 1 };
  const slow = await startContentSpace({ judgeTool }, database);
  const answers = await Promise.all([1, 2, 3].map(() => slow.request('/judge-tool/judgement?story=1')));
  expect(answers.filter(({ status }) => status === 429)).not.toEqual([]);
  await slow.close();
});

it('is off unless it is set', async () => {
  const response = await space.request('/judge-tool/connect/storyblok');
  expect(response.headers.get('location')).toBeNull();
});

it.each([
  ['http://redaktion.example', 'a-secret-of-the-partner-portal', /begins with https/],
  ['https://redaktion.example', 'short', /too short/],
])('does not start at %s with %s', async (origin, clientSecret, sentence) => {
  const tokens = ['public', 'preview', 'management'].map((use) => `${use}-token-that-is-secret`);
  const [publicToken = '', preview = '', management = ''] = tokens;
  const config = {
    ...localConfig(origin),
    assetDirectory: '',
    tokens: { public: publicToken, preview, management },
    judgeTool: { ...oauthClient, clientSecret, managementUrl: origin, editors, requestsPerSecond: 0 },
  };
  const result = await createPreviewServer(config, database);
  expect(result).toEqual({ ok: false, message: expect.stringMatching(sentence) });
});

function changed(address: string, parameter: string, value?: string): string {
  const url = new URL(address);
  if (value === undefined) url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, value);
  return url.href;
}
