import { createHash } from 'node:crypto';
import { customerAccounts, customerSessions, customers } from '@blattwerk/database/tables/customers.ts';
import { hashPassword } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../test-support/browser.ts';
import { mailsTo, mailWritten } from '../test-support/mails-to.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { customerForm, customerPassword, signedUp } from '../test-support/signed-up.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

const posters = { 'x-channel': 'myposter', 'x-locale': 'myposter-de' };
const british = { 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-gb' };
test('confirming a sign-up signs in, greets by e-mail, and is remembered by a cookie scripts cannot read', async () => {
  const { browser, response } = await signedUp(backEnd, 'Anna@Kunde.example');
  expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/kundenkonto/');
  expect(response.headers.get('location')).toContain('?notice=welcome');
  const data = await browser.ask('/web-api/customer-data?utm_source=mail&tag[]=a');
  expect(await data.json()).toEqual({
    emailHash: createHash('sha256').update('anna@kunde.example').digest('hex'),
    firstName: 'Anna',
    lastName: 'Beispiel',
    fullName: 'Anna Beispiel',
    number: expect.stringMatching(/^1\d{5}$/),
    isLoggedIn: true,
    isWhitelabelCustomer: false,
    type: 0,
    order: null,
  });
  const [cookie] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^blattwerk\.session_token=.*HttpOnly; SameSite=Lax$/);
  expect(await mailsTo(backEnd, 'anna@kunde.example', 'welcome')).toHaveLength(1);
  const [session] = await backEnd.database.select().from(customerSessions);
  expect(session).toMatchObject({ ipAddress: '', userAgent: '' });
});

test('a used session is renewed only where the browser is told so', async () => {
  const { browser } = await signedUp(backEnd, 'lange@kunde.example');
  const [owner] = await backEnd.database
    .select()
    .from(customers)
    .where(eq(customers.email, 'lange@kunde.example'));
  const own = eq(customerSessions.userId, owner?.id ?? '');
  const soon = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await backEnd.database.update(customerSessions).set({ expiresAt: soon }).where(own);
  const endsAfter = async (path: string) => {
    const answer = await browser.ask(path);
    const [session] = await backEnd.database.select().from(customerSessions).where(own);
    const isTold = answer.headers
      .getSetCookie()
      .some((cookie) => cookie.startsWith('blattwerk.session_token='));
    return { isTold, isLater: session !== undefined && session.expiresAt > soon };
  };
  expect(await endsAfter('/web-api/products')).toEqual({ isTold: false, isLater: false });
  expect(await endsAfter('/web-api/customer-data')).toEqual({ isTold: true, isLater: true });
});

test('guests are nobody, and have no name', async () => {
  const response = await openBrowser(backEnd).ask('/web-api/customer-data');
  const customer = await response.json();
  expect(customer).toMatchObject({ isLoggedIn: false, emailHash: null, number: null, type: 0, order: null });
  expect(customer).not.toHaveProperty('fullName');
});

test('a session is one channel’s: its cookie opens nothing in the other', async () => {
  const { browser } = await signedUp(backEnd, 'zwei@kunde.example');
  const inOther = async () => (await browser.ask('/web-api/customer-data', { headers: posters })).json();
  expect(await inOther()).toMatchObject({ isLoggedIn: false });
  browser.cookies.set('myposter.session_token', browser.cookies.get('blattwerk.session_token') ?? '');
  expect(await inOther()).toMatchObject({ isLoggedIn: false });

  const credentials = { email: 'zwei@kunde.example', password: customerPassword };
  await browser.ask('/web-api/customer-login', { body: credentials, headers: posters });
  expect(await inOther()).toMatchObject({ isLoggedIn: true });
  await browser.ask('/web-api/customer-logout', { method: 'POST', headers: posters });
  expect(await inOther()).toMatchObject({ isLoggedIn: false });
  expect(await (await browser.ask('/web-api/customer-data')).json()).toMatchObject({ isLoggedIn: true });
});

test('signing out ends the session on the server too', async () => {
  const { browser } = await signedUp(backEnd, 'raus@kunde.example');
  const before = new Map(browser.cookies);
  await browser.ask('/web-api/customer-logout', { method: 'POST' });
  // What stays says only that this browser has signed in before.
  expect([...browser.cookies.keys()]).toEqual(['known_browser']);
  for (const [name, value] of before) browser.cookies.set(name, value);
  expect(await (await browser.ask('/web-api/customer-data')).json()).toMatchObject({ isLoggedIn: false });
});

