import { baskets } from '@blattwerk/database/tables/baskets.ts';
import { drafts, sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetWhatIsOver } from '../background/housekeeping.ts';
import { localSigningSecret } from '../config.ts';
import { catalogueSubject } from '../products/withdrawal-handlers.ts';
import { signToken } from '../security/signed-token.ts';
import { openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import {
  card,
  designsOfEveryKind,
  refinableCard,
  sealedItem,
  startDesigningBackEnd,
} from '../test-support/designing-back-end.ts';
import { orderBody, sendOrder } from '../test-support/order-of.ts';
import type { RunningBackEnd } from '../test-support/running-back-end.ts';
import { signUpCustomer } from '../test-support/sign-up-customer.ts';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-24T08:00:00Z');
let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startDesigningBackEnd(() => now);
});
afterAll(() => backEnd.close());

const idOf = (item: { kind: string; sealId?: string }) => item.sealId ?? '';
const choice = { format: '105x148', paper: 'premium-matt', refinement: 'gold', punching: 'rounded-corners' };

test('a designed card costs what its page says, is shown as designed and cannot be sent back', async () => {
  const visitor = openBasketVisitor(backEnd);
  const { item, quantity } = await sealedItem(visitor.browser, refinableCard, {
    choice: { ...choice, quantity: '75' },
    texts: { names: 'Ida & Jan' },
  });
  const basket = await visitor.add(item, quantity);
  const query = new URLSearchParams({ productType: 'postkarte-hoch', ...choice, quantity: '75' });
  const { quote } = await (await backEnd.ask(`/web-api/card-price?${query}`)).json();
  expect(basket.lines).toMatchObject([
    {
      item,
      quantity: 75,
      unitPrice: quote.unitPrice,
      total: quote.total,
      saving: quote.saving,
      parts: quote.parts,
      details: [
        '10,5\u00a0×\u00a014,8\u00a0cm (A6)',
        'Premiumpapier matt',
        'Goldveredelung',
        'Abgerundete Ecken',
      ],
      picture: { url: `/web-api/sealed-pictures/${idOf(item)}/front` },
      path: expect.stringContaining(`karten-designen/`),
      hasWithdrawalRight: false,
      maximumQuantity: 5000,
      state: 'ok',
    },
  ]);
  expect(basket.lines[0]?.quantities).toContain(80);
  expect(basket).toMatchObject({ hasWithdrawalRight: 'none', canOrder: true, delivery: { isParcel: true } });
  expect(await visitor.show()).toEqual(basket);
});

test('a line leads back to its draft as it was sealed, also once it is ordered, as long as there is one', async () => {
  const visitor = openBasketVisitor(backEnd);
  const { item } = await sealedItem(visitor.browser, refinableCard, { choice });
  const basket = await visitor.add(item, 50);
  const { draftId } = await sealOf(item);
  const draft = {
    id: draftId,
    kind: 'card',
    designId: refinableCard,
    choice: expect.objectContaining(choice),
  };
  expect(basket.lines).toMatchObject([{ draft }]);
  const { order } = await sendOrder(visitor, orderBody(basket));
  expect(order.lines).toMatchObject([{ draft }]);
  await backEnd.database.delete(drafts).where(eq(drafts.id, draftId ?? ''));
  const shown = await visitor.browser.ask(`/web-api/orders/${order.number}?token=${order.token}`);
  expect(orderSchema.parse(await shown.json()).lines).toMatchObject([{ item, draft: null }]);
});

async function sealOf(item: { kind: string; sealId?: string }) {
  const [row] = await backEnd.database
    .select()
    .from(sealedDesigns)
    .where(eq(sealedDesigns.id, idOf(item)));
  if (!row) throw new Error('There is no such seal.');
  return row;
}

test('details are in the buyer’s language, with sizes as people there write them', async () => {
  const headers = shopHeaders({ channel: 'blattwerk', country: 'GB', locale: 'en-GB' });
  const visitor = openBasketVisitor(backEnd, headers);
  const { item } = await sealedItem(visitor.browser, refinableCard, { choice });
  const basket = await visitor.add(item, 50);
  expect(basket.lines[0]?.details.slice(0, 3)).toEqual([
    '10.5\u00a0×\u00a014.8\u00a0cm (A6)',
    'Premium paper, matt',
    'Gold foil',
  ]);
});

test('cards are sold in steps: others are refused, and what is added goes to the next one up', async () => {
  const visitor = openBasketVisitor(backEnd);
  const { item } = await sealedItem(visitor.browser, card);
  const body = { item, quantity: 52 };
  const refused = await visitor.browser.ask('/web-api/basket/lines', { body });
  expect(await refused.json()).toMatchObject({
    status: 422,
    errors: [{ path: ['quantity'], allowed: expect.arrayContaining([50, 55]) }],
    message: { text: expect.stringContaining('50 oder 55') },
  });
  await visitor.add(item, 250);
  const added = await visitor.add(item, 5);
  expect(added.lines.map(({ quantity }) => quantity)).toEqual([260]);
  expect(added.changes).toMatchObject([{ kind: 'quantity-limited', text: expect.stringContaining('260') }]);
  const [line] = added.lines;
  expect(await visitor.change(`PUT lines/${line?.id}`, { quantity: 251 })).toMatchObject({
    problem: { status: 422, errors: [{ path: ['quantity'] }] },
  });
  expect(await visitor.change(`PUT lines/${line?.id}`, { quantity: 100 })).toMatchObject({
    basket: { lines: [{ quantity: 100 }], changes: [] },
  });
  const most = await visitor.add(item, 5000);
  expect(most.lines[0]?.quantity).toBe(5000);
  expect(most.changes[0]?.text).toContain('höchstens 5000');
});

