import { seeds } from '@blattwerk/database/tables/catalogue.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { localSigningSecret } from '@blattwerk/web-api/config.ts';
import { allPrices } from '@blattwerk/web-api/prices/seed/all-prices.ts';
import { seedProducts } from '@blattwerk/web-api/products/seed/seed-products.ts';
import { startBackEnd } from '@blattwerk/web-api/test-support/running-back-end.ts';
import {
  seedVoucherCampaigns,
  voucherCampaignSeedName,
} from '@blattwerk/web-api/vouchers/seed/seed-voucher-campaigns.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readCatalogueCall } from './read-call.ts';
import { runCatalogueCall } from './run-call.ts';

test('a running shop is asked to withdraw and restore, and says what it did', async () => {
  const backEnd = await startBackEnd();
  await seedProducts(backEnd.database, { designs: [], accessories: allPrices.accessories });
  const settings = {
    DATABASE_URL: undefined,
    DATA_DIRECTORY: '/nowhere',
    STOREFRONT_ORIGIN: backEnd.origin,
    SIGNING_SECRET: localSigningSecret,
  };
  const run = async (words: string) => {
    const read = readCatalogueCall(words.split(' '));
    if (!read.ok) throw new Error(read.message);
    return runCatalogueCall(read.call, settings);
  };
  const here = '--market blattwerk:AT --market blattwerk:CH';
  expect(await run(`withdraw accessory:seal-gold ${here}`)).toEqual({
    ok: true,
    lines: ['accessory:seal-gold is withdrawn from blattwerk:AT, blattwerk:CH.'],
  });
  const list = await run('list');
  expect(list.ok && list.lines).toHaveLength(2);
  expect(await run('restore accessory:seal-gold --everywhere')).toMatchObject({ ok: true });
  expect(await run('list')).toEqual({ ok: true, lines: ['Nothing is withdrawn.'] });
  expect(await run('withdraw accessory:seal-of-solomon --everywhere')).toEqual({
    ok: false,
    message: 'There is no product accessory:seal-of-solomon.',
  });
  await backEnd.close();
});

test('a voucher campaign is ended at once, which pages and judges hear of, and no seed brings it back', async () => {
  const backEnd = await startBackEnd();
  await seedVoucherCampaigns(backEnd.database);
  const settings = {
    DATABASE_URL: undefined,
    DATA_DIRECTORY: '/nowhere',
    STOREFRONT_ORIGIN: backEnd.origin,
    SIGNING_SECRET: localSigningSecret,
  };
  const address = '/web-api/voucher-campaigns/gruss-an-freunde';
  expect((await backEnd.ask(address)).status).toBe(200);
  const lastDay = shopDay(new Date(Date.now() - 24 * 60 * 60 * 1000));
  expect(await runCatalogueCall({ action: 'end-campaign', campaign: 'gruss-an-freunde' }, settings)).toEqual({
    ok: true,
    lines: [`The voucher campaign gruss-an-freunde is over: its last day was ${lastDay}.`],
  });
  expect((await backEnd.ask(address)).status).toBe(404);
  const facts = await (await backEnd.ask('/web-api/catalogue-facts')).json();
  expect(facts.vouchers['gruss-an-freunde']).toMatchObject({ lastDay });

  await backEnd.database.delete(seeds).where(eq(seeds.name, voucherCampaignSeedName));
  expect(await seedVoucherCampaigns(backEnd.database)).toEqual({ changed: true });
  await backEnd.ask('/web-api/catalogue-facts');
  expect((await backEnd.ask(address)).status).toBe(404);

  expect(await runCatalogueCall({ action: 'end-campaign', campaign: 'herbst' }, settings)).toEqual({
    ok: false,
    message: 'There is no voucher campaign herbst.',
  });
  const forged = {
    method: 'POST',
    body: '{"token":"AAAA"}',
    headers: { 'content-type': 'application/json' },
  };
  expect((await backEnd.ask(`${address}/end`, forged)).status).toBe(403);
  await backEnd.close();
});

test.each([
  ['', ''],
  ['withdraw', ''],
  ['withdraw card:1 --anywhere', ''],
  ['withdraw pony:1 --everywhere', 'pony:1 names no product'],
  ['withdraw card:1 --market blattwerk:XX', 'There is no market blattwerk:XX'],
  ['restore card:1', 'Say where'],
  ['report --every none', 'Say how many cards to skip'],
  ['end-campaign', 'Name the campaign'],
  ['end-campaign Herbst', 'Name the campaign'],
  ['end-campaign herbst --everywhere', ''],
  ['restore card:1 --everywhere --market blattwerk:AT', 'Say where'],
])('"%s" is no call', (words, message) => {
  const read = readCatalogueCall(words.split(' ').filter(Boolean));
  expect(read).toMatchObject({ ok: false, message: expect.stringContaining(message) });
});
