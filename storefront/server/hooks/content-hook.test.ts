import { createHmac, randomUUID } from 'node:crypto';
import { webhookHeaders } from '@blattwerk/server-kit/webhooks/webhook-headers.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBackEndStandIn } from '../test-support/back-end-stand-in.ts';
import type { StandInStory } from '../test-support/content-stand-in.ts';
import { startStorefront, startStorefrontOver } from '../test-support/running-storefront.ts';

const published = (story: Omit<StandInStory, 'draft' | 'published'>, body: unknown[] = []): StandInStory => {
  const content = { component: 'page', title: story.name, robots: 'index,follow', body };
  return { ...story, publishedAt: '2026-11-24T08:00:00.000Z', draft: content, published: content };
};
const linkTo = (id: number) => ({
  _uid: `link-${id}`,
  component: 'info_text',
  link: { fieldtype: 'multilink', linktype: 'story', id: `uuid-${id}` },
});

/** Page 100 + n is `/seite-n/` and links to the next one. */
const pageCount = 30;
const pages = Array.from({ length: pageCount }, (_, at) =>
  published({ id: 101 + at, full_slug: `blattwerk/seite-${at + 1}`, name: `Seite ${at + 1}` }, [
    linkTo(102 + at),
  ]),
);
const addresses = [
  '/',
  '/magazin/',
  '/magazin/eins/',
  '/magazin/zwei/',
  '/sitemap/',
  '/neu/',
  ...pages.map((_, at) => `/seite-${at + 1}/`),
];

/** What pages of missing addresses show. */
const products = { total: 0, priceFrom: null, page: 1, pageSize: 12, products: [], kinds: [], filters: [] };

let backEnd: Awaited<ReturnType<typeof startBackEndStandIn>>;
let told: Awaited<ReturnType<typeof startStorefront>>;
let untold: Awaited<ReturnType<typeof startStorefrontOver>>;
let moment: number;

beforeEach(async () => {
  const settings = { component: 'settings' };
  backEnd = await startBackEndStandIn({ '/web-api/products': products });
  const backEndOrigin = backEnd.origin;
  told = await startStorefront({
    backEndOrigin,
    contentPollSeconds: 600,
    stories: [
      published({ id: 1, full_slug: 'blattwerk/home', name: 'Home' }, [linkTo(101)]),
      { id: 2, full_slug: 'blattwerk/settings', name: 'Settings', published: settings, draft: settings },
      published({ id: 3, full_slug: 'blattwerk/magazin', name: 'Magazin' }),
      published({ id: 4, full_slug: 'blattwerk/magazin/eins', name: 'Eins' }),
      published({ id: 5, full_slug: 'blattwerk/magazin/zwei', name: 'Zwei' }),
      published({ id: 6, full_slug: 'blattwerk/sitemap', name: 'Sitemap' }, [
        { _uid: 'list', component: 'sitemap', items: [] },
      ]),
      ...structuredClone(pages),
    ],
  });
  untold = await startStorefrontOver(told.content.endpoint, {
    backEndOrigin,
    contentPollSeconds: 0.05,
  });
  moment = Date.parse('2026-11-24T09:00:00Z');
  await visitAll(told);
  await visitAll(untold);
});
afterEach(async () => {
  await untold.close();
  await told.close();
  backEnd.close();
});

type Visited = Pick<typeof untold, 'get' | 'rendered'>;

/** Asks for every page, and says which of them had to be made. */
async function visitAll(shop: Visited): Promise<string[]> {
  const before = shop.rendered.length;
  for (const address of addresses) await shop.get(address);
  return shop.rendered
    .slice(before)
    .map((address) => new URL(address).pathname)
    .sort();
}

type Edit = (stories: StandInStory[]) => void;
const find = (stories: StandInStory[], id: number): StandInStory => {
  const story = stories.find((candidate) => candidate.id === id);
  if (!story) throw new Error(`There is no story ${id}.`);
  return story;
};
const publish =
  (id: number, name?: string): Edit =>
  (stories) => {
    const story = find(stories, id);
    moment += 1000;
    Object.assign(story, { publishedAt: new Date(moment).toISOString(), published: story.draft });
    if (name !== undefined) story.name = name;
  };
const unpublish =
  (id: number): Edit =>
  (stories) => {
    delete find(stories, id).published;
  };
const move =
  (id: number, slug: string): Edit =>
  (stories) => {
    find(stories, id).full_slug = slug;
  };
const create =
  (story: StandInStory): Edit =>
  (stories) => {
    stories.push(story);
  };

/** What editors do, the action that the content space tells, and the pages that show it. */
const edits: { edit: Edit; action: string; drops: string[] }[] = [
  { edit: publish(103), action: 'published', drops: ['/seite-3/'] },
  { edit: publish(109), action: 'published', drops: ['/seite-9/'] },
  { edit: publish(1), action: 'published', drops: ['/'] },
  // The pages of a folder name the pages above them.
  { edit: publish(3), action: 'published', drops: ['/magazin/', '/magazin/eins/', '/magazin/zwei/'] },
  // Links and lists show a story's name and whether it is there.
  { edit: publish(112, 'Umbenannt'), action: 'published', drops: ['/seite-11/', '/seite-12/', '/sitemap/'] },
  { edit: unpublish(120), action: 'unpublished', drops: ['/seite-19/', '/seite-20/', '/sitemap/'] },
  {
    edit: move(125, 'blattwerk/anderswo'),
    action: 'moved',
    drops: ['/seite-24/', '/seite-25/', '/sitemap/'],
  },
  {
    edit: create(published({ id: 131, full_slug: 'blattwerk/neu', name: 'Neu' })),
    action: 'published',
    drops: ['/neu/', '/seite-30/', '/sitemap/'],
  },
];

