import { localSigningSecret } from '@blattwerk/web-api/config.ts';
import { allPrices } from '@blattwerk/web-api/prices/seed/all-prices.ts';
import { seedProducts } from '@blattwerk/web-api/products/seed/seed-products.ts';
import { startBackEnd } from '@blattwerk/web-api/test-support/running-back-end.ts';
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

test.each([
  ['', ''],
  ['withdraw', ''],
  ['withdraw card:1 --anywhere', ''],
  ['withdraw pony:1 --everywhere', 'pony:1 names no product'],
  ['withdraw card:1 --market blattwerk:XX', 'There is no market blattwerk:XX'],
  ['restore card:1', 'Say where'],
  ['restore card:1 --everywhere --market blattwerk:AT', 'Say where'],
])('"%s" is no call', (words, message) => {
  const read = readCatalogueCall(words.split(' ').filter(Boolean));
  expect(read).toMatchObject({ ok: false, message: expect.stringContaining(message) });
});
