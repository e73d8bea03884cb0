import { createHash } from 'node:crypto';
import { runTicketSchema } from '@blattwerk/schemas/print/run-ticket.ts';
import { deskOrderSchema } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { type PressRuns, pressRunsSchema } from '@blattwerk/schemas/web-api/orders/press-run-endpoints.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localSigningSecret } from '../config.ts';
import { ordersSubject } from '../orders/order-handlers.ts';
import { signToken } from '../security/signed-token.ts';
import { openBasketVisitor } from '../test-support/basket-visitor.ts';
import {
  giftTag,
  refinableCard,
  seal,
  sealedItem,
  startDesigningBackEnd,
} from '../test-support/designing-back-end.ts';
import { orderBody, sendOrder } from '../test-support/order-of.ts';
import type { RunningBackEnd } from '../test-support/running-back-end.ts';

const now = new Date('2026-11-24T08:00:00Z');
const token = signToken('order-desk', ordersSubject, new Date('2026-11-24T09:00:00Z'), localSigningSecret);
let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startDesigningBackEnd(() => now);
});
afterAll(() => backEnd.close());

const ask = (path: string, body: object = {}) =>
  openBasketVisitor(backEnd).browser.ask(`/web-api/order-desk/${path}`, { body: { token, ...body } });
const runs = async (): Promise<PressRuns> => pressRunsSchema.parse(await (await ask('press-runs')).json());
const start = (group: object) => ask('press-runs/start', { by: 'Mia', group });
const made = (number: number) =>
  vi.waitUntil(
    async () => (await runs()).runs.find((run) => run.number === number && run.state.kind === 'made'),
    { timeout: 90_000, interval: 200 },
  );

/** An order of one design, paid for and in print. @returns its number */
async function inPrint(designId: number, quantity: number): Promise<string> {
  const visitor = openBasketVisitor(backEnd);
  const { item } = await sealedItem(visitor.browser, designId);
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(item, quantity)));
  for (const step of [{ paymentState: 'paid' }, { state: 'in_print' }])
    expect((await ask('moves', { by: 'Mia', numbers: [order.number], ...step })).status).toBe(200);
  return order.number;
}

test('small pieces of several orders are put on one run of sheets; cards and other papers are not', async () => {
  const tags = [await inPrint(giftTag, 10), await inPrint(giftTag, 50)];
  await inPrint(seal, 50);
  await inPrint(refinableCard, 50);
  const waiting = await vi.waitUntil(
    async () => {
      const groups = (await runs()).waiting;
      return groups.reduce((sum, { lines }) => sum + lines.length, 0) === 3 ? groups : undefined;
    },
    { timeout: 90_000, interval: 200 },
  );
  expect(waiting.map(({ group, copies }) => [group.stock, copies]).sort()).toEqual([
    ['adhesive', 50],
    ['card', 60],
  ]);
  const card = waiting.find(({ group }) => group.stock === 'card');
  if (!card) throw new Error('The tags wait.');
  // Ten tags fill no sheet by themselves.
  expect(card.saved).toBeGreaterThan(0);

  // Both at the desk press at once: one run.
  const started = await Promise.all([start(card.group), start(card.group)]);
  expect(started.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [first] = (await runs()).runs;
  if (!first) throw new Error('A run was started.');
  const run = await made(first.number);
  if (run.state.kind !== 'made') throw new Error('It is made.');
  expect(run.lines.map(({ order }) => order)).toEqual(tags);
  expect(run.state).toMatchObject({ prints: card.prints, saved: card.saved, handOver: null });
  expect((await ask(`press-runs/${run.number}/hand-overs`)).status).toBe(409);
  const tag = deskOrderSchema.parse(await (await ask(`orders/${tags[0]}`)).json());
  expect(tag.printFiles).toMatchObject([{ state: 'made', run: run.number }]);

  const press = Buffer.from(await (await ask(`press-runs/${run.number}/files/press`)).arrayBuffer());
  expect(createHash('sha256').update(press).digest('hex')).toBe(run.state.sha256);
  const pages = press.toString('latin1').match(/\/Type \/Page\b/g);
  expect(pages).toHaveLength(run.state.sheets * run.group.sides);
  const ticket = runTicketSchema.parse(await (await ask(`press-runs/${run.number}/files/ticket`)).json());
  const copies = ticket.sheets.flatMap(({ prints, placements }) =>
    placements.map(({ code }) => ({ code, prints })),
  );
  for (const [code, count] of [
    [`${tags[0]}/1`, 10],
    [`${tags[1]}/1`, 50],
  ] as const)
    expect(copies.filter((each) => each.code === code).reduce((sum, { prints }) => sum + prints, 0)).toBe(
      count,
    );
  // Tags are punched: the line to cut along is a file of its own, and so is metal where there is any.
  expect(run.state.plates).toContain('cut');
  for (const plate of ['foil', 'cut'] as const) {
    const own = await ask(`press-runs/${run.number}/files/${plate}`);
    expect(own.status).toBe(run.state.plates.includes(plate) ? 200 : 404);
    if (own.ok) expect((await own.text()).slice(0, 8)).toBe('%PDF-1.6');
  }
  const picture = await ask(`press-runs/${run.number}/files/picture`);
  expect(picture.headers.get('content-type')).toBe('image/webp');

  // One is called back from print: the run that still bears it says so.
  const back = { by: 'Mia', numbers: [tags[0]], state: 'placed', reason: 'The name is wrong.' };
  expect((await ask('moves', back)).status).toBe(200);
  const calledBack = async () => (await runs()).runs[0]?.lines.map(({ isCalledBack }) => isCalledBack);
  expect(await calledBack()).toEqual([true, false]);
  expect((await ask('moves', { by: 'Mia', numbers: [tags[0]], state: 'in_print' })).status).toBe(200);
  expect(await calledBack()).toEqual([false, false]);

  // Not printed after all: its lines wait again, its number is gone, its files too.
  expect((await ask(`press-runs/${run.number}/dissolve`)).status).toBe(200);
  expect((await ask(`press-runs/${run.number}/files/press`)).status).toBe(404);
  expect((await runs()).waiting.find(({ group }) => group.stock === 'card')?.copies).toBe(60);
  await start(card.group);
  const again = await made(first.number + 1);
  expect(again.state).toMatchObject({ kind: 'made', prints: card.prints });
  expect((await ask('press-runs/99/dissolve')).status).toBe(404);
}, 120_000);
