import { createHash } from 'node:crypto';
import { printFiles } from '@blattwerk/database/tables/print-files.ts';
import { printTicketSchema } from '@blattwerk/schemas/print/print-ticket.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { deskOrderSchema } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localSigningSecret } from '../config.ts';
import { ordersSubject } from '../orders/order-handlers.ts';
import { signToken } from '../security/signed-token.ts';
import { openBasketVisitor } from '../test-support/basket-visitor.ts';
import { refinableCard, sealedItem, startDesigningBackEnd } from '../test-support/designing-back-end.ts';
import { orderBody, sendOrder } from '../test-support/order-of.ts';
import type { RunningBackEnd } from '../test-support/running-back-end.ts';

const now = new Date('2026-11-24T08:00:00Z');
const token = signToken('order-desk', ordersSubject, new Date('2026-11-24T09:00:00Z'), localSigningSecret);
let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startDesigningBackEnd(() => now);
});
afterAll(() => backEnd.close());

/** An order of a card in gold, paid for and in print. */
async function printed() {
  const visitor = openBasketVisitor(backEnd);
  const { item } = await sealedItem(visitor.browser, refinableCard, { choice: { refinement: 'gold' } });
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(item, 50)));
  const ask = (path: string, body: object) =>
    visitor.browser.ask(`/web-api/order-desk/${path}`, { body: { token, ...body } });
  const move = async (step: object) => {
    const answer = await ask('moves', { by: 'Mia', numbers: [order.number], ...step });
    expect(await answer.json()).toMatchObject({ orders: [{ ok: true }] });
  };
  const shown = async () => deskOrderSchema.parse(await (await ask(`orders/${order.number}`, {})).json());
  const part = (name: string) => ask(`orders/${order.number}/print-files/1/${name}`, {});
  const proofs = async () => {
    const answer = await visitor.browser.ask(`/web-api/orders/${order.number}?token=${order.token}`);
    return orderSchema.parse(await answer.json()).proofs;
  };
  return { move, shown, part, proofs };
}

test('an order that goes into print gets its file, its ticket and one hash from the seal to the press', {
  timeout: 120_000,
}, async () => {
  const { move, shown, part, proofs } = await printed();
  expect(await proofs()).toMatchObject([{ printed: null }]);
  expect((await shown()).printFiles).toEqual([]);
  expect((await part('press')).status).toBe(404);
  await move({ paymentState: 'paid' });
  await move({ state: 'in_print' });
  const made = await vi.waitUntil(
    async () => (await shown()).printFiles.find(({ state }) => state === 'made'),
    { timeout: 90_000, interval: 200 },
  );
  if (made.state !== 'made') throw new Error('The file is not made.');

  const press = await part('press');
  expect(press.headers.get('content-type')).toBe('application/pdf');
  const file = Buffer.from(await press.arrayBuffer());
  expect(createHash('sha256').update(file).digest('hex')).toBe(made.sha256);
  expect(file.toString('latin1')).toContain('Foil#20Gold');
  expect(made.foil).toBe('gold');
  // Every page has a picture, its plate to the right of it.
  expect(made.pages.length).toBeGreaterThan(0);
  expect(made.handOver).toBeNull();
  const picture = await part('pages/1');
  expect(picture.headers.get('content-type')).toBe('image/webp');
  const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  const [first] = made.pages;
  expect(width / height).toBeGreaterThan((1.8 * (first?.width ?? 0)) / (first?.height ?? 1));
  expect((await part(`pages/${made.pages.length + 1}`)).status).toBe(404);
  const plates = await part('plates');
  expect(Buffer.from(await plates.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-1\.6/);
  const ticket = printTicketSchema.parse(await (await part('ticket')).json());
  expect(ticket).toMatchObject({
    copies: 50,
    foil: 'gold',
    preflight: [],
    file: { sha256: made.sha256, bytes: file.length },
    document: { sha256: made.documentSha256 },
  });
  expect(file.toString('latin1')).toContain(`(Document SHA-256 ${made.documentSha256})`);
  expect(await proofs()).toMatchObject([
    {
      documentSha256: made.documentSha256,
      printed: { sha256: made.sha256, comparedAt: made.madeAt },
    },
  ]);

  // Back from print and there again: the same file, not another.
  await move({ state: 'placed', reason: 'The paper was torn.' });
  await move({ state: 'in_print' });
  expect(await backEnd.database.select({ sha256: printFiles.sha256 }).from(printFiles)).toEqual([
    { sha256: made.sha256 },
  ]);
});
