import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPrices } from '../prices/seed/all-prices.ts';
import { seedPrices } from '../prices/seed-prices.ts';
import { seedProducts } from '../products/seed/seed-products.ts';
import { openBasketVisitor } from '../test-support/basket-visitor.ts';
import type { Browser } from '../test-support/browser.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { seedVoucherCampaigns } from '../vouchers/seed/seed-voucher-campaigns.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
  await seedPrices(backEnd.database, allPrices);
  await seedVoucherCampaigns(backEnd.database);
  await seedProducts(backEnd.database, { designs: [], accessories: allPrices.accessories });
});
afterAll(() => backEnd.close());

const german = { channel: 'blattwerk', locale: 'de-DE' };
const pen = { kind: 'accessory', sku: 'pen-gel-gold' };

async function send(browser: Browser, path: string, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams({ ...german, ...fields });
  const response = await browser.ask(`/web-api/basket/${path}/form`, { body, headers });
  return { status: response.status, location: response.headers.get('location') ?? '' };
}

test('plain forms fill, change and empty a basket, and lead back to it', async () => {
  const { browser, show } = openBasketVisitor(backEnd);
  const added = await send(browser, 'lines', { ...pen, quantity: '3' });
  expect(added.status).toBe(303);
  expect(added.location).toBe(`${backEnd.origin}/warenkorb/?notice=added`);
  const { lines, version } = await show();
  expect(lines[0]).toMatchObject({ quantity: 3 });

  const form = { version: String(version), lineId: lines[0]?.id ?? '' };
  expect((await send(browser, 'line', { ...form, quantity: '5' })).location).toContain('?notice=changed');
  expect((await show()).lines[0]?.quantity).toBe(5);
  expect((await send(browser, 'line', { ...form, quantity: '9' })).location).toContain('?notice=outdated');
  expect((await show()).lines[0]?.quantity).toBe(5);

  const next = { version: String(version + 1) };
  const voucher = await send(browser, 'voucher', { ...next, code: 'BLATT-AAAAA-AAAAA', use: 'yes' });
  expect(voucher.location).toContain('?notice=voucher-refused');
  await send(browser, 'delivery', { ...next, country: 'AT', service: 'express' });
  expect((await show()).delivery?.country).toBe('AT');
  await send(browser, 'line', { ...form, version: String(version + 2), quantity: '0' });
  expect((await show()).lines).toEqual([]);
});

test('what is not whole is refused, and so is a form of another site', async () => {
  const { browser, show } = openBasketVisitor(backEnd);
  const half = await send(browser, 'lines', { kind: 'photoframe', frameType: 'fotorahmen-eiche' });
  expect(half.location).toContain('?notice=refused');
  const foreign = await send(browser, 'lines', pen, { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  expect((await show()).lines).toEqual([]);
});
