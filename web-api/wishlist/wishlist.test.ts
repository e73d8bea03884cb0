import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from '../test-support/browser.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { signUpCustomer } from '../test-support/sign-up-customer.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

const path = '/web-api/customer-wishlist';
const meadow = { id: '1', name: 'Wiese' };
const gold = { id: '2', name: 'Gold' };
const email = 'merkzettel@kunde.example';
const password = 'vier blaue Papierschiffe';

async function change(browser: Browser, changes: { add?: object[]; remove?: object[] }) {
  const body = { add: [], remove: [], ...changes };
  return (await (await browser.ask(path, { body })).json()).wishlist;
}

test('a list is the same in every browser of a customer, and two at once lose nothing of each other', async () => {
  const [phone, desk] = [openBrowser(backEnd), openBrowser(backEnd)];
  await signUpCustomer(backEnd, phone, { email, password, firstName: 'Anna', lastName: 'Merkt' });
  expect((await desk.ask('/web-api/customer-login', { body: { email, password } })).status).toBe(200);
  await Promise.all([
    change(phone, { add: [{ themeId: '7', ...meadow }] }),
    change(desk, { add: [{ themeId: '7', ...gold }] }),
  ]);
  const [theme] = await change(desk, {});
  expect(theme.id).toBe('7');
  expect(theme.designs).toHaveLength(2);
  expect(await change(phone, { remove: [{ themeId: '7', id: '1' }] })).toEqual([
    { id: '7', designs: [gold] },
  ]);
  expect(await change(desk, {})).toEqual([{ id: '7', designs: [gold] }]);
});

test('guests have no list here', async () => {
  const body = { add: [], remove: [] };
  expect((await openBrowser(backEnd).ask(path, { body })).status).toBe(401);
});
