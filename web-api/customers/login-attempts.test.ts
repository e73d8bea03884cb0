import { afterAll, beforeAll, expect, test } from 'vitest';
import { localSigningSecret } from '../config.ts';
import { createRateLimits } from '../security/rate-limits.ts';
import { openBrowser } from '../test-support/browser.ts';
import { mailWritten } from '../test-support/mails-to.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { customerPassword, signedUp } from '../test-support/signed-up.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

const attempts = async (visitor: ReturnType<typeof openBrowser>, email: string, times: number) => {
  const statuses = [];
  for (let time = 0; time < times; time += 1) {
    const body = { email, password: `Versuch ${time}` };
    statuses.push((await visitor.ask('/web-api/customer-login', { body })).status);
  }
  return statuses;
};

test('a stranger’s wrong passwords end at that stranger’s address, with an account or without', async () => {
  const { browser } = await signedUp(backEnd, 'ziel@kunde.example');
  await browser.ask('/web-api/customer-logout', { method: 'POST' });
  const [stranger, other] = [openBrowser(backEnd), openBrowser(backEnd)];
  const refusals = [...Array(10).fill(400), 429];
  expect(await attempts(stranger, 'ziel@kunde.example', 11)).toEqual(refusals);
  expect(await attempts(other, 'niemand@kunde.example', 11)).toEqual(refusals);
  const body = { email: 'ziel@kunde.example', password: customerPassword };
  expect((await stranger.ask('/web-api/customer-login', { body })).status).toBe(429);
  // The owner elsewhere notices nothing.
  expect((await openBrowser(backEnd).ask('/web-api/customer-login', { body })).status).toBe(200);
});

test.each([
  ['GET', '/web-api/customer-data', 1200],
  ['GET', '/web-api/customer-picture?channel=blattwerk', 600],
  ['POST', '/web-api/customer-logout', 60],
])(
  '%s %s is answered as often as a house full of people needs, then says so in words',
  async (method, path, often) => {
    const visitor = openBrowser(backEnd);
    const statuses = new Set<number>();
    for (let time = 0; time < often; time += 1) statuses.add((await visitor.ask(path, { method })).status);
    expect(statuses).not.toContain(429);
    const refused = await visitor.ask(path, { method });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const text = expect.stringMatching(/Bitte in (einer Minute|15 Minuten) noch einmal probieren/);
    expect(await refused.json()).toMatchObject({ message: { text } });
    expect((await openBrowser(backEnd).ask(path, { method })).status).not.toBe(429);
  },
);

test('many strangers stop all strangers, never the owner’s own browser nor who sets a new password', async () => {
  const email = 'belagert@kunde.example';
  const { browser } = await signedUp(backEnd, email);
  await browser.ask('/web-api/customer-logout', { method: 'POST' });
  // As wrong passwords from sixty addresses do, without computing a hash for each.
  const limits = createRateLimits(backEnd.database, localSigningSecret);
  for (let stranger = 0; stranger < 60; stranger += 1) await limits.take(['login by account', email]);
  const body = { email, password: customerPassword };
  const login = (visitor: typeof browser) => visitor.ask('/web-api/customer-login', { body });
  expect((await login(openBrowser(backEnd))).status).toBe(429);
  expect((await login(browser)).status).toBe(200);

  // A browser is known to its own account alone, and is not trusted without end either.
  const { browser: attacker } = await signedUp(backEnd, 'anders@kunde.example');
  attacker.cookies.delete('blattwerk.session_token');
  expect((await login(attacker)).status).toBe(429);
  expect(await attempts(browser, email, 11)).toEqual([...Array(10).fill(400), 429]);

  const elsewhere = openBrowser(backEnd);
  await elsewhere.ask('/web-api/customer-password-reset', { body: { email } });
  const [url = ''] = /http:\S+/.exec(await mailWritten(backEnd, email, 'password-reset')) ?? [];
  const form = new URL(url).searchParams;
  form.set('password', 'ganz neu gesetzt');
  await elsewhere.ask('/web-api/customer-new-password', { body: form });
  const anew = { email, password: 'ganz neu gesetzt' };
  expect((await elsewhere.ask('/web-api/customer-login', { body: anew })).status).toBe(200);
});
