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

const checkoutOf = async ({ browser }: BasketVisitor) => (await browser.ask('/web-api/checkout')).json();

test('a guest’s checkout begins with the country that the basket goes to', async () => {
  const visitor = openBasketVisitor(backEnd);
  await visitor.add(pen, 10);
  expect(await checkoutOf(visitor)).toMatchObject({ billingAddress: { country: 'DE' } });
  await visitor.change('PUT delivery', { country: 'AT' });
  expect(await checkoutOf(visitor)).toMatchObject({
    billingAddress: { country: 'AT' },
    deliveryAddress: null,
  });
});

test('a customer’s last address pays; a basket for another country asks for an address there', async () => {
  const visitor = openBasketVisitor(backEnd);
  const account = {
    email: 'reise@kunde.example',
    password: 'vier blaue Papierschiffe',
    firstName: 'Anna',
    lastName: 'Reise',
  };
  await signUpCustomer(backEnd, visitor.browser, account);
  await sendOrder(visitor, orderBody(await visitor.add(pen, 10), { email: account.email }));
  await visitor.add(pen, 20);
  const billingAddress = { street: 'Am Markt 3', country: 'DE' };
  expect(await checkoutOf(visitor)).toMatchObject({ billingAddress, deliveryAddress: null });
  await visitor.change('PUT delivery', { country: 'AT' });
  expect(await checkoutOf(visitor)).toMatchObject({ billingAddress, deliveryAddress: { country: 'AT' } });
});
