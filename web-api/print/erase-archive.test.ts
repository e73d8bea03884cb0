import { join } from 'node:path';
import { sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { orderEvents, orders } from '@blattwerk/database/tables/orders.ts';
import { photos } from '@blattwerk/database/tables/photos.ts';
import { printFiles } from '@blattwerk/database/tables/print-files.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { deskOrderSchema } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { localSigningSecret } from '../config.ts';
import { ordersSubject } from '../orders/order-handlers.ts';
import { createPhotos } from '../photos/photos.ts';
import { signToken } from '../security/signed-token.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { openBasketVisitor } from '../test-support/basket-visitor.ts';
import { sealedItem, startDesigningBackEnd } from '../test-support/designing-back-end.ts';
import { orderBody, sendOrder } from '../test-support/order-of.ts';
import { type RunningBackEnd, testConfig } from '../test-support/running-back-end.ts';
import { sentPhoto } from '../test-support/sent-photo.ts';
import { archiveNames } from './archive-names.ts';
import { createArchiveErasure } from './erase-due-archive.ts';

const placed = new Date('2026-11-24T08:00:00Z');
const after = (days: number) => new Date(placed.getTime() + days * 24 * 60 * 60 * 1000);
let now = placed;
let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startDesigningBackEnd(() => now);
});
beforeEach(() => {
  now = placed;
});
afterAll(() => backEnd.close());

/** Erases what is due on a day, after which links of the order are looked at as they were; `broken` files are not deleted. */
async function erase(on: Date, broken = (_: string) => false): Promise<void> {
  now = on;
  const disk = createDiskStorage(join(backEnd.filesDirectory, 'storage'));
  const storage = {
    ...disk,
    delete: (name: string) => (broken(name) ? Promise.reject(new Error('No such disk.')) : disk.delete(name)),
  };
  const log = pino({ level: 'silent' });
  const clock = () => now;
  const { database, filesDirectory } = backEnd;
  const config = {
    ...testConfig,
    origin: backEnd.origin,
    pictureDirectory: filesDirectory,
    storage: { kind: 'disk' as const, directory: filesDirectory },
    toolbox: { directory: filesDirectory, requestsPerMinute: 1 },
  };
  const eraseDue = createArchiveErasure({
    clock,
    config,
    database,
    log,
    photos: createPhotos({ database, storage, clock, log }),
  });
  while (await eraseDue());
  now = placed;
}

const database = () => backEnd.database;

/** A framed photo that is ordered. */
async function designed(visitor = openBasketVisitor(backEnd)) {
  const photo = await sentPhoto(backEnd, 2400, 1800);
  const choice = { format: '200x150' };
  const { item } = await sealedItem(visitor.browser, 'fotorahmen-eiche', { choice, photos: { photo } });
  return { item, photo, ...(await ordered(item, visitor)) };
}

async function ordered(item: BasketItem, visitor = openBasketVisitor(backEnd)) {
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(item, 1)));
  const { browser } = visitor;
  const [row] = await database().select().from(orders).where(eq(orders.number, order.number));
  const orderId = row?.id ?? '';
  const sealId = item.kind === 'design' ? item.sealId : '';
  const storage = createDiskStorage(join(backEnd.filesDirectory, 'storage'));
  const names = archiveNames({ number: order.number, line: 1 }, 2);
  const token = () =>
    signToken('order-desk', ordersSubject, new Date(now.getTime() + 1000), localSigningSecret);
  return {
    order,
    browser,
    /** As if its file had been made and the parcel sent, or as far as that. */
    moved: async (state: string, at: Date) => {
      await database()
        .insert(printFiles)
        .values({ orderId, position: 0, sealId, madeAt: at, sha256: 'a1', bytes: 3, pictures: 2 })
        .onConflictDoNothing();
      for (const name of names) await storage.put(name, new Uint8Array([1, 2, 3]));
      await database().update(orders).set({ state }).where(eq(orders.id, orderId));
      await database()
        .insert(orderEvents)
        .values({ orderId, kind: `state:${state}`, at });
    },
    asked: () => database().update(orders).set({ erasureAskedAt: now }).where(eq(orders.id, orderId)),
    kept: async () => {
      const files = await Promise.all(names.map((name) => storage.get(name)));
      const [seal] = await database().select().from(sealedDesigns).where(eq(sealedDesigns.id, sealId));
      return {
        files: files.filter((file) => file !== undefined).length,
        hasDocument: seal?.document !== null,
        erasedAt: (await shown()).erasedAt,
      };
    },
    shown,
    events: async () =>
      (await database().select().from(orderEvents).where(eq(orderEvents.orderId, orderId))).map(
        ({ kind }) => kind,
      ),
    desk: (path: string) =>
      browser.ask(`/web-api/order-desk/orders/${order.number}${path}`, { body: { token: token() } }),
  };

  async function shown() {
    const answer = await browser.ask(`/web-api/orders/${order.number}?token=${order.token}`);
    return orderSchema.parse(await answer.json());
  }
}

