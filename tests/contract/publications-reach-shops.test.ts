import { settingsExample } from '@blattwerk/schemas/blocks/roots/settings.ts';
import { startBackEndStandIn } from '@blattwerk/storefront/server/test-support/back-end-stand-in.ts';
import { startStorefrontOver } from '@blattwerk/storefront/server/test-support/running-storefront.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createFolder, createPage, pageContent, storyLink } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

type Shop = Awaited<ReturnType<typeof startStorefrontOver>>;

let space: RunningContentSpace;
let backEnd: Awaited<ReturnType<typeof startBackEndStandIn>>;
let told: Shop;
let untold: Shop;
let folder: number;
const ids: Record<string, number> = {};
const addresses = ['/', '/karten/', '/karten/rund/', '/versand/'];

beforeAll(async () => {
  const webhooks: { endpoint: string; secret: string }[] = [];
  space = await startContentSpace({ webhooks });
  const products = { total: 0, priceFrom: null, page: 1, pageSize: 12, products: [], kinds: [], filters: [] };
  backEnd = await startBackEndStandIn({ '/web-api/products': products });
  const options = {
    backEndOrigin: backEnd.origin,
    publicToken: 'local-public',
    previewToken: 'local-preview',
  };
  told = await startStorefrontOver(`${space.origin}/v2`, { ...options, contentPollSeconds: 600 });
  untold = await startStorefrontOver(`${space.origin}/v2`, { ...options, contentPollSeconds: 0.1 });

  folder = (await createFolder(space, 'blattwerk')).id;
  await publishNew('settings', { content: withoutStories(settingsExample) });
  const cards = await createFolder(space, 'karten', folder);
  const overview = await publishNew('karten', { parent_id: cards.id, is_startpage: true });
  await publishNew('rund', { parent_id: cards.id });
  await publishNew('versand');
  const content = pageContent('home');
  const body = Array.isArray(content.body) ? content.body : [];
  const linked = body.map((block) => ({ ...block, more: storyLink(overview.uuid ?? '') }));
  await publishNew('home', { content: { ...content, body: linked } });
  webhooks.push({ endpoint: `${told.origin}/_hooks/content`, secret: 'secret' });
  await visitAll(told);
  await visitAll(untold);
  // Until the shop that is not told has read the stories for the first time, and what it compares later ones with.
  await space.management.stories.publish(ids.versand ?? 0);
  await vi.waitFor(async () => expect(await visitAll(untold)).toContain('/versand/'), { timeout: 10_000 });
  await visitAll(told);
});
afterAll(async () => {
  await told.close();
  await untold.close();
  backEnd.close();
  await space.close();
});

/** The same content with links that lead out of the shop. */
function withoutStories(content: object): Record<string, unknown> {
  const outwards = {
    fieldtype: 'multilink',
    linktype: 'url',
    id: '',
    url: 'https://example.com/',
    cached_url: '',
  };
  return JSON.parse(JSON.stringify(content), (_, value) => (value?.linktype === 'story' ? outwards : value));
}

async function publishNew(slug: string, story: Parameters<typeof createPage>[2] = {}) {
  const page = await createPage(space, slug, { parent_id: folder, ...story });
  ids[slug] = page.id;
  const answer = await space.request(`/v1/spaces/100001/stories/${page.id}/publish`);
  if (answer.status !== 200) throw new Error(await answer.text());
  return page;
}

/** Asks for every page, and says which of them had to be made. */
async function visitAll(shop: Shop): Promise<string[]> {
  const before = shop.rendered.length;
  for (const address of addresses) await shop.get(address);
  return shop.rendered.slice(before).map((address) => new URL(address).pathname);
}

async function expectDropped(pages: string[]): Promise<void> {
  // What the editor has an answer to, this shop has heard of.
  expect(await visitAll(told)).toEqual(pages);
  expect(await visitAll(told)).toEqual([]);
  const made: string[] = [];
  const visits = async () => {
    made.push(...(await visitAll(untold)));
    return made.toSorted();
  };
  await expect.poll(visits, { timeout: 10_000 }).toEqual(pages.toSorted());
  expect(await visits()).toEqual(pages.toSorted());
}

it('a publication drops the pages that show the story, in the shop that is told and in the one that is not', async () => {
  expect(await visitAll(told)).toEqual([]);
  await space.management.stories.publish(ids.versand ?? 0);
  await expectDropped(['/versand/']);
  // The pages below an overview name it; the home page only links to it.
  await space.management.stories.publish(ids.karten ?? 0);
  await expectDropped(['/karten/', '/karten/rund/']);
});

it('a draft that is saved drops nothing, its new name included; published, it reaches what links to it', async () => {
  await space.management.stories.update(ids.karten ?? 0, { body: { story: { name: 'Alle Karten' } } });
  await space.management.stories.publish(ids.versand ?? 0);
  await expectDropped(['/versand/']);
  await space.management.stories.publish(ids.karten ?? 0);
  await expectDropped(['/', '/karten/', '/karten/rund/']);
});

it('a page that is withdrawn, and one that comes back, reach their own addresses alone', async () => {
  await space.request(`/v1/spaces/100001/stories/${ids.versand}/unpublish`);
  await expectDropped(['/versand/']);
  expect((await told.get('/versand/')).status).toBe(404);
  await space.management.stories.publish(ids.versand ?? 0);
  await expectDropped(['/versand/']);
  expect((await told.get('/versand/')).status).toBe(200);
});

it('a new order of pages, which no page shows, drops none', async () => {
  const move = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' };
  await space.request(`/v1/spaces/100001/stories/${ids.versand}/move?after_id=0`, move);
  await expectDropped([]);
});
