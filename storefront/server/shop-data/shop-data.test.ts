import { createServer } from 'node:http';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PageData } from '../../app/context/page-data.ts';
import { parseAnswers } from '../../app/shop-data/block-answers.ts';
import { listen } from '../test-support/listen.ts';
import { createShopData } from './shop-data.ts';

const page: PageData = {
  channel: 'blattwerk',
  country: 'CH',
  locale: 'fr-CH',
  language: 'fr',
  currency: 'chf',
  customerType: 'private',
  treatments: {},
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

let backEnd: Awaited<ReturnType<typeof listen>>;
let asked: { address: string; channel: unknown }[];
let answer: { status: number; body: unknown } | 'silence';
let time: number;
let shopData: ReturnType<typeof createShopData>;

beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: { total: 1, designs: [], filters: [] } };
  time = 0;
  backEnd = await listen(
    createServer((request, response) => {
      asked.push({ address: request.url ?? '', channel: request.headers['x-channel'] });
      if (answer === 'silence') return;
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    }),
  );
  shopData = createShopData({
    origin: backEnd.origin,
    timeoutSeconds: 0.2,
    logger: pino({ level: 'silent' }),
    now: () => time,
  });
});
afterEach(() => {
  backEnd.server.closeAllConnections();
  backEnd.server.close();
});

async function feed(...bloks: object[]) {
  const { text, isComplete } = await shopData.feed(bloks, asking);
  return { answers: parseAnswers(text), isComplete };
}

test('every block gets the answer to its own question, in the shop of the page', async () => {
  const { answers, isComplete } = await feed(wedding, { ...wedding, _uid: 'b', occasion: 'taufe' });
  expect(asked.map(({ address }) => address).sort()).toEqual([
    '/web-api/themes?sort=created&page=1&pageSize=12&category[]=hochzeit',
    '/web-api/themes?sort=created&page=1&pageSize=12&category[]=taufe',
  ]);
  expect(asked[0]?.channel).toBe('blattwerk-ch');
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

test('a question that failed is asked again after a pause, not by the next visitor', async () => {
  const cards = { _uid: 'c', component: 'theme_cards' };
  answer = 'silence';
  await feed(cards);
  answer = { status: 200, body: { total: 1 } };
  time += 4_000;
  expect((await feed(cards)).isComplete).toBe(false);
  expect(asked).toHaveLength(1);
  time += 1_000;
  const { answers, isComplete } = await feed(cards);
  expect(answers.theme_cards?.c?.data).toEqual({ total: 1 });
  expect(isComplete).toBe(true);
});

test('a refusal is an answer: the block has nothing to show, and the page is complete', async () => {
  answer = { status: 404, body: { status: 404, detail: 'no such theme' } };
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
