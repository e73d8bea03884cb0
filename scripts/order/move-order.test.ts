import { localSigningSecret } from '@blattwerk/web-api/config.ts';
import { allPrices } from '@blattwerk/web-api/prices/seed/all-prices.ts';
import { seedPrices } from '@blattwerk/web-api/prices/seed-prices.ts';
import { seedProducts } from '@blattwerk/web-api/products/seed/seed-products.ts';
import { openBasketVisitor, pen } from '@blattwerk/web-api/test-support/basket-visitor.ts';
import { orderBody, sendOrder } from '@blattwerk/web-api/test-support/order-of.ts';
import { startBackEnd } from '@blattwerk/web-api/test-support/running-back-end.ts';
import { expect, test } from 'vitest';
import { moveOrder, orderUsage } from './move-order.ts';

test('a running shop is told that an order was paid and printed, and says where it stands or why not', async () => {
  const backEnd = await startBackEnd();
  await seedPrices(backEnd.database, allPrices);
  await seedProducts(backEnd.database, { designs: [], accessories: allPrices.accessories });
  const visitor = openBasketVisitor(backEnd);
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(pen, 2)));
  const settings = { STOREFRONT_ORIGIN: backEnd.origin, SIGNING_SECRET: localSigningSecret };
  const run = (words: string) => moveOrder([order.number, ...words.split(' ')], settings);
  expect(await run('state in_print')).toEqual({
    ok: false,
    message: 'An order goes into print once its payment is safe; it is open.',
  });
  expect(await run('payment paid')).toEqual({
    ok: true,
    line: `Order ${order.number} is placed, its payment paid.`,
  });
  expect(await run('state in_print')).toMatchObject({ ok: true });
  expect(await run('state lost')).toEqual({ ok: false, message: orderUsage });
  const forged = { ...settings, SIGNING_SECRET: 'another secret' };
  expect(await moveOrder([order.number, 'state', 'shipped'], forged)).toMatchObject({ ok: false });
  await backEnd.close();
});
