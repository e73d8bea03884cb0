import { createHash } from 'node:crypto';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { pdfPixels } from '@blattwerk/designs/print/proof/pixels.ts';
import { printTicketSchema } from '@blattwerk/schemas/print/print-ticket.ts';
import { problemSchema } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { deskOrderSchema } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localSigningSecret } from '../config.ts';
import { ordersSubject } from '../orders/order-handlers.ts';
import { signToken } from '../security/signed-token.ts';
import { openBasketVisitor } from '../test-support/basket-visitor.ts';
import {
  askDrafts,
  contentOf,
  sealedItem,
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

test('a photo book with its customer’s photos goes from the upload to its print file', {
  timeout: 600_000,
}, async () => {
  const visitor = openBasketVisitor(backEnd);
  const { browser } = visitor;
  const designId = catalogueDesigns().find(({ kind }) => kind === 'photobook')?.id ?? 0;
  // Every page has one photo, which each is the same red one: what is printed of them is known.
  const sheets = [80, ...Array.from({ length: 11 }, (_, place) => place + 1), 81].map((id) => ({
    id,
    layout: '1',
  }));
  const arranged = { choice: { pages: '24' }, book: { sheets } };
  const made = await askDrafts(browser, 'POST ', { body: { designId, content: contentOf(arranged) } });
  const { id, key } = made.value;
  const refused = await askDrafts(browser, `POST /${id}/seals`, { key, body: { revision: 1 } });
  const { errors = [] } = problemSchema.parse(refused.value);
  const photo = await sentPhoto(backEnd, 4000, 3000);
  const photos = Object.fromEntries(errors.map(({ path }) => [String(path[1]), photo]));
  expect(errors.length).toBeGreaterThanOrEqual(13);

  const { item } = await sealedItem(browser, designId, { ...arranged, photos });
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(item, 1)));
  const ask = (path: string, body: object) =>
    browser.ask(`/web-api/order-desk/${path}`, { body: { token, ...body } });
  await ask('moves', { by: 'Mia', numbers: [order.number], paymentState: 'paid' });
  await ask('moves', { by: 'Mia', numbers: [order.number], state: 'in_print' });
  await vi.waitUntil(
    async () => {
      const [file] = deskOrderSchema.parse(await (await ask(`orders/${order.number}`, {})).json()).printFiles;
      expect(file?.state).not.toBe('differs');
      return file?.state === 'made';
    },
    { timeout: 540_000, interval: 500 },
  );

  const part = (name: string) => ask(`orders/${order.number}/print-files/1/${name}`, {});
  const file = new Uint8Array(await (await part('press')).arrayBuffer());
  const ticket = printTicketSchema.parse(await (await part('ticket')).json());
  expect(ticket).toMatchObject({ kind: 'photobook', copies: 1, choice: { pages: 24 } });
  expect(ticket.file.sha256).toBe(createHash('sha256').update(file).digest('hex'));
  expect(new Set(ticket.photos.map(({ photoId }) => photoId))).toEqual(new Set([photo.photoId]));
  expect(ticket.photos).toHaveLength(errors.length);
  // A cover and thirteen spreads, the photo on each of them.
  const sizes = ticket.pages.map(({ width, height }) => ({
    width: width + 2 * ticket.bleed,
    height: height + 2 * ticket.bleed,
  }));
  const red = [];
  for await (const { data } of pdfPixels(file, sizes)) red.push(shareOfRed(data));
  expect(red).toHaveLength(ticket.pages.length);
  for (const share of red.slice(1)) expect(share).toBeGreaterThan(0.1);
});

/** Of pixels that are as red as the photo, by any mixture of inks. */
function shareOfRed(data: Uint8Array): number {
  let found = 0;
  for (let pixel = 0; pixel < data.length; pixel += 3)
    if ((data[pixel] ?? 0) > 150 && (data[pixel + 1] ?? 0) < 90 && (data[pixel + 2] ?? 0) < 90) found += 1;
  return found / (data.length / 3);
}
