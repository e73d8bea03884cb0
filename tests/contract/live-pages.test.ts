import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { livePageChecks } from '@blattwerk/database/tables/live-page-checks.ts';
import { exampleCatalogue } from '@blattwerk/schemas/rules/examples/example-catalogue.ts';
import type { CatalogueFacts } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { webhookHeaders } from '@blattwerk/server-kit/webhooks/webhook-headers.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createFolder, createPage, pageContent } from './example-stories.ts';
import { portOf, type RunningContentSpace, startContentSpace } from './running-content-space.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

const secret = 'geheim-und-lang';
let catalogue: CatalogueFacts = exampleCatalogue;
let database: Database;
let backEnd: Server;
let origin: string;
let receiver: WebhookReceiver;
let space: RunningContentSpace;
let folder: number;

beforeAll(async () => {
  backEnd = createServer((_, response) => response.end(JSON.stringify(catalogue)));
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  receiver = await startWebhookReceiver();
  origin = `http://127.0.0.1:${portOf(backEnd.address())}`;
  database = await openTestDatabase();
  space = await startContentSpace({ catalogue: { origin, secret } }, database);
  folder = (await createFolder(space, 'blattwerk')).id;
  await subscribe(receiver);
});
afterAll(async () => {
  await space.close();
  await database.close();
  await receiver.close();
  backEnd.closeAllConnections();
  backEnd.close();
});

afterEach(() => vi.useRealTimers());

it('a product taken out of one country marks exactly the live pages shown there, and tells the webhooks once', async () => {
  const shown = await pageWith('ueberall', cardDetail('101'), { isLive: true });
  await pageWith('nur-deutschland', cardDetail('101'), { isLive: true, countries: ['DE'] });
  await pageWith('entwurf', cardDetail('101'), { isLive: false });
  await pageWith('anderes', cardDetail('102'), { isLive: true });
  expect(await broken()).toEqual([]);

  const outOfAustria = catalogue.markets.flatMap((market, place) =>
    market === 'blattwerk:AT' ? [] : [place],
  );
  await change({
    marketSets: [...catalogue.marketSets, outOfAustria],
    products: {
      ...catalogue.products,
      'card:101': { ...card(catalogue), sold: catalogue.marketSets.length },
    },
  });
  await expect.poll(broken).toEqual(['blattwerk/ueberall']);
  const answer = await (await space.request('/workspace/live-pages')).json();
  expect(answer.broken[0].findings).toEqual([
    {
      code: 'product_not_sold',
      uid: 'card',
      field: 'product',
      message: expect.objectContaining({ de: expect.stringContaining('in Österreich nicht lieferbar') }),
    },
  ]);
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    action: 'pages_broken',
    text: '1 live page now shows something that is not sold there.',
    count: 1,
    full_slugs: 'blattwerk/ueberall',
  });

  // Neither a second event nor a withdrawn page is reported again.
  await change({ vouchers: {} });
  expect(await broken()).toEqual(['blattwerk/ueberall']);
  await space.request(`/v1/spaces/100001/stories/${shown}/unpublish`);
  expect(await broken()).toEqual([]);
  expect(receiver.received).toHaveLength(1);
});

it('the day after a campaign’s last marks the live pages that advertise it, and tells the webhooks', async () => {
  const told = receiver.received.length;
  const lastDay = shopDay(new Date());
  await change({ vouchers: { fest: { name: 'Fest', sold: card(exampleCatalogue).sold, lastDay } } });
  const voucher = { _uid: 'voucher', component: 'voucher', headline: 'Zum Fest', campaign: 'fest' };
  await pageWith('gutschein', voucher, { isLive: true });
  expect(await broken()).toEqual([]);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
  expect(await broken()).toEqual(['blattwerk/gutschein']);
  await expect.poll(() => receiver.received.length).toBe(told + 1);
});

it('what breaks while nobody watches is told after the next start', async () => {
  await change({ ...exampleCatalogue, version: catalogue.version });
  await pageWith('spaeter', cardDetail('101'), { isLive: true });
  await broken();
  const told = receiver.received.length;
  await space.close();
  const { 'card:101': _, ...products } = exampleCatalogue.products;
  catalogue = { ...catalogue, products, version: `${catalogue.version}+` };

  space = await startContentSpace({ catalogue: { origin, secret } }, database);
  expect(await broken()).toContain('blattwerk/spaeter');
  await expect.poll(() => receiver.received.length).toBe(told + 1);
  expect(receiver.received.at(-1)?.body).toContain('blattwerk/spaeter');

  await space.close();
  space = await startContentSpace({ catalogue: { origin, secret } }, database);
  expect(await broken()).toContain('blattwerk/spaeter');
  expect(receiver.received).toHaveLength(told + 1);
});

it('pages count as told only when the webhooks have been told', async () => {
  await change({ products: exampleCatalogue.products });
  await expect.poll(broken).not.toContain('blattwerk/spaeter');
  const state = () => database.select().from(livePageChecks);
  const before = await state();
  const slow = await startWebhookReceiver({ answers: false });
  await subscribe(slow);
  const { 'card:101': _, ...products } = exampleCatalogue.products;
  await change({ products });
  await expect.poll(() => slow.received.length).toBe(1);
  expect(await state()).toEqual(before);
  await slow.close();
  await expect.poll(state).not.toEqual(before);
});

function card({ products }: CatalogueFacts) {
  const found = products['card:101'];
  if (!found) throw new Error('The example catalogue has a card 101.');
  return found;
}

async function subscribe({ endpoint }: WebhookReceiver): Promise<void> {
  await space.request('/v1/spaces/100001/webhook_endpoints', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      webhook_endpoint: {
        name: 'Redaktion',
        endpoint,
        actions: ['catalogue.pages_broken'],
      },
    }),
  });
}

async function broken(): Promise<string[]> {
  const response = await space.request('/workspace/live-pages');
  const { broken: pages }: { broken: { fullSlug: string }[] } = await response.json();
  return pages.map(({ fullSlug }) => fullSlug);
}

const cardDetail = (id: string) => ({
  _uid: 'card',
  component: 'card_detail',
  product: { plugin: 'blattwerk-product', version: 1, items: [{ kind: 'card', id }] },
});

async function pageWith(
  slug: string,
  block: object,
  { isLive = false, countries = [] }: { isLive?: boolean; countries?: string[] },
): Promise<number> {
  const content = pageContent(slug);
  const body = [...(Array.isArray(content.body) ? content.body : []), block];
  const page = await createPage(space, slug, {
    parent_id: folder,
    content: { ...content, body, ...(countries.length > 0 && { countries }) },
  });
  if (isLive) {
    const published = await space.request(`/v1/spaces/100001/stories/${page.id}/publish`);
    expect(published.status).toBe(200);
  }
  return page.id;
}

/** Another version of the catalogue, and the back end's word of it. */
async function change(facts: Partial<CatalogueFacts>): Promise<void> {
  catalogue = { ...catalogue, ...facts, version: `${catalogue.version}+` };
  const body = JSON.stringify({ action: 'catalogue.changed', version: catalogue.version });
  const headers = webhookHeaders(secret, { id: randomUUID(), body }, Date.now());
  const response = await space.request('/_hooks/catalogue', { method: 'POST', headers, body });
  expect(response.status).toBe(200);
}
