import { customers } from '@blattwerk/database/tables/customers.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../test-support/browser.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { signUpCustomer } from '../test-support/sign-up-customer.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

const shop = { channel: 'blattwerk', locale: 'fr-CH' };
const account = { email: 'anna@kunde.example', password: 'Papier & Tinte' };

function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields);
  return fetch(backEnd.origin + path, { method: 'POST', body, headers, redirect: 'manual' });
}

test('a plain form signs in and out, and leads back to the account page of its shop', async () => {
  const body = { ...account, firstName: 'Anna', lastName: 'Beispiel' };
  await signUpCustomer(backEnd, openBrowser(backEnd), body);
  await backEnd.database.update(customers).set({ type: 1 }).where(eq(customers.email, account.email));

  const wrong = await send('/web-api/customer-login/form', { ...shop, ...account, password: 'geraten' });
  expect(wrong.status).toBe(303);
  expect(new URL(wrong.headers.get('location') ?? '').pathname).toBe('/fr/compte/');
  expect(wrong.headers.get('location')).toContain('?notice=refused');
  expect(wrong.headers.getSetCookie()).toEqual([]);

  const right = await send('/web-api/customer-login/form', { ...shop, ...account });
  expect(right.headers.get('location')).toContain('?notice=signed-in');
  const cookie = right.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  expect(cookie).toContain('customer-type=business');
  const known = await backEnd.ask('/web-api/customer-data', { headers: { cookie } });
  expect(await known.json()).toMatchObject({ firstName: 'Anna' });

  const out = await send('/web-api/customer-logout/form', shop, { cookie });
  expect(out.headers.get('location')).toContain('?notice=signed-out');
  expect(out.headers.getSetCookie().join()).toContain('customer-type=;');
  const after = await backEnd.ask('/web-api/customer-data', { headers: { cookie } });
  expect(await after.json()).toMatchObject({ isLoggedIn: false });
});

test('a form of another site, or what is no form, signs nobody in', async () => {
  const foreign = await send(
    '/web-api/customer-login/form',
    { ...shop, ...account },
    { origin: 'https://evil.example' },
  );
  expect(foreign.status).toBe(403);
  const body = JSON.stringify({ ...shop, ...account });
  const json = await backEnd.ask('/web-api/customer-login/form', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect(json.status).toBe(415);
});