test('a wrong password and an unknown address get the same answer', async () => {
  await signedUp(backEnd, 'da@kunde.example');
  const wrong = await openBrowser(backEnd).ask('/web-api/customer-login', {
    body: { email: 'da@kunde.example', password: 'etwas anderes' },
  });
  const unknown = await openBrowser(backEnd).ask('/web-api/customer-login', {
    body: { email: 'weg@kunde.example', password: 'etwas anderes' },
  });
  const texts = await Promise.all([wrong, unknown].map((response) => response.text()));
  expect([wrong.status, unknown.status]).toEqual([400, 400]);
  expect(new Set(texts).size).toBe(1);
  expect(JSON.parse(texts[0] ?? '').message.text).toBe('E-Mail-Adresse oder Passwort stimmen nicht.');
});

test('what was left empty is said at its field, before anything is tried', async () => {
  const browser = openBrowser(backEnd);
  const errorsOf = async (body: object) => {
    const answer = await browser.ask('/web-api/customer-login', { body });
    expect(answer.status).toBe(400);
    return (await answer.json()).payload.errors;
  };
  const email = 'Bitte eine gültige E-Mail-Adresse eintragen.';
  const chosen = 'Bitte das Passwort eintragen.';
  // More often than is allowed.
  for (let time = 0; time < 12; time += 1)
    expect(await errorsOf({ email: ' ' })).toEqual({ email: [email], password: [chosen] });
  expect(await errorsOf({ email: 'da@kunde.example' })).toEqual({ password: [chosen] });
});

test('asking for a new password is answered alike, and only an account gets a message', async () => {
  await signedUp(backEnd, 'vergesslich@kunde.example');
  const ask = (email: string) =>
    openBrowser(backEnd).ask('/web-api/customer-password-reset', { body: { email } });
  const [known, unknown] = [await ask('vergesslich@kunde.example'), await ask('fremd@kunde.example')];
  expect([known.status, unknown.status]).toEqual([202, 202]);
  expect(await known.text()).toBe(await unknown.text());
  await mailWritten(backEnd, 'vergesslich@kunde.example', 'password-reset');
  expect(await mailsTo(backEnd, 'fremd@kunde.example', 'password-reset')).toEqual([]);
});

test('the link sets a new password once, ends all sessions and tells the owner', async () => {
  const email = 'neu@kunde.example';
  const { browser } = await signedUp(backEnd, email);
  for (let time = 0; time < 2; time += 1)
    await openBrowser(backEnd).ask('/web-api/customer-password-reset', { body: { email } });
  const [url = ''] = /http:\S+/.exec(await mailWritten(backEnd, email, 'password-reset', 2)) ?? [];
  const { pathname, search, searchParams } = new URL(url);
  const page = await openBrowser(backEnd).ask(pathname + search);
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
  const html = await page.text();
  expect(html).toContain('autocomplete="new-password"');
  expect(html).not.toContain('<script');
  // The shop's own pages are same-origin: without this they would learn the token from `document.referrer`.
  expect(html).toMatch(/<a rel="noreferrer" href="http/);

  // As a browser sends the form by itself.
  const hidden = [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]+)"/g)];
  const set = async (chosen: string) => {
    const body = new URLSearchParams(hidden.map(([, name = '', value = '']) => [name, value]));
    body.set('password', chosen);
    const answer = await openBrowser(backEnd).ask('/web-api/customer-new-password', { body });
    return { status: answer.status, text: await answer.text() };
  };
  const refused = await set('kurz');
  expect(refused).toEqual({
    status: 422,
    text: expect.stringMatching(
      /aria-invalid="true" autofocus>\s*<p id="error" role="alert">Das Passwort braucht mindestens 10 Zeichen\.</,
    ),
  });
  expect(refused.text).toContain(searchParams.get('token'));
  expect((await set(email)).text).toContain('darf nicht die E-Mail-Adresse sein');
  expect((await set('beispiel1999')).text).toContain('fast nur aus dem Namen');
  expect((await set('passwort123')).text).toContain('benutzen viele');
  expect(await set('ein neues Passwort')).toEqual({
    status: 200,
    text: expect.stringContaining('gilt ab sofort'),
  });

  expect(await set('noch ein Passwort')).toEqual({
    status: 410,
    text: expect.stringContaining('Dieser Link gilt nicht mehr'),
  });
  const over = await openBrowser(backEnd).ask(pathname + search);
  expect([over.status, await over.text()]).toEqual([410, expect.stringContaining('gilt nicht mehr')]);
  expect(await (await browser.ask('/web-api/customer-data')).json()).toMatchObject({ isLoggedIn: false });
  const login = (chosen: string) =>
    browser.ask('/web-api/customer-login', { body: { email, password: chosen } });
  expect([(await login(customerPassword)).status, (await login('ein neues Passwort')).status]).toEqual([
    400, 200,
  ]);
  await mailWritten(backEnd, email, 'password-changed');
  const [row] = await backEnd.database.select().from(customers).where(eq(customers.email, email));
  expect(row?.emailVerified).toBe(true);
  // The other link of the same hour is over as well.
  const [first] = await mailsTo(backEnd, email, 'password-reset');
  const [older = ''] = /http:\S+/.exec(first?.text ?? '') ?? [];
  expect((await openBrowser(backEnd).ask(new URL(older).pathname + new URL(older).search)).status).toBe(410);
});

