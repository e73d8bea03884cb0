import { customers } from '@blattwerk/database/tables/customers.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BasketVisitor, openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { anna, orderBody, sendOrder } from '../test-support/order-of.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../test-support/selling-back-end.ts';
import { signUpCustomer } from '../test-support/sign-up-customer.ts';
import { mostAddresses } from './address-book.ts';

let backEnd: SellingBackEnd;
beforeAll(async () => {
  backEnd = await startSellingBackEnd();
});
afterAll(() => backEnd.close());

type Book = AnswerOf<'GET /web-api/customer-addresses'>['addresses'];
const path = '/web-api/customer-addresses';
const vienna = {
  country: 'AT',
  firstName: 'Anna',
  lastName: 'Sommer',
  street: 'Graben 1',
  postalCode: '1010',
  city: 'Wien',
};

async function signUp(email: string): Promise<BasketVisitor> {
  const visitor = openBasketVisitor(backEnd);
  const form = { email, password: 'vier blaue Papierschiffe', firstName: 'Anna', lastName: 'Sommer' };
  await signUpCustomer(backEnd, visitor.browser, form);
  return visitor;
}

async function book({ browser }: BasketVisitor, what = '', address?: object, method?: string): Promise<Book> {
  const body = address && { address };
  const answer = await browser.ask(`${path}${what}`, { ...(body && { body }), ...(method && { method }) });
  const value = await answer.json();
  expect(answer.status, JSON.stringify(value)).toBe(200);
  return value.addresses;
}

const streets = (found: Book) => found.map(({ address }) => address.street);

test('a customer keeps addresses, changes one and forgets one; the latest stands first', async () => {
  const visitor = await signUp('buch@kunde.example');
  expect(await book(visitor)).toEqual([]);
  await book(visitor, '', anna);
  const two = await book(visitor, '', vienna);
  expect(streets(two)).toEqual(['Graben 1', 'Am Markt 3']);
  expect(two[0]?.lines).toEqual(['Anna Sommer', 'Graben 1', '1010 Wien', 'Österreich']);
  // Once more is no second entry.
  expect(streets(await book(visitor, '', anna))).toEqual(['Am Markt 3', 'Graben 1']);
  const changed = await book(visitor, `/${two[0]?.id}`, { ...vienna, street: 'Kohlmarkt 2' }, 'PUT');
  expect(streets(changed)).toEqual(['Am Markt 3', 'Kohlmarkt 2']);
  expect(streets(await book(visitor, `/${two[0]?.id}`, undefined, 'DELETE'))).toEqual(['Am Markt 3']);
});

test('a wrong postal code is told at its field, and nothing is kept', async () => {
  const visitor = await signUp('vertippt@kunde.example');
  const body = { address: { ...anna, postalCode: '8033' } };
  const answer = await visitor.browser.ask(path, { body });
  expect(answer.status).toBe(400);
  expect((await answer.json()).payload.errors).toEqual({
    'address.postalCode': [expect.stringContaining('80331')],
  });
  expect(await book(visitor)).toEqual([]);
});

test('nobody sees or changes the addresses of another customer', async () => {
  const [visitor, other] = [await signUp('eigen@kunde.example'), await signUp('fremd@kunde.example')];
  const [kept] = await book(visitor, '', anna);
  expect(await book(other, `/${kept?.id}`, undefined, 'DELETE')).toEqual([]);
  const body = { address: vienna };
  expect((await other.browser.ask(`${path}/${kept?.id}`, { method: 'PUT', body })).status).toBe(404);
  expect(streets(await book(visitor))).toEqual(['Am Markt 3']);
  expect((await openBasketVisitor(backEnd).browser.ask(path)).status).toBe(401);
});

test('a full book says so and takes no more', async () => {
  const visitor = await signUp('voll@kunde.example');
  for (let place = 1; place <= mostAddresses; place += 1)
    await book(visitor, '', { ...anna, street: `Am Markt ${place}` });
  const body = { address: vienna };
  const answer = await visitor.browser.ask(path, { body });
  expect([answer.status, (await answer.json()).message.text]).toEqual([
    409,
    `Das Adressbuch fasst ${mostAddresses} Adressen. Bitte zuerst eine löschen.`,
  ]);
});

test('an order keeps its addresses where that is asked for, and the next checkout begins with them', async () => {
  const email = 'merkt@kunde.example';
  const visitor = await signUp(email);
  const more = { email, billingAddress: anna, keepAddresses: true };
  await sendOrder(visitor, orderBody(await visitor.add(pen), { ...more, keepAddresses: false }));
  expect(await book(visitor)).toEqual([]);
  const { status } = await sendOrder(visitor, orderBody(await visitor.add(pen), more));
  expect(status).toBe(201);
  expect(streets(await book(visitor))).toEqual(['Am Markt 3']);
  const checkout: AnswerOf<'GET /web-api/checkout'> = await (
    await visitor.browser.ask('/web-api/checkout')
  ).json();
  expect(checkout).toMatchObject({ isCustomer: true, billingAddress: { street: 'Am Markt 3' } });
  expect(streets(checkout.addresses)).toEqual(['Am Markt 3']);
  const guest = await openBasketVisitor(backEnd).browser.ask('/web-api/checkout');
  expect(await guest.json()).toMatchObject({ isCustomer: false, addresses: [] });
});

test('addresses stand in what a customer takes along, and go with the account', async () => {
  const email = 'export@kunde.example';
  const visitor = await signUp(email);
  await book(visitor, '', vienna);
  const answer = await visitor.browser.ask('/web-api/customer-export?channel=blattwerk');
  expect(await answer.json()).toMatchObject({ addresses: [vienna] });
  await backEnd.database.delete(customers).where(eq(customers.email, email));
  expect((await visitor.browser.ask(path)).status).toBe(401);
});
