import { printTicketSchema } from '@blattwerk/schemas/print/print-ticket.ts';
import { deskOrderSchema } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localSigningSecret } from '../config.ts';
import { ordersSubject } from '../orders/order-handlers.ts';
import { signToken } from '../security/signed-token.ts';
import { openBasketVisitor } from '../test-support/basket-visitor.ts';
import { sealedItem, startDesigningBackEnd } from '../test-support/designing-back-end.ts';
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

test('the file of a framed photo is its print; the ticket names frame, material and mat', async () => {
  const visitor = openBasketVisitor(backEnd);
  const { item } = await sealedItem(visitor.browser, 'fotorahmen-eiche', {
    choice: { format: '200x150' },
    photos: { photo: await sentPhoto(backEnd, 2400, 1800) },
  });
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(item, 2)));
  const ask = (path: string, body: object) =>
    visitor.browser.ask(`/web-api/order-desk/${path}`, { body: { token, ...body } });
  await ask('moves', { by: 'Mia', numbers: [order.number], paymentState: 'paid' });
  await ask('moves', { by: 'Mia', numbers: [order.number], state: 'in_print' });
  await vi.waitUntil(
    async () => {
      const answer = await ask(`orders/${order.number}`, {});
      return deskOrderSchema.parse(await answer.json()).printFiles.some(({ state }) => state === 'made');
    },
    { timeout: 90_000, interval: 200 },
  );
  const part = (name: string) => ask(`orders/${order.number}/print-files/1/${name}`, {});
  const ticket = printTicketSchema.parse(await (await part('ticket')).json());
  expect(ticket).toMatchObject({
    name: 'Fotorahmen, Eiche',
    kind: 'photoframe',
    copies: 2,
    bleed: 5,
    pages: [{ width: 200, height: 150 }],
    photos: [{ slot: 'photo' }],
    choice: {
      frameType: 'fotorahmen-eiche',
      material: 'poster',
      matType: 'mat-weiss',
      matSize: 30,
      format: '200x150',
    },
  });
  const file = Buffer.from(await (await part('press')).arrayBuffer()).toString('latin1');
  // 210 by 160 mm in points.
  expect(file).toMatch(/\/MediaBox \[0 0 595\.27\d* 453\.54\d*\]/);
}, 60_000);