test('what is not made in steps has any number', async () => {
  const visitor = openBasketVisitor(backEnd);
  const gift = designsOfEveryKind().find(({ kind }) => kind === 'merch');
  const { item, quantity } = await sealedItem(visitor.browser, gift?.id ?? 0);
  const basket = await visitor.add(item, quantity + 2);
  expect(basket.lines).toMatchObject([{ quantity: 3, quantities: null, maximumQuantity: 1000 }]);
});

test('a seal that nobody knows is not put in, also from a form without scripts', async () => {
  const visitor = openBasketVisitor(backEnd);
  const unknown = { kind: 'design', sealId: '3c0d2f6e-54f6-4b36-9a4f-1b9f0c8e3a11' };
  const refused = await visitor.browser.ask('/web-api/basket/lines', { body: { item: unknown } });
  expect(await refused.json()).toMatchObject({
    status: 404,
    message: { text: expect.stringContaining('gibt es') },
  });
  const { item } = await sealedItem(visitor.browser, card);
  const form = (sealId: string) =>
    visitor.browser.ask('/web-api/basket/lines/form', {
      body: new URLSearchParams({
        channel: 'blattwerk',
        locale: 'de-DE',
        kind: 'design',
        sealId,
        quantity: '25',
      }),
    });
  expect((await form(unknown.sealId)).headers.get('location')).toContain('notice=refused');
  expect((await form(idOf(item))).headers.get('location')).toContain('notice=added');
  expect((await visitor.show()).lines).toMatchObject([{ item, quantity: 25 }]);
});

test('a guest’s designs go into the customer’s basket, of equal ones the larger number', async () => {
  const form = { email: 'ida@kunde.example', password: 'vier blaue Papierschiffe' };
  const visitor = openBasketVisitor(backEnd);
  const { item } = await sealedItem(visitor.browser, card);
  await visitor.add(item, 25);
  await signUpCustomer(backEnd, visitor.browser, { ...form, firstName: 'Ida', lastName: 'Sommer' });
  expect((await visitor.show()).lines).toMatchObject([{ quantity: 25 }]);
  const guest = openBasketVisitor(backEnd);
  await guest.add(item, 50);
  await guest.browser.ask('/web-api/customer-login', {
    body: { email: form.email, password: form.password },
  });
  expect((await guest.show()).lines).toMatchObject([{ item, quantity: 50 }]);
});

test('what is ordered is kept as it is, and can be ordered again', async () => {
  const visitor = openBasketVisitor(backEnd);
  const { item } = await sealedItem(visitor.browser, refinableCard, { choice });
  await visitor.add(pen, 2);
  const basket = await visitor.add(item, 50);
  const { status, order } = await sendOrder(visitor, orderBody(basket));
  expect(status).toBe(201);
  expect(order.lines[1]).toMatchObject({
    item,
    quantity: 50,
    total: basket.lines[1]?.total,
    details: basket.lines[1]?.details,
    hasWithdrawalRight: false,
  });
  const later = new Date(now.getTime() + 800 * day);
  await backEnd.database.update(baskets).set({ expiresAt: later });
  const other = await sealedItem(visitor.browser, card);
  await forgetWhatIsOver(backEnd.database, later);
  const kept = await backEnd.database.select().from(sealedDesigns);
  const ids = kept.map(({ id }) => id);
  expect(ids).toContain(idOf(item));
  expect(ids).not.toContain(idOf(other.item));
  const [row] = kept.filter(({ id }) => id === idOf(item));
  expect(row).toMatchObject({ expiresAt: null, draftId: null });
  const again = await visitor.browser.ask(`/web-api/orders/${order.number}/reorder`, {
    body: { token: order.token },
  });
  expect(await again.json()).toMatchObject({
    unavailable: [],
    basket: { lines: [{ item: pen }, { item, quantity: 50, state: 'ok' }] },
  });
  const shown = await visitor.browser.ask(`/web-api/orders/${order.number}?token=${order.token}`);
  expect(orderSchema.parse(await shown.json()).lines[1]).toMatchObject({ item });
});

test('a seal that is gone keeps the basket from being ordered, and so does a product no longer sold', async () => {
  const visitor = openBasketVisitor(backEnd);
  const { item } = await sealedItem(visitor.browser, card);
  const before = await visitor.add(item, 25);
  await backEnd.database.delete(sealedDesigns).where(eq(sealedDesigns.id, idOf(item)));
  const gone = { state: 'withdrawn', total: { minorUnits: 0 }, substitute: null, path: null };
  expect(await visitor.show()).toMatchObject({
    lines: [{ ...gone, name: before.lines[0]?.name }],
    canOrder: false,
  });
  expect((await sendOrder(visitor, orderBody(before))).status).toBe(409);

  const other = openBasketVisitor(backEnd);
  const { item: own } = await sealedItem(other.browser, refinableCard);
  await other.add(own, 25);
  const soon = new Date(now.getTime() + 60_000);
  const token = signToken('catalogue', catalogueSubject, soon, localSigningSecret);
  const withdrawal = { product: `card:${refinableCard}`, markets: ['blattwerk:DE'] };
  const body = { token, action: 'withdraw', ...withdrawal };
  expect((await visitor.browser.ask('/web-api/catalogue-withdrawals', { body })).status).toBe(200);
  expect(await other.show()).toMatchObject({
    lines: [{ ...gone, picture: { url: `/web-api/sealed-pictures/${idOf(own)}/front` } }],
    canOrder: false,
  });
  await expect(sealedItem(other.browser, refinableCard)).rejects.toThrow('gibt es in diesem Shop nicht');
});