const isThere = async (photoId: string) =>
  (await database().select().from(photos).where(eq(photos.id, photoId))).length > 0;
const all = { files: 7, hasDocument: true, erasedAt: null };

test('after its term all that was designed of an order is erased, and what the law keeps stays', async () => {
  const { order, photo, browser, desk, item, kept, moved, shown, events } = await designed();
  await moved('in_print', after(1));
  await moved('shipped', after(3));
  await erase(after(762));
  expect(await kept()).toEqual(all);
  expect(await isThere(photo.photoId)).toBe(true);

  await erase(after(763));
  expect(await kept()).toEqual({ files: 0, hasDocument: false, erasedAt: after(763).toISOString() });
  expect(await isThere(photo.photoId)).toBe(false);
  expect(await shown()).toMatchObject({ total: order.total, lines: [{ picture: null, names: [] }] });
  await erase(after(764));
  expect((await events()).filter((kind) => kind === 'erased')).toHaveLength(1);

  // A reprint is asked for at the desk, or ordered.
  const press = await desk('/print-files/1/press');
  expect(press.status).toBe(410);
  expect((await press.json()).detail).toBe(
    `What was designed of order ${order.number} was erased on 2028-12-26, as its term was over: it cannot be printed again. Ask the customer to design it anew.`,
  );
  expect((await desk(`/documents/${item.kind === 'design' ? item.sealId : ''}`)).status).toBe(410);
  expect(deskOrderSchema.parse(await (await desk('')).json()).printFiles).toMatchObject([
    { line: 1, state: 'erased' },
  ]);
  const again = await browser.ask(`/web-api/orders/${order.number}/reorder`, {
    body: { token: order.token },
  });
  expect(again.status).toBe(410);
  expect((await again.json()).message.text).toContain('Bitte neu gestalten');
  const sealId = item.kind === 'design' ? item.sealId : '';
  expect((await browser.ask(`/web-api/sealed-pictures/${sealId}/front`)).status).toBe(404);
});

test('what is still to be sent has no term, whoever asks', async () => {
  const { kept, moved, asked } = await designed();
  await moved('in_print', after(1));
  await asked();
  await erase(after(2000));
  expect(await kept()).toEqual(all);
});

test('a customer who has left is forgotten once nothing can come back damaged, photos at once with it', async () => {
  const { kept, moved, asked, photo } = await designed();
  await moved('shipped', after(3));
  await asked();
  await erase(after(32));
  expect(await kept()).toEqual(all);
  await erase(after(33));
  expect(await kept()).toMatchObject({ files: 0, hasDocument: false });
  expect(await isThere(photo.photoId)).toBe(false);
});

test('what is cancelled and to be forgotten is erased at once', async () => {
  const { kept, moved, asked } = await designed();
  await moved('cancelled', after(1));
  await asked();
  await erase(after(1));
  expect(await kept()).toMatchObject({ files: 0, hasDocument: false });
});

test('a design that was ordered twice goes with the last of its orders', async () => {
  const first = await designed();
  now = after(400);
  const second = await ordered(first.item);
  await first.moved('shipped', after(3));
  await second.moved('shipped', after(403));
  await erase(after(763));
  expect(await first.kept()).toMatchObject({ files: 0, hasDocument: true });
  expect(await second.kept()).toEqual(all);
  expect(await isThere(first.photo.photoId)).toBe(true);
  await erase(after(1163));
  expect(await second.kept()).toMatchObject({ files: 0, hasDocument: false });
  expect(await isThere(first.photo.photoId)).toBe(false);
});

test('files that cannot be deleted keep no other order waiting, and are tried again', async () => {
  const broken = await designed();
  const whole = await designed();
  await broken.moved('shipped', after(3));
  await whole.moved('shipped', after(3));
  await erase(after(763), (name) => name === `print/${broken.order.number}/1/ticket`);
  expect(await whole.kept()).toMatchObject({ files: 0, hasDocument: false });
  expect(await broken.kept()).toMatchObject({ hasDocument: true, erasedAt: null });
  await erase(after(764));
  expect(await broken.kept()).toMatchObject({ files: 0, hasDocument: false });
});
