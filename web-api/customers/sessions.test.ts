import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from '../test-support/browser.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { signUpCustomer } from '../test-support/sign-up-customer.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

type Sessions = AnswerOf<'GET /web-api/customer-sessions'>['sessions'];
const path = '/web-api/customer-sessions';
const password = 'vier blaue Papierschiffe';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signIn(email: string, agent = windows): Promise<Browser> {
  const browser = openBrowser(backEnd);
  const headers = { 'user-agent': agent };
  const answer = await browser.ask('/web-api/customer-login', { body: { email, password }, headers });
  expect(answer.status).toBe(200);
  return browser;
}

async function listed(browser: Browser, what = '', method = 'GET'): Promise<Sessions> {
  const answer = await browser.ask(`${path}${what}`, { method });
  expect(answer.status).toBe(200);
  return (await answer.json()).sessions;
}

const isSignedIn = async (browser: Browser) =>
  (await (await browser.ask('/web-api/customer-data')).json()).isLoggedIn;

test('a customer sees where they are signed in, and signs another browser out', async () => {
  const email = 'geraete@kunde.example';
  const first = openBrowser(backEnd);
  await signUpCustomer(backEnd, first, { email, password, firstName: 'Anna', lastName: 'Viel' });
  const second = await signIn(email);
  const sessions = await listed(second);
  expect(sessions.map(({ browser, isThis }) => [browser, isThis])).toEqual([
    ['Firefox, Windows', true],
    [null, false],
  ]);
  expect(JSON.stringify(sessions)).not.toContain('140');
  expect(await listed(second, `/${sessions[1]?.id}`, 'DELETE')).toHaveLength(1);
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true]);
  expect((await second.ask(`${path}/${sessions[0]?.id}`, { method: 'DELETE' })).status).toBe(409);
});

test('all others at once, and none of another customer', async () => {
  const [mine, theirs] = ['alle@kunde.example', 'andere@kunde.example'];
  for (const email of [mine, theirs])
    await signUpCustomer(backEnd, openBrowser(backEnd), {
      email,
      password,
      firstName: 'Anna',
      lastName: 'Viel',
    });
  const [here, there, other] = [await signIn(mine), await signIn(mine), await signIn(theirs)];
  const [own] = await listed(other);
  await listed(here, `/${own?.id}`, 'DELETE');
  expect(await listed(here, '', 'DELETE')).toHaveLength(1);
  expect(await Promise.all([here, there, other].map(isSignedIn))).toEqual([true, false, true]);
  expect((await openBrowser(backEnd).ask(path)).status).toBe(401);
});