test('every field of the sign-up form says what is wrong with it, in the shop’s language', async () => {
  const body = { email: 'nix', password: 'kurz', firstName: ' ', lastName: 'http://x.example' };
  const response = await openBrowser(backEnd).ask('/web-api/customer-sign-up', { body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    message: { text: 'Bitte die markierten Felder prüfen.' },
    payload: {
      errors: {
        email: ['Bitte eine gültige E-Mail-Adresse eintragen.'],
        password: ['Das Passwort braucht mindestens 10 Zeichen.'],
        firstName: ['Bitte den Vornamen eintragen.'],
        lastName: [expect.stringMatching(/^Ein Nachname hat /)],
      },
    },
  });
  const english = await openBrowser(backEnd).ask('/web-api/customer-sign-up', { body, headers: british });
  expect((await english.json()).payload.errors.password).toEqual([
    'The password needs at least 10 characters.',
  ]);
});

test('what is easy to guess is refused in words, at sending as while typing', async () => {
  const judged = async (typed: string) => {
    const body = { ...customerForm('schwach@kunde.example'), password: typed };
    const asked = await openBrowser(backEnd).ask('/web-api/customer-password-strength', { body });
    const { strength, message } = await asked.json();
    expect(asked.status).toBe(200);
    if (strength !== 'refused') return { strength, text: message.text };
    const sent = await openBrowser(backEnd).ask('/web-api/customer-sign-up', { body });
    expect(sent.status).toBe(400);
    expect((await sent.json()).payload.errors).toEqual({ password: [message.text] });
    return { strength, text: message.text };
  };
  for (const [typed, words] of [
    ['', /mindestens 10 Zeichen/],
    ['12345678', /mindestens 10 Zeichen/],
    ['password1', /mindestens 10 Zeichen/],
    ['passwort123', /benutzen viele/],
    ['aaaaaaaaaaaa', /leicht zu erraten/],
    ['annabeispiel', /fast nur aus dem Namen/],
    ['schwach@kunde.example', /darf nicht die E-Mail-Adresse sein/],
  ] as const)
    expect(await judged(typed)).toEqual({ strength: 'refused', text: expect.stringMatching(words) });
  expect(await judged('Sommer2024!')).toEqual({ strength: 'good', text: 'Das Passwort ist gut.' });
  expect(await judged(customerPassword)).toEqual({ strength: 'strong', text: 'Das Passwort ist sehr gut.' });
});

test('who chose a shorter password in earlier days still signs in with it', async () => {
  const email = 'frueher@kunde.example';
  await signedUp(backEnd, email);
  const [owner] = await backEnd.database.select().from(customers).where(eq(customers.email, email));
  await backEnd.database
    .update(customerAccounts)
    .set({ password: await hashPassword('12345678') })
    .where(eq(customerAccounts.userId, owner?.id ?? ''));
  const body = { email, password: '12345678' };
  expect((await openBrowser(backEnd).ask('/web-api/customer-login', { body })).status).toBe(200);
});

test('passwords are kept as salted hashes', async () => {
  await Promise.all([signedUp(backEnd, 'salz1@kunde.example'), signedUp(backEnd, 'salz2@kunde.example')]);
  const rows = await backEnd.database.select({ password: customerAccounts.password }).from(customerAccounts);
  const hashes = rows.map((row) => row.password);
  expect(new Set(hashes).size).toBe(hashes.length);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
});

test('a page of another site may not sign anyone in, up or out', async () => {
  const headers = { origin: 'https://evil.example' };
  for (const path of ['customer-login', 'customer-sign-up', 'customer-logout', 'customer-password-reset'])
    expect((await openBrowser(backEnd).ask(`/web-api/${path}`, { body: {}, headers })).status).toBe(403);
  const withoutShop = await fetch(`${backEnd.origin}/web-api/customer-logout`, { method: 'POST' });
  expect(withoutShop.status).toBe(400);
});

test('a business or whitelabel customer’s browser tells the pages’ server so, until somebody logs out', async () => {
  const { browser } = await signedUp(backEnd, 'firma@kunde.example');
  await browser.ask('/web-api/customer-data');
  expect(browser.cookies.has('customer-type')).toBe(false);
  for (const [facts, told] of [
    [{ type: 1 }, 'business'],
    [{ isWhitelabelCustomer: true }, 'whitelabel'],
  ] as const) {
    await backEnd.database.update(customers).set(facts).where(eq(customers.email, 'firma@kunde.example'));
    expect(await (await browser.ask('/web-api/customer-data')).json()).toMatchObject(facts);
    expect(browser.cookies.get('customer-type')).toBe(told);
  }
  await browser.ask('/web-api/customer-logout', { method: 'POST', body: {} });
  expect(browser.cookies.get('customer-type') ?? '').toBe('');
});
