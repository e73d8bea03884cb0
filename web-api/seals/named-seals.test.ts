import { catalogueDesigns, catalogueThemes } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { printTicketSchema } from '@blattwerk/schemas/print/print-ticket.ts';
import { problemSchema } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { deskOrderSchema } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { localSigningSecret } from '../config.ts';
import { ordersSubject } from '../orders/order-handlers.ts';
import { allPrices } from '../prices/seed/all-prices.ts';
import { seedPrices } from '../prices/seed-prices.ts';
import { seedProducts } from '../products/seed/seed-products.ts';
import { signToken } from '../security/signed-token.ts';
import { openBasketVisitor } from '../test-support/basket-visitor.ts';
import { openBrowser } from '../test-support/browser.ts';
import { askDrafts, contentOf, sealedItem } from '../test-support/designing-back-end.ts';
import { orderBody, sendOrder } from '../test-support/order-of.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';

const now = new Date('2026-11-24T08:00:00Z');
const token = signToken('order-desk', ordersSubject, new Date('2026-11-24T09:00:00Z'), localSigningSecret);
const cards = catalogueDesigns().filter(({ productType }) => productType === 'tischkarte');
const placeCard = cards[0]?.id ?? 0;
let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd({}, () => now);
  const designs = cards.slice(0, 1);
  await seedPrices(backEnd.database, allPrices);
  await seedCatalogue(backEnd.database, { themes: catalogueThemes(), designs, drawing: '' });
  await seedProducts(backEnd.database, { designs, accessories: allPrices.accessories });
});
afterAll(() => backEnd.close());

const listed = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ names: `Gast ${place + 1}`, place: '' }));

test('every row is judged, and each that cannot be printed is named', async () => {
  const browser = openBrowser(backEnd);
  const long = 'Prof. Dr. Maximilian-Alexander von Hohenstein-Schwarzenberg';
  const names = [
    ...listed(3),
    { names: long, place: '' },
    { names: '', place: '' },
    { names: 'Jan 🎉', place: '' },
  ];
  const made = await askDrafts(browser, 'POST ', {
    body: { designId: placeCard, content: contentOf({ names }) },
  });
  const { id, key } = made.value;
  const { status, value } = await askDrafts(browser, `POST /${id}/seals`, { key, body: { revision: 1 } });
  expect(status).toBe(422);
  const { errors, message } = problemSchema.parse(value);
  expect(errors?.map(({ path }) => path)).toEqual([
    ['names', 3, 'names'],
    ['names', 4, 'names'],
    ['names', 5, 'names'],
  ]);
  expect(message?.text).toContain('Zeile 4 der Namensliste passt nicht auf die Karte');
});

test('as many pieces as names are bought, and never fewer', async () => {
  const visitor = openBasketVisitor(backEnd);
  const sealed = await sealedItem(visitor.browser, placeCard, {
    names: listed(81),
    choice: { quantity: '50' },
  });
  expect(sealed.quantity).toBe(85);
  const { lines, version } = await visitor.add(sealed.item, sealed.quantity);
  expect(lines).toMatchObject([{ quantity: 85, details: expect.arrayContaining(['81 Namen']) }]);
  expect(lines[0]?.names[80]).toEqual({ names: 'Gast 81', place: '' });
  expect(Math.min(...(lines[0]?.quantities ?? []))).toBe(85);
  const again = await visitor.add(sealed.item, sealed.quantity);
  expect(again.lines).toMatchObject([{ quantity: 85 }]);
  expect(again.version).toBe(version + 1);
});

test('the press gets a sheet for every name and one for the spare pieces, and the desk the names', async () => {
  const visitor = openBasketVisitor(backEnd);
  const { item, quantity } = await sealedItem(visitor.browser, placeCard, { names: listed(6) });
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(item, Math.max(10, quantity))));
  const ask = (path: string, body: object) =>
    visitor.browser.ask(`/web-api/order-desk/${path}`, { body: { token, ...body } });
  const move = (step: object) => ask('moves', { by: 'Mia', numbers: [order.number], ...step });
  await move({ paymentState: 'paid' });
  await move({ state: 'in_print' });
  const shown = async () => deskOrderSchema.parse(await (await ask(`orders/${order.number}`, {})).json());
  expect((await shown()).lines[0]?.names.map(({ names }) => names)).toContain('Gast 6');
  await vi.waitUntil(async () => (await shown()).printFiles.some(({ state }) => state === 'made'), {
    timeout: 60_000,
    interval: 200,
  });
  const ticket = await ask(`orders/${order.number}/print-files/1/ticket`, {});
  const { copies, names, pages } = printTicketSchema.parse(await ticket.json());
  expect(names).toEqual({ count: 6, spares: copies - 6 });
  expect(pages.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 'spare'].map((sheet) => `${sheet}-front`));
  const press = await ask(`orders/${order.number}/print-files/1/press`, {});
  const file = Buffer.from(await press.arrayBuffer()).toString('latin1');
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(7);
}, 90_000);
