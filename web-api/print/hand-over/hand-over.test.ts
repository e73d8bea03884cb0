import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { runTicketSchema } from '@blattwerk/schemas/print/run-ticket.ts';
import { deskOrderSchema } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { pressRunsSchema } from '@blattwerk/schemas/web-api/orders/press-run-endpoints.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localSigningSecret } from '../../config.ts';
import { ordersSubject } from '../../orders/order-handlers.ts';
import { signToken } from '../../security/signed-token.ts';
import { openBasketVisitor } from '../../test-support/basket-visitor.ts';
import {
  giftTag,
  refinableCard,
  sealedItem,
  startDesigningBackEnd,
} from '../../test-support/designing-back-end.ts';
import { orderBody, sendOrder } from '../../test-support/order-of.ts';
import { type RunningBackEnd, testConfig } from '../../test-support/running-back-end.ts';
import { createHttpPressHouse } from './http-press-house.ts';

const now = new Date('2026-11-24T08:00:00Z');
const token = signToken('order-desk', ordersSubject, new Date('2026-11-24T09:00:00Z'), localSigningSecret);
let directory: string;
let backEnd: RunningBackEnd;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'blattwerk-press-'));
  const press = { profile: null, handOver: { kind: 'folder' as const, directory } };
  backEnd = await startDesigningBackEnd(() => now, { press: { ...testConfig.press, ...press } });
});
afterAll(async () => {
  await backEnd.close();
  await rm(directory, { recursive: true, force: true });
});

test('a card goes to the hot folder by itself, a tag with its run of sheets; each ticket lies there last', async () => {
  const ask = (path: string, body: object = {}) =>
    openBasketVisitor(backEnd).browser.ask(`/web-api/order-desk/${path}`, { body: { token, ...body } });
  const inPrint = async (designId: number) => {
    const visitor = openBasketVisitor(backEnd);
    const { item } = await sealedItem(visitor.browser, designId);
    const { order } = await sendOrder(visitor, orderBody(await visitor.add(item, 50)));
    for (const step of [{ paymentState: 'paid' }, { state: 'in_print' }])
      await ask('moves', { by: 'Mia', numbers: [order.number], ...step });
    return order.number;
  };
  const names = async () => (await readdir(directory)).sort();
  const until = (name: string) =>
    vi.waitUntil(async () => (await names()).includes(name), { timeout: 90_000, interval: 200 });

  const tag = await inPrint(giftTag);
  const card = await inPrint(refinableCard);
  await until(`${card}_1.json`);
  expect(await names()).toEqual([`${card}_1.json`, `${card}_1.pdf`]);
  const { waiting } = pressRunsSchema.parse(await (await ask('press-runs')).json());
  await ask('press-runs/start', { by: 'Mia', group: waiting[0]?.group });
  await until('run-1.json');
  const ticket = runTicketSchema.parse(JSON.parse(await readFile(join(directory, 'run-1.json'), 'utf8')));
  expect(ticket.lines).toMatchObject([{ order: tag, line: 1, copies: 50 }]);
  const file = await readFile(join(directory, 'run-1.pdf'));
  expect(createHash('sha256').update(file).digest('hex')).toBe(ticket.file.sha256);

  // The press house has lost them: they come once more, and the order says who asked.
  const shown = async () => deskOrderSchema.parse(await (await ask(`orders/${card}`)).json());
  const isSent = async () =>
    (await shown()).printFiles.some(
      ({ state, ...made }) => state === 'made' && 'handOver' in made && made.handOver?.state === 'sent',
    );
  await vi.waitUntil(isSent, { timeout: 10_000, interval: 50 });
  for (const name of await names()) await rm(join(directory, name));
  const again = await ask(`orders/${card}/hand-overs`, { by: 'Mia', line: 1 });
  expect(again.status).toBe(200);
  await until(`${card}_1.json`);
  expect((await shown()).events.at(-1)).toMatchObject({
    kind: 'desk:hand-over',
    by: 'Mia',
    reason: `${card}/1`,
  });
  expect((await ask(`orders/${card}/hand-overs`, { by: 'Mia', line: 9 })).status).toBe(404);
  const ofTag = await ask(`orders/${tag}/hand-overs`, { by: 'Mia', line: 1 });
  expect([ofTag.status, (await ofTag.json()).detail]).toEqual([
    409,
    'This line goes to the press with its press sheets: send their run.',
  ]);
  expect((await ask('press-runs/1/hand-overs')).status).toBe(200);
  await until('run-1.json');
  expect((await ask('press-runs/9/hand-overs')).status).toBe(404);
}, 120_000);

test('files are put to an address with their digest and the shop’s token; a no is heard', async () => {
  const taken = new Map<string, string>();
  let status = 201;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const digest = createHash('sha256').update(body).digest('base64');
    const isRight =
      request.method === 'PUT' &&
      request.headers.authorization === 'Bearer key' &&
      request.headers['repr-digest'] === `sha-256=:${digest}:`;
    if (isRight && status === 201) taken.set(request.url ?? '', body.toString('utf8'));
    response.writeHead(isRight ? status : 400).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const house = createHttpPressHouse({ url: `http://127.0.0.1:${address.port}/in`, token: 'key' });
  const files = [
    { name: 'run-1.pdf', media: 'application/pdf', bytes: new TextEncoder().encode('sheets') },
    { name: 'run-1.json', media: 'application/json', bytes: new TextEncoder().encode('{}') },
  ];
  const { signal } = new AbortController();
  await house.take(files, signal);
  expect([...taken]).toEqual([
    ['/in/run-1.pdf', 'sheets'],
    ['/in/run-1.json', '{}'],
  ]);
  status = 507;
  await expect(house.take(files, signal)).rejects.toThrow('The press house answers 507 to run-1.pdf.');
  await new Promise((resolve) => server.close(resolve));
});