function edit(change: Edit): void {
  change(told.content.stories);
  told.content.state.version += 1;
}

type Sent = { body: string; headers: Record<string, string> };

const delivery = (action: string, { secret = 'secret', id = randomUUID(), age = 0 } = {}): Sent => {
  const body = JSON.stringify({
    text: '',
    action,
    space_id: 100001,
    story_id: 1,
    full_slug: 'blattwerk/home',
  });
  return { body, headers: webhookHeaders(secret, { id, body }, Date.now() - age * 1000) };
};

async function send({ body, headers }: Sent): Promise<number> {
  return (await fetch(`${told.origin}/_hooks/content`, { method: 'POST', body, headers })).status;
}

test.each(edits)(
  '$action: exactly the pages $drops are made anew, here and in a process that was not told',
  async ({ edit: change, action, drops }) => {
    edit(change);
    expect(await send(delivery(action))).toBe(200);
    expect(await visitAll(told)).toEqual(drops.toSorted());
    expect(await visitAll(told)).toEqual([]);
    const made: string[] = [];
    const visitUntold = async () => {
      made.push(...(await visitAll(untold)));
      return made.toSorted();
    };
    await expect.poll(visitUntold, { timeout: 15_000 }).toEqual(drops.toSorted());
    expect(await visitUntold()).toEqual(drops.toSorted());
  },
);

test('the settings are shown by every page of their channel', async () => {
  edit(publish(2));
  await send(delivery('published'));
  expect(await visitAll(told)).toEqual(addresses.toSorted());
});

test('a change that no story explains makes every page anew', async () => {
  edit(() => {});
  await send(delivery('entries_updated'));
  expect(await visitAll(told)).toEqual(addresses.toSorted());
});

/** Numbers from 0 up to 1 that are the same in every run. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** What a sender has who does not know the secret, or has only listened. */
function forgeries(genuine: readonly Sent[], count: number, random: () => number): Sent[] {
  const kinds: ((heard: Sent) => Sent)[] = [
    () => delivery('deleted', { secret: 'guess' }),
    () => delivery('published', { age: 900 }),
    () => delivery('published', { age: -900 }),
    ({ body, headers }) => ({ body: body.replace('"action":"', '"action":"x'), headers }),
    ({ body, headers }) => ({ body, headers: { ...headers, 'webhook-id': randomUUID() } }),
    ({ body, headers }) => ({ body, headers: { ...headers, 'webhook-timestamp': '1' } }),
    ({ body }) => ({
      body,
      headers: { 'webhook-signature': createHmac('sha1', 'secret').update(body).digest('hex') },
    }),
  ];
  return Array.from({ length: count }, (_, at) => {
    const heard = genuine[Math.floor(random() * genuine.length)];
    const kind = kinds[at % kinds.length];
    if (!heard || !kind) throw new Error('There is nothing to forge.');
    return kind(heard);
  });
}

test('a storm of 1,000 signed, forged, replayed and reordered deliveries drops exactly the right pages, once', async () => {
  const random = createRandom(20_261_124);
  const genuine = edits.map(({ action }) => delivery(action));
  const replays = Array.from({ length: 492 }, (_, at) => genuine[at % genuine.length]).filter(
    (sent) => !!sent,
  );
  const forged = forgeries(genuine, 500, random);

  // Forgeries alone: no page is dropped, and the content space is not asked anything.
  const questions = told.content.state.asked.filter((path) => !path.includes('spaces/me')).length;
  expect(new Set(await Promise.all(forged.map(send)))).toEqual(new Set([401]));
  expect(told.content.state.asked.filter((path) => !path.includes('spaces/me'))).toHaveLength(questions);
  expect(await visitAll(told)).toEqual([]);

  // Editors go on working in the middle of it.
  const storm = shuffled([...genuine, ...replays, ...forged], random);
  expect(storm).toHaveLength(1000);
  const perBatch = 50;
  const statuses: number[] = [];
  const made: string[] = [];
  for (let at = 0; at < storm.length; at += perBatch) {
    const change = edits[at / perBatch];
    if (change) edit(change.edit);
    statuses.push(...(await Promise.all(storm.slice(at, at + perBatch).map(send))));
    made.push(...(await visitAll(told)));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(genuine.length + replays.length);
  // News may have come before the change it speaks of was made: the last word is one of the present.
  await send(delivery('published'));

  made.push(...(await visitAll(told)));
  const drops = edits.flatMap((one) => one.drops);
  expect([...new Set(made)].sort()).toEqual([...new Set(drops)].sort());
  const times = (address: string, list: string[]) => list.filter((one) => one === address).length;
  expect(made.filter((address) => times(address, made) > times(address, drops))).toEqual([]);
  await Promise.all(storm.map(send));
  expect(await visitAll(told)).toEqual([]);
});

test('while the content space is away, news of a change leaves no page that may be gone', async () => {
  told.content.state.trouble = 'down';
  expect(await send(delivery('unpublished'))).toBe(200);
  expect((await told.get('/seite-3/')).status).toBe(503);
  told.content.state.trouble = 'none';
  expect((await told.get('/seite-3/')).status).toBe(200);
});
