import { createHash } from 'node:crypto';
import { designSchema } from '@blattwerk/schemas/design/document.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localSigningSecret } from '../config.ts';
import { ordersSubject } from '../orders/order-handlers.ts';
import { signToken } from '../security/signed-token.ts';
import { openBasketVisitor } from '../test-support/basket-visitor.ts';
import { card, sealedItem, startDesigningBackEnd } from '../test-support/designing-back-end.ts';
import { orderBody, sendOrder } from '../test-support/order-of.ts';
import type { RunningBackEnd } from '../test-support/running-back-end.ts';

const now = new Date('2026-11-24T08:00:00Z');
let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startDesigningBackEnd(() => now);
});
afterAll(() => backEnd.close());

test('the desk gets the document of an order’s line as it was sealed, and of no other', async () => {
  const visitor = openBasketVisitor(backEnd);
  const { item } = await sealedItem(visitor.browser, card, { texts: { names: 'Ida & Jan' } });
  const other = await sealedItem(visitor.browser, card);
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(item, 50)));
  const token = signToken('order-desk', ordersSubject, new Date('2026-11-24T09:00:00Z'), localSigningSecret);
  const ask = (asked: typeof item, body: unknown) =>
    visitor.browser.ask(
      `/web-api/order-desk/orders/${order.number}/documents/${asked.kind === 'design' ? asked.sealId : ''}`,
      { body },
    );
  const answer = await ask(item, { token });
  expect(answer.headers.get('content-disposition')).toContain(`${order.number}_`);
  const text = await answer.text();
  const digest = createHash('sha256').update(text).digest('base64');
  expect(answer.headers.get('repr-digest')).toBe(`sha-256=:${digest}:`);
  expect(JSON.stringify(designSchema.parse(JSON.parse(text)))).toContain('Ida');
  expect((await ask(other.item, { token })).status).toBe(404);
  expect((await ask(item, { token: 'no token' })).status).toBe(403);
});
