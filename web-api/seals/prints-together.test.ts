import { printTicketSchema } from '@blattwerk/schemas/print/print-ticket.ts';
import { deskOrderSchema } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localSigningSecret } from '../config.ts';
import { ordersSubject } from '../orders/order-handlers.ts';
import { signToken } from '../security/signed-token.ts';
import { openBasketVisitor } from '../test-support/basket-visitor.ts';
import {
  askDrafts,
  contentOf,
  sealedLines,
  startDesigningBackEnd,
} from '../test-support/designing-back-end.ts';
import { orderBody, sendOrder } from '../test-support/order-of.ts';
import type { RunningBackEnd } from '../test-support/running-back-end.ts';
import { sentPhoto } from '../test-support/sent-photo.ts';

const now = new Date('2026-11-26T08:00:00Z');
const token = signToken('order-desk', ordersSubject, new Date('2026-11-26T09:00:00Z'), localSigningSecret);
let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startDesigningBackEnd(() => now);
});
afterAll(() => backEnd.close());

/** Three photos, two of them in one size, one of those the other way round. */
async function threePrints() {
  const [upright, wide] = [await sentPhoto(backEnd, 1000, 1500), await sentPhoto(backEnd, 1800, 1200)];
  return contentOf({
    choice: { format: '150x100', paper: 'hahnemuehle', border: 'white' },
    photos: { photo: upright, 'photo-b': wide, 'photo-c': upright },
    prints: [
      { slot: 'photo', format: '100x150', copies: 2 },
      { slot: 'photo-b', format: '150x100', copies: 1 },
      { slot: 'photo-c', format: '130x180', copies: 4 },
    ],
  });
}

async function drafted(content: unknown, browser = openBasketVisitor(backEnd).browser) {
  const { value } = await askDrafts(browser, 'POST ', { body: { designId: '100x150', content } });
  const { id, key } = value;
  return { id, seal: () => askDrafts(browser, `POST /${id}/seals`, { key, body: { revision: 1 } }) };
}

test('prints are a line for each size, priced by their pieces; the same revision gives the same lines', async () => {
  const visitor = openBasketVisitor(backEnd);
  const { id, seal } = await drafted(await threePrints(), visitor.browser);
  const lines = sealedLines((await seal()).value);
  expect(lines.map(({ quantity }) => quantity)).toEqual([3, 4]);
  expect(sealedLines((await seal()).value)).toEqual(lines);
  for (const { item, quantity } of lines) await visitor.add(item, quantity);
  const { lines: shown } = await visitor.show();
  expect(shown).toMatchObject([
    { quantity: 3, details: expect.arrayContaining(['2 verschiedene Fotos']) },
    { quantity: 4, details: expect.arrayContaining(['1 Foto']) },
  ]);
  // Whole sets: six of three. The draft is found by what it was begun with, whichever size its line is of.
  expect(shown[0]?.quantities?.slice(0, 3)).toEqual([3, 6, 9]);
  for (const line of shown) expect(line.draft).toMatchObject({ id, designId: '100x150' });
  expect(shown.every(({ draft }) => draft?.choice.format === undefined)).toBe(true);
  const [first] = lines;
  if (first) expect((await visitor.add(first.item, first.quantity)).lines[0]?.quantity).toBe(3);
});

test('the press gets a page for every photo, and the ticket how often each is printed', async () => {
  const visitor = openBasketVisitor(backEnd);
  const { seal } = await drafted(await threePrints(), visitor.browser);
  const [first] = sealedLines((await seal()).value);
  if (!first) throw new Error('Nothing was sealed.');
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(first.item, 6)));
  const ask = (path: string, body: object) =>
    visitor.browser.ask(`/web-api/order-desk/${path}`, { body: { token, ...body } });
  await ask('moves', { by: 'Mia', numbers: [order.number], paymentState: 'paid' });
  await ask('moves', { by: 'Mia', numbers: [order.number], state: 'in_print' });
  const shown = async () => deskOrderSchema.parse(await (await ask(`orders/${order.number}`, {})).json());
  await vi.waitUntil(async () => (await shown()).printFiles.some(({ state }) => state === 'made'), {
    timeout: 60_000,
    interval: 200,
  });
  const part = (name: string) => ask(`orders/${order.number}/print-files/1/${name}`, {});
  expect(printTicketSchema.parse(await (await part('ticket')).json())).toMatchObject({
    copies: 6,
    names: null,
    prints: [
      { page: 'print-photo', copies: 4 },
      { page: 'print-photo-b', copies: 2 },
    ],
    pages: [
      { id: 'print-photo', width: 100, height: 150 },
      { id: 'print-photo-b', width: 150, height: 100 },
    ],
    photos: [{ slot: 'photo' }, { slot: 'photo-b' }],
    choice: { paper: 'hahnemuehle', border: 'white' },
  });
  const file = Buffer.from(await (await part('press')).arrayBuffer()).toString('latin1');
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(2);
}, 90_000);

test('a print without its photo, and a size that is not printed with the others, are refused', async () => {
  const content = await threePrints();
  const { 'photo-b': _, ...photos } = content.photos;
  const missing = await (await drafted({ ...content, photos })).seal();
  expect(missing).toMatchObject({ status: 422, value: { errors: [{ path: ['photos', 'photo-b'] }] } });
  const prints = [{ slot: 'photo', format: '400x600', copies: 1 }];
  expect((await (await drafted({ ...content, prints })).seal()).status).toBe(422);
});

test('a poor photo is refused in a size it is too coarse for', async () => {
  const small = await sentPhoto(backEnd, 300, 450);
  const of = (format: string) =>
    contentOf({ photos: { photo: small }, prints: [{ slot: 'photo', format, copies: 1 }] });
  expect((await (await drafted(of('90x130'))).seal()).status).toBe(201);
  expect((await (await drafted(of('200x300'))).seal()).status).toBe(422);
});
