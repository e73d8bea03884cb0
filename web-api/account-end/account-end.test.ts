import { customers } from '@blattwerk/database/tables/customers.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BasketVisitor, openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { orderBody, sendOrder } from '../test-support/order-of.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../test-support/selling-back-end.ts';
import { signUpCustomer } from '../test-support/sign-up-customer.ts';

let backEnd: SellingBackEnd;
beforeAll(async () => {
  backEnd = await startSellingBackEnd();
});
afterAll(() => backEnd.close());

const shop = 'channel=blattwerk&locale=de-DE';

async function signUp(email: string): Promise<BasketVisitor> {
  const visitor = openBasketVisitor(backEnd);
  const password = 'vier blaue Papierschiffe';
  await signUpCustomer(backEnd, visitor.browser, { email, password, firstName: 'Anna', lastName: 'Geht' });
  return visitor;
}

async function linkTo(path: string, email: string): Promise<string> {
  const mails = await backEnd.mailsTo(email);
  const found = mails.map(({ text }) => new RegExp(`\\S*${path}\\S*`).exec(text)?.[0]).find(Boolean);
  const { pathname, search } = new URL(found ?? '');
  return pathname + search;
}

test('customers take along what is known of them, and nothing that opens anything', async () => {
  const email = 'nimmt@kunde.example';
  const visitor = await signUp(email);
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(pen, 10), { email }));
  const answer = await visitor.browser.ask('/web-api/customer-export?channel=blattwerk');
  expect(answer.headers.get('content-disposition')).toContain('blattwerk.json');
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    account: { firstName: 'Anna', lastName: 'Geht', email, signsInBy: ['credential'] },
    newsletters: [],
    orders: [{ channel: 'blattwerk', number: order.number, total: order.total }],
  });
  expect(text).not.toContain(order.token);
  const stranger = openBasketVisitor(backEnd).browser;
  expect((await stranger.ask('/web-api/customer-export?channel=blattwerk')).status).toBe(401);
});

test('an account is deleted by a link in the mailbox; its orders stay and belong to no account', async () => {
  const email = 'geht@kunde.example';
  const visitor = await signUp(email);
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(pen, 10), { email }));
  const { browser } = visitor;
  expect(await (await browser.ask(`/web-api/customer-delete?${shop}`)).text()).toContain('Konto löschen');
  const sent = await browser.ask('/web-api/customer-delete', { body: new URLSearchParams(shop) });
  expect(await sent.text()).toContain('unterwegs');
  const link = await linkTo('customer-delete-confirm', email);
  expect(await (await browser.ask(link)).text()).toContain('Konto jetzt löschen');
  // Looking at the page deletes nothing: mail programs follow links.
  expect(await backEnd.database.select().from(customers).where(eq(customers.email, email))).toHaveLength(1);
  const confirm = () =>
    browser.ask('/web-api/customer-delete-confirm', {
      body: new URLSearchParams(new URL(link, backEnd.origin).search),
    });
  expect(await (await confirm()).text()).toContain('Das Konto ist gelöscht');
  expect(await backEnd.database.select().from(customers).where(eq(customers.email, email))).toEqual([]);
  expect(await (await browser.ask('/web-api/customer-data')).json()).toMatchObject({ isLoggedIn: false });
  const [row] = await backEnd.database.select().from(orders).where(eq(orders.number, order.number));
  expect(row).toMatchObject({ customerId: null, state: 'placed', erasureAskedAt: expect.any(Date) });
  expect((await browser.ask(`/web-api/orders/${order.number}?token=${order.token}`)).status).toBe(200);
  expect((await confirm()).status).toBe(410);
  expect((await browser.ask(link)).status).toBe(410);
});

test('a forged link, one of another kind and a visitor without a session delete nothing', async () => {
  const { browser } = openBasketVisitor(backEnd);
  expect((await browser.ask(`/web-api/customer-delete?${shop}`)).status).toBe(401);
  const body = new URLSearchParams(shop);
  expect((await browser.ask('/web-api/customer-delete', { body })).status).toBe(401);
  const visitor = await signUp('bleibt@kunde.example');
  const { order } = await sendOrder(
    visitor,
    orderBody(await visitor.add(pen, 10), { email: 'bleibt@kunde.example' }),
  );
  const confirm = await browser.ask('/web-api/customer-delete-confirm', {
    body: new URLSearchParams(`${shop}&token=${order.token}`),
  });
  expect(confirm.status).toBe(410);
});

test('who is signed in is sent the link for a new password without typing an address', async () => {
  const email = 'wechselt@kunde.example';
  const visitor = await signUp(email);
  expect((await visitor.browser.ask('/web-api/customer-password-reset', { body: {} })).status).toBe(202);
  await expect
    .poll(async () => (await backEnd.mailsTo(email)).map(({ kind }) => kind))
    .toContain('password-reset');
  const stranger = openBasketVisitor(backEnd).browser;
  expect((await stranger.ask('/web-api/customer-password-reset', { body: {} })).status).toBe(400);
});
