import { createServer } from 'node:http';
import { listen } from '@blattwerk/server-kit/testing/listen.ts';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Question } from '../../page/questions/question.ts';
import type { PageData } from '../../page/request/page-data.ts';
import { createShopData } from './shop-data.ts';

const page: PageData = {
  channel: 'blattwerk',
  country: 'CH',
  locale: 'fr-CH',
  language: 'fr',
  currency: 'chf',
  customerType: 'private',
  treatments: {},
  measurement: {},
  isPreview: false,
  path: '/fr/',
  pathPrefix: '/fr',
  isDesktopApp: false,
  route: { name: 'slug' },
  origin: 'http://ch.localhost:3000',
  siteName: 'Blattwerk',
  otherShop: 'http://myposter.localhost:3000/',
};
const asking = { page, query: new URLSearchParams() };
const wedding = {
  _uid: 'a',
  component: 'themes_overview',
  occasion: 'hochzeit',
  pageSize: '12',
  sort: 'created',
};

const refusal = { type: 'about:blank', title: 'Not found', status: 404, detail: 'There is no such thing.' };
const campaign = {
  id: 'mai',
  amount: { minorUnits: 500, currency: 'chf' },
  minimumOrder: null,
  isForFirstOrder: false,
  lastDay: '2026-12-24',
};
const theme = { id: 1461, name: 'Fein', designs: [] };

let backEnd: Awaited<ReturnType<typeof listen>>;
let asked: { address: string; shop: unknown }[];
let answer: { status: number; body: unknown } | 'silence';
/** Paths that answer otherwise than the rest. */
let own: Record<string, { status: number; body: unknown }>;
let time: number;
let logged: string[];
let shopData: ReturnType<typeof createShopData>;

beforeEach(async () => {
  asked = [];
  answer = {
    status: 200,
    body: { total: 1, priceFrom: null, page: 1, pageSize: 12, designs: [], filters: [] },
  };
  own = {};
  time = 0;
  logged = [];
  backEnd = await listen(
    createServer((request, response) => {
      asked.push({ address: request.url ?? '', shop: request.headers['x-locale'] });
      if (answer === 'silence') return;
      const { pathname } = new URL(request.url ?? '/', 'http://back-end');
      const { status, body } = own[pathname] ?? answer;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    }),
  );
  shopData = createShopData({
    origin: backEnd.origin,
    // Silence waits it out; on a busy machine an answer takes its time, too.
    timeoutSeconds: 2,
    logger: pino({}, { write: (line) => logged.push(line) }),
    now: () => time,
  });
});
afterEach(() => {
  backEnd.server.closeAllConnections();
  backEnd.server.close();
});

async function feed(...bloks: object[]) {
  const { answers, isComplete } = await shopData.feed(bloks, asking);
  return { answers, isComplete };
}

test('every block gets the answer to its own question, in the shop of the page', async () => {
  const { answers, isComplete } = await feed(wedding, { ...wedding, _uid: 'b', occasion: 'taufe' });
  expect(asked.map(({ address }) => address).sort()).toEqual([
    '/web-api/themes?sort=created&page=1&pageSize=12&category[]=hochzeit',
    '/web-api/themes?sort=created&page=1&pageSize=12&category[]=taufe',
  ]);
  expect(asked[0]?.shop).toBe('blattwerk-ch');
  expect(Object.keys(answers.themes_overview ?? {})).toEqual(['a', 'b']);
  expect(answers.themes_overview?.a?.data).toMatchObject({ total: 1 });
  expect(isComplete).toBe(true);
});

test('the same question is asked once, and once more after a minute or a change of the catalogue', async () => {
  await feed(wedding, { ...wedding, _uid: 'b' });
  await feed(wedding);
  expect(asked).toHaveLength(1);
  time += 61_000;
  await feed(wedding);
  expect(asked).toHaveLength(2);
  shopData.outdate();
  time += 1;
  await feed(wedding);
  expect(asked).toHaveLength(3);
});

test.each([
  ['an error', { status: 500, body: { status: 500, detail: 'broken' } }] as const,
  ['silence', 'silence'] as const,
  ['nonsense', { status: 200, body: { designs: 'none' } }] as const,
  ['nothing', { status: 200, body: null }] as const,
  ['more than anybody reads', { status: 200, body: 'a'.repeat(9e6) }] as const,
  ['a refusal that says nothing', { status: 404, body: null }] as const,
])(
  'when the back end answers with %s, the last answer stands in, and the page is not complete',
  async (_, trouble) => {
    await feed(wedding);
    time += 61_000;
    answer = trouble;
    const { answers, isComplete } = await feed(wedding, { ...wedding, _uid: 'b', occasion: 'taufe' });
    expect(answers.themes_overview?.a?.data).toMatchObject({ total: 1 });
    expect(answers.themes_overview?.b).toBeUndefined();
    expect(isComplete).toBe(false);
  },
);

test('the log tells a back end that is slow from one that is not there', async () => {
  answer = 'silence';
  await feed(wedding);
  expect(logged.join()).toContain('No answer within 2 s.');
});

