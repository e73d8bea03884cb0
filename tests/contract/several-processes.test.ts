import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { startStorefront } from '@blattwerk/storefront/server/test-support/running-storefront.ts';
import { seedCatalogue } from '@blattwerk/web-api/catalogue/seed-catalogue.ts';
import { allPrices } from '@blattwerk/web-api/prices/seed/all-prices.ts';
import { seedPrices } from '@blattwerk/web-api/prices/seed-prices.ts';
import { seedProducts } from '@blattwerk/web-api/products/seed/seed-products.ts';
import { changeWithdrawals } from '@blattwerk/web-api/products/withdrawals.ts';
import { generatedCatalogue } from '@blattwerk/web-api/test-support/generated-catalogue.ts';
import { serveBeside } from '@blattwerk/web-api/test-support/running-back-end.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Shop = Awaited<ReturnType<typeof startShop>>;
let database: Database;
let shops: Shop[];

const overview = { _uid: 'a', component: 'themes_overview', pageSize: '12', sort: 'created' };
const page = (title: string) => ({ component: 'page', title, robots: 'index,follow', body: [overview] });
const stories = [
  { id: 1, full_slug: 'blattwerk/home', name: 'Home', published: page('Heute'), draft: page('Heute') },
];

/** A storefront with its own back end, as each process runs them. */
async function startShop() {
  const backEnd = await serveBeside(database);
  const storefront = await startStorefront({ stories, backEndOrigin: backEnd.origin });
  backEnd.followCatalogue(storefront.outdateCatalogue);
  return {
    content: storefront.content.state,
    /** How many designs the home page speaks of, and its title. */
    async shows() {
      const { text } = await storefront.get('/', 'at.localhost');
      return { total: /"total\W+(\d+)/.exec(text)?.[1], title: /Heute|Morgen/.exec(text)?.[0] };
    },
    async factsVersion(): Promise<unknown> {
      return (await (await backEnd.ask('/web-api/catalogue-facts')).json()).version;
    },
    async close() {
      await storefront.close();
      await backEnd.close();
    },
  };
}

beforeAll(async () => {
  database = await openTestDatabase();
  const { designs, ...generated } = generatedCatalogue(20);
  const postcards = designs.map((design) => ({
    ...design,
    productType: 'postkarte-hoch',
    format: '105x148',
  }));
  await seedPrices(database, allPrices);
  await seedCatalogue(database, { ...generated, designs: postcards });
  await seedProducts(database, { designs: postcards, accessories: allPrices.accessories });
  shops = [await startShop(), await startShop()];
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
  await database.close();
});

const seen = () => Promise.all(shops.map((shop) => shop.shows()));

test('a product that another process withdraws leaves the kept pages of every process within seconds', async () => {
  expect(await seen()).toEqual([
    { total: '20', title: 'Heute' },
    { total: '20', title: 'Heute' },
  ]);
  const before = await shops[0]?.factsVersion();
  // As the command on the server does it: no process is told.
  const product = { kind: 'card', id: '12' } as const;
  await changeWithdrawals(database, { action: 'withdraw', product, markets: ['blattwerk:AT'] });
  // Every process answers the current facts: a judge never sees an older catalogue after a newer one.
  const [one, other] = await Promise.all(shops.map((shop) => shop.factsVersion()));
  expect(one).not.toBe(before);
  expect(other).toBe(one);
  await expect.poll(seen, { timeout: 10_000 }).toEqual([
    { total: '19', title: 'Heute' },
    { total: '19', title: 'Heute' },
  ]);
});

test('a page published without a word to this process is shown by it within seconds', async () => {
  for (const story of stories) story.published = page('Morgen');
  for (const shop of shops) shop.content.version += 1;
  await expect
    .poll(async () => (await seen()).map(({ title }) => title), { timeout: 10_000 })
    .toEqual(['Morgen', 'Morgen']);
});
