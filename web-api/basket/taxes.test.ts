import { shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { anna, orderBody, sendOrder } from '../test-support/order-of.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../test-support/selling-back-end.ts';

let backEnd: SellingBackEnd;
beforeAll(async () => {
  backEnd = await startSellingBackEnd(undefined, {
    taxes: { oss: false, swissVatNumber: null, intraCommunity: false },
  });
});
afterAll(() => backEnd.close());

const swiss = shopHeaders({ channel: 'blattwerk', country: 'CH', locale: 'de-CH' });
const austrian = shopHeaders({ channel: 'blattwerk', country: 'AT', locale: 'de-AT' });

test('without the one-stop shop German tax is charged in Austria, without a Swiss number none in Switzerland', async () => {
  const inAustria = await openBasketVisitor(backEnd, austrian).add(pen, 10);
  const inSwitzerland = await openBasketVisitor(backEnd, swiss).add(pen, 10);
  expect(inAustria.vat.map(({ ratePerMille }) => ratePerMille)).toEqual([190]);
  expect(inSwitzerland.vat).toMatchObject([
    { ratePerMille: 0, net: inSwitzerland.total, tax: { minorUnits: 0 } },
  ]);
  const price = await backEnd.ask('/web-api/card-accessory-price?sku=pen-gel-gold&quantity=10', {
    headers: swiss,
  });
  const { quote } = await price.json();
  expect(quote.vat).toMatchObject({ country: 'CH', ratePerMille: 0, amount: { minorUnits: 0 } });
});

test('a message about an order says that tax is in the total only where it is', async () => {
  const home = openBasketVisitor(backEnd);
  await sendOrder(home, orderBody(await home.add(pen, 10), { email: 'hier@kunde.example' }));
  const abroad = openBasketVisitor(backEnd, swiss);
  const billingAddress = { ...anna, country: 'CH', postalCode: '8001', city: 'Zürich' };
  const body = orderBody(await abroad.add(pen, 10), { email: 'dort@kunde.example', billingAddress });
  expect((await sendOrder(abroad, body, swiss)).status).toBe(201);
  const totals = async (email: string) =>
    /^Gesamt.*:/m.exec((await backEnd.mailsTo(email))[0]?.text ?? '')?.[0];
  expect(await totals('hier@kunde.example')).toBe('Gesamt, inklusive Mehrwertsteuer:');
  expect(await totals('dort@kunde.example')).toBe('Gesamt:');
});
