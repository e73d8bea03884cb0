import { drafts, sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { mails } from '@blattwerk/database/tables/mails.ts';
import { orderEvents, orders } from '@blattwerk/database/tables/orders.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BasketVisitor, openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { card, sealedItem, startDesigningBackEnd } from '../test-support/designing-back-end.ts';
import { orderBody, sendOrder } from '../test-support/order-of.ts';
import type { RunningBackEnd } from '../test-support/running-back-end.ts';
import { signUpCustomer } from '../test-support/sign-up-customer.ts';

const now = new Date('2026-11-24T08:00:00Z');
let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startDesigningBackEnd(() => now);
});
afterAll(() => backEnd.close());

const shop = { channel: 'blattwerk', locale: 'de-DE' };
type Placed = { number: string; token: string };

/** A card that a guest designs and orders, with the draft it was made of. */
async function designed(email: string, visitor = openBasketVisitor(backEnd)) {
  const { item } = await sealedItem(visitor.browser, card, { texts: { names: 'Ida & Jan' } });
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(item, 50), { email }));
  const sealId = item.kind === 'design' ? item.sealId : '';
  const seal = async () =>
    (await backEnd.database.select().from(sealedDesigns).where(eq(sealedDesigns.id, sealId)))[0];
  const draftId = (await seal())?.draftId ?? '';
  return { visitor, order, seal, draftId };
}

const ask = ({ browser }: BasketVisitor, { number, token }: Placed) =>
  browser.ask('/web-api/order-erasure', { body: new URLSearchParams({ ...shop, number, token }) });

async function shown({ browser }: BasketVisitor, { number, token }: Placed) {
  const answer = await browser.ask(`/web-api/orders/${number}?token=${token}`);
  return orderSchema.parse(await answer.json());
}

const mailsTo = (email: string) => backEnd.database.select().from(mails).where(eq(mails.recipient, email));

async function linkIn(email: string): Promise<URL> {
  const found = (await mailsTo(email)).map(({ text }) => /\S*order-erasure-confirm\S*/.exec(text)?.[0]);
  return new URL(found.find(Boolean) ?? '');
}

test('a guest has photos and designs erased: by the order’s page and a link in the mailbox, all orders of it', async () => {
  const email = 'gast@kunde.example';
  const { visitor, order, seal, draftId } = await designed(email);
  const earlier = await designed(email);
  const stranger = await designed('anderer@kunde.example');
  expect((await shown(visitor, order)).erasure).toBe('open');

  expect(await (await ask(visitor, order)).text()).toContain('Eine E-Mail mit dem Link ist unterwegs');
  const link = await linkIn(email);
  const page = await visitor.browser.ask(link.pathname + link.search);
  expect(await page.text()).toContain(`die ohne Konto mit ${email} aufgegeben wurden`);
  // Looking at the page asks for nothing: mail programs follow links.
  expect((await shown(visitor, order)).erasure).toBe('open');

  const confirm = () =>
    visitor.browser.ask('/web-api/order-erasure-confirm', { body: new URLSearchParams(link.search) });
  expect(await (await confirm()).text()).toContain('Fotos und Gestaltungen werden gelöscht');
  expect((await confirm()).status).toBe(200);
  for (const one of [order, earlier.order]) {
    expect(await shown(visitor, one)).toMatchObject({ erasure: 'asked', erasedAt: null, state: 'placed' });
    const [row] = await backEnd.database.select().from(orders).where(eq(orders.number, one.number));
    expect(row?.erasureAskedAt).toEqual(now);
    const events = await backEnd.database
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, row?.id ?? ''));
    expect(events.filter(({ kind }) => kind === 'erasure-asked')).toHaveLength(1);
  }
  // What is still to be printed is there; what it was ordered from is not.
  expect(await backEnd.database.select().from(drafts).where(eq(drafts.id, draftId))).toEqual([]);
  expect(await seal()).toMatchObject({ draftId: null, document: expect.anything() });
  expect((await mailsTo(email)).filter(({ kind }) => kind === 'order-erasure-asked')).toHaveLength(1);

  expect((await shown(stranger.visitor, stranger.order)).erasure).toBe('open');
  expect(await backEnd.database.select().from(drafts).where(eq(drafts.id, stranger.draftId))).toHaveLength(1);
});

test('a forged link, one of another order and one of an account ask for nothing', async () => {
  const email = 'fremd@kunde.example';
  const { visitor, order } = await designed(email);
  const other = await designed('zweite@kunde.example');
  const { token } = other.order;
  const refused = await ask(visitor, { number: order.number, token });
  expect(refused.status).toBe(410);
  expect(await refused.text()).toContain('Dieser Link gilt nicht mehr');
  const body = new URLSearchParams({ ...shop, token: order.token });
  expect((await visitor.browser.ask('/web-api/order-erasure-confirm', { body })).status).toBe(410);

  const customer = openBasketVisitor(backEnd);
  const password = 'vier blaue Papierschiffe';
  const account = { email: 'konto@kunde.example', password, firstName: 'Anna', lastName: 'Geht' };
  await signUpCustomer(backEnd, customer.browser, account);
  const own = await designed(account.email, customer);
  expect((await shown(customer, own.order)).erasure).toBe('account');
  expect((await ask(customer, own.order)).status).toBe(410);
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['order-placed']);
});

test('where nothing was designed there is nothing to erase', async () => {
  const visitor = openBasketVisitor(backEnd);
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(pen, 10)));
  expect(order.erasure).toBe('none');
});