test('a question that failed is asked again after a pause, not by the next visitor', async () => {
  const cards = { _uid: 'c', component: 'theme_cards' };
  answer = 'silence';
  await feed(cards);
  answer = { status: 200, body: theme };
  time += 4_000;
  expect((await feed(cards)).isComplete).toBe(false);
  expect(asked).toHaveLength(1);
  time += 1_000;
  const { answers, isComplete } = await feed(cards);
  expect(answers.theme_cards?.c?.data).toMatchObject({ name: theme.name });
  expect(isComplete).toBe(true);
});

test('a refusal is an answer: the block has nothing to show, and the page is complete', async () => {
  answer = { status: 404, body: refusal };
  const { answers, isComplete } = await feed({ _uid: 'c', component: 'theme_cards' });
  expect(answers).toEqual({});
  expect(isComplete).toBe(true);
});

test('a block that cannot be read asks nothing', async () => {
  const { answers, isComplete } = await feed(
    Object.defineProperty({ ...wedding }, 'occasion', {
      get: () => {
        throw new Error('broken');
      },
    }),
    { component: 'themes_overview' },
  );
  expect(answers).toEqual({});
  expect(isComplete).toBe(true);
});

const themePath = '/web-api/themes/1461';
const campaignPath = '/web-api/voucher-campaigns/mai';
/** Asks for two things, and does without the second. */
const twoThings: Question<{ name: string; hasCampaign: boolean }> = {
  key: 'two things',
  async answer(ask) {
    const shown = await ask('GET /web-api/themes/{id}', { params: { id: 1461 } });
    if (!shown.ok) return { ok: false, message: shown.problem.detail };
    const campaign = await ask('GET /web-api/voucher-campaigns/{id}', { params: { id: 'mai' } });
    return { ok: true, value: { name: shown.value.name, hasCampaign: campaign.ok } };
  },
};

test('an answer that lacks a part stands in, is asked again, and never takes the place of a whole one', async () => {
  own = { [themePath]: { status: 200, body: theme }, [campaignPath]: { status: 500, body: {} } };
  const part = { data: { name: 'Fein', hasCampaign: false }, isFresh: false };
  expect(await shopData.answer(twoThings, asking)).toEqual(part);
  expect(await shopData.answer(twoThings, asking)).toEqual(part);
  expect(asked).toHaveLength(2);

  own[campaignPath] = { status: 200, body: campaign };
  time += 5_000;
  const whole = { data: { name: 'Fein', hasCampaign: true }, isFresh: true };
  expect(await shopData.answer(twoThings, asking)).toEqual(whole);

  own[campaignPath] = { status: 500, body: {} };
  time += 61_000;
  expect(await shopData.answer(twoThings, asking)).toEqual({ ...whole, isFresh: false });
});

test('all calls of a question share one deadline', async () => {
  let calls = 0;
  const endless: Question<number> = {
    key: 'endless',
    async answer(ask) {
      // Each call is answered in time.
      for (let hasEnded = false; !hasEnded; calls += 1) {
        hasEnded = !(await ask('GET /web-api/themes/{id}', { params: { id: 1461 } })).ok;
      }
      return { ok: true, value: calls };
    },
  };
  own = { [themePath]: { status: 200, body: theme } };
  const { isFresh } = await shopData.answer(endless, asking);
  expect(isFresh).toBe(false);
  expect(calls).toBeGreaterThan(1);
});

test('whoever asks after a change of the catalogue is not given an answer that was under way before it', async () => {
  own = { [themePath]: { status: 200, body: theme } };
  const cards = { _uid: 'c', component: 'theme_cards' };
  const before = feed(cards);
  shopData.outdate();
  await Promise.all([before, feed(cards)]);
  expect(asked).toHaveLength(2);
  await feed(cards);
  expect(asked).toHaveLength(2);
});

const evening = Date.parse('2026-12-24T22:59:30Z');
const voucher = { _uid: 'v', component: 'voucher', campaign: 'mai' };

test('a campaign is asked for again when a day begins, and is over after its last one', async () => {
  time = evening;
  answer = { status: 200, body: campaign };
  const { lifetime } = await shopData.feed([voucher, wedding], asking);
  expect(lifetime).toEqual({ freshUntil: evening + 30_000, endsAt: evening + 30_000 });

  answer = 'silence';
  time += 29_999;
  expect((await feed(voucher)).answers.voucher?.v?.data).toMatchObject({ id: 'mai' });
  time += 1;
  expect(await feed(voucher)).toEqual({ answers: {}, isComplete: false });
});

test.each([
  ['that runs on', { status: 200, body: { ...campaign, lastDay: null } }] as const,
  ['that does not run', { status: 404, body: refusal }] as const,
])('a campaign %s ends with no day, and is asked for again when one begins', async (_, said) => {
  time = evening;
  answer = said;
  const { lifetime, isComplete } = await shopData.feed([voucher], asking);
  expect(lifetime).toEqual({ freshUntil: evening + 30_000, endsAt: Number.POSITIVE_INFINITY });
  expect(isComplete).toBe(true);
  time += 30_000;
  await shopData.feed([voucher], asking);
  expect(asked).toHaveLength(2);
});
