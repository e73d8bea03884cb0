import { createHash } from 'node:crypto';
import {
  customerAccounts,
  customerSessions,
  customers,
  signUpRequests,
} from '@blattwerk/database/tables/customers.ts';
import { mails } from '@blattwerk/database/tables/mails.ts';
import { hashPassword } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localSigningSecret } from '../config.ts';
import { createRateLimits } from '../security/rate-limits.ts';
import { openBrowser } from '../test-support/browser.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { confirmSignUp, signUpCustomer, signUpLink } from '../test-support/sign-up-customer.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

const posters = { 'x-channel': 'myposter', 'x-locale': 'myposter-de' };
const british = { 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-gb' };
const password = 'Papier & Tinte';

const form = (email: string) => ({ email, password, firstName: 'Anna', lastName: 'Beispiel' });

async function signedUp(email: string) {
  const browser = openBrowser(backEnd);
  const response = await signUpCustomer(backEnd, browser, form(email));
  expect(response.status).toBe(303);
  return { browser, response };
}

const mailsTo = (recipient: string, kind: string) =>
  backEnd.database
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, recipient), eq(mails.kind, kind)))
    .orderBy(mails.id);

/** Messages about passwords are written after the answer. */
async function mailWritten(recipient: string, kind: string, count = 1) {
  await expect.poll(async () => (await mailsTo(recipient, kind)).length, { timeout: 20_000 }).toBe(count);
  const written = await mailsTo(recipient, kind);
  return written.at(-1)?.text ?? '';
}

test('confirming a sign-up signs in, greets by e-mail, and is remembered by a cookie scripts cannot read', async () => {
  const { browser, response } = await signedUp('Anna@Kunde.example');
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
  expect(await mailsTo('anna@kunde.example', 'welcome')).toHaveLength(1);
  const [session] = await backEnd.database.select().from(customerSessions);
  expect(session).toMatchObject({ ipAddress: '', userAgent: '' });
});

test('a used session is renewed only where the browser is told so', async () => {
  const { browser } = await signedUp('lange@kunde.example');
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
  const { browser } = await signedUp('zwei@kunde.example');
  const inOther = async () => (await browser.ask('/web-api/customer-data', { headers: posters })).json();
  expect(await inOther()).toMatchObject({ isLoggedIn: false });
  browser.cookies.set('myposter.session_token', browser.cookies.get('blattwerk.session_token') ?? '');
  expect(await inOther()).toMatchObject({ isLoggedIn: false });

  const credentials = { email: 'zwei@kunde.example', password };
  await browser.ask('/web-api/customer-login', { body: credentials, headers: posters });
  expect(await inOther()).toMatchObject({ isLoggedIn: true });
  await browser.ask('/web-api/customer-logout', { method: 'POST', headers: posters });
  expect(await inOther()).toMatchObject({ isLoggedIn: false });
  expect(await (await browser.ask('/web-api/customer-data')).json()).toMatchObject({ isLoggedIn: true });
});

test('signing out ends the session on the server too', async () => {
  const { browser } = await signedUp('raus@kunde.example');
  const before = new Map(browser.cookies);
  await browser.ask('/web-api/customer-logout', { method: 'POST' });
  // What stays says only that this browser has signed in before.
  expect([...browser.cookies.keys()]).toEqual(['known_browser']);
  for (const [name, value] of before) browser.cookies.set(name, value);
  expect(await (await browser.ask('/web-api/customer-data')).json()).toMatchObject({ isLoggedIn: false });
});

test('a wrong password and an unknown address get the same answer', async () => {
  await signedUp('da@kunde.example');
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
  await signedUp('vergesslich@kunde.example');
  const ask = (email: string) =>
    openBrowser(backEnd).ask('/web-api/customer-password-reset', { body: { email } });
  const [known, unknown] = [await ask('vergesslich@kunde.example'), await ask('fremd@kunde.example')];
  expect([known.status, unknown.status]).toEqual([202, 202]);
  expect(await known.text()).toBe(await unknown.text());
  await mailWritten('vergesslich@kunde.example', 'password-reset');
  expect(await mailsTo('fremd@kunde.example', 'password-reset')).toEqual([]);
});

test('the link sets a new password once, ends all sessions and tells the owner', async () => {
  const email = 'neu@kunde.example';
  const { browser } = await signedUp(email);
  for (let time = 0; time < 2; time += 1)
    await openBrowser(backEnd).ask('/web-api/customer-password-reset', { body: { email } });
  const [url = ''] = /http:\S+/.exec(await mailWritten(email, 'password-reset', 2)) ?? [];
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
  expect([(await login(password)).status, (await login('ein neues Passwort')).status]).toEqual([400, 200]);
  await mailWritten(email, 'password-changed');
  const [row] = await backEnd.database.select().from(customers).where(eq(customers.email, email));
  expect(row?.emailVerified).toBe(true);
  // The other link of the same hour is over as well.
  const [first] = await mailsTo(email, 'password-reset');
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
    const body = { ...form('schwach@kunde.example'), password: typed };
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
  expect(await judged(password)).toEqual({ strength: 'strong', text: 'Das Passwort ist sehr gut.' });
});

test('who chose a shorter password in earlier days still signs in with it', async () => {
  const email = 'frueher@kunde.example';
  await signedUp(email);
  const [owner] = await backEnd.database.select().from(customers).where(eq(customers.email, email));
  await backEnd.database
    .update(customerAccounts)
    .set({ password: await hashPassword('12345678') })
    .where(eq(customerAccounts.userId, owner?.id ?? ''));
  const body = { email, password: '12345678' };
  expect((await openBrowser(backEnd).ask('/web-api/customer-login', { body })).status).toBe(200);
});

test('an address has one account, however it is written and however many ask at once', async () => {
  const email = 'einmal@kunde.example';
  const written = [email, 'Einmal@Kunde.example', 'EINMAL@kunde.example'];
  await Promise.all(
    written.map((name) => openBrowser(backEnd).ask('/web-api/customer-sign-up', { body: form(name) })),
  );
  await mailWritten(email, 'sign-up', 3);
  const links = (await mailsTo(email, 'sign-up')).map(
    ({ text }) => new URL(/http:\S+/.exec(text)?.[0] ?? ''),
  );
  const answers = await Promise.all(links.map((link) => confirmSignUp(openBrowser(backEnd), link, password)));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
  const rows = await backEnd.database.select().from(customers).where(eq(customers.email, email));
  expect(rows).toHaveLength(1);
  expect(await mailsTo(email, 'welcome')).toHaveLength(1);
  expect(await backEnd.database.select().from(signUpRequests).where(eq(signUpRequests.email, email))).toEqual(
    [],
  );
});

test('signing up says the same for a taken address; its owner reads it in the mailbox', async () => {
  const email = 'vergeben@kunde.example';
  const { browser: owner } = await signedUp(email);
  const ask = (body: object) => openBrowser(backEnd).ask('/web-api/customer-sign-up', { body });
  const taken = await ask({ ...form(email), password: 'Fremde Worte 77' });
  const free = await ask(form('ganz-frei@kunde.example'));
  expect([taken.status, free.status]).toEqual([202, 202]);
  const text = await taken.text();
  expect(text).toBe(await free.text());
  expect(JSON.parse(text)).toMatchObject({
    isLoggedIn: false,
    emailHash: null,
    message: { text: expect.stringMatching(/^Fast geschafft/) },
  });
  const headersOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => !['date', 'etag'].includes(name));
  expect(headersOf(taken)).toEqual(headersOf(free));

  const message = await mailWritten(email, 'sign-up-known');
  expect(message).toContain('/kundenkonto/');
  const reset = new URL(/http:\S+customer-new-password\S+/.exec(message)?.[0] ?? '');
  expect((await openBrowser(backEnd).ask(reset.pathname + reset.search)).status).toBe(200);
  expect(await mailsTo(email, 'sign-up')).toHaveLength(1);
  await mailWritten('ganz-frei@kunde.example', 'sign-up');
  // Nothing of the account has changed, and what was typed is kept no longer.
  expect(await (await owner.ask('/web-api/customer-data')).json()).toMatchObject({ isLoggedIn: true });
  const login = (chosen: string) =>
    openBrowser(backEnd).ask('/web-api/customer-login', { body: { email, password: chosen } });
  expect([(await login('Fremde Worte 77')).status, (await login(password)).status]).toEqual([400, 200]);
  expect(await backEnd.database.select().from(signUpRequests).where(eq(signUpRequests.email, email))).toEqual(
    [],
  );
});

test('an address is mailed a few times an hour at most, with an account or without', async () => {
  await signedUp('oft-da@kunde.example');
  for (const [email, more] of [
    ['oft-da@kunde.example', 3],
    ['oft-weg@kunde.example', 4],
  ] as const) {
    const statuses = [];
    for (let time = 0; time < more + 1; time += 1)
      statuses.push(
        (await openBrowser(backEnd).ask('/web-api/customer-sign-up', { body: form(email) })).status,
      );
    expect(statuses).toEqual([...Array(more).fill(202), 429]);
  }
});

test('a stranger’s sign-up becomes no account by a click: the page asks for the password, for a day, and once', async () => {
  const email = 'opfer@kunde.example';
  const body = { ...form(email), password: 'Fremde Worte 77' };
  await openBrowser(backEnd).ask('/web-api/customer-sign-up', { body });
  expect(await mailWritten(email, 'sign-up')).not.toContain('Anna');
  const link = await signUpLink(backEnd, email);
  const victim = openBrowser(backEnd);
  const page = await victim.ask(link.pathname + link.search);
  const html = await page.text();
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
  expect(html).toContain('autocomplete="current-password"');
  expect(html).not.toContain('<script');
  const wrong = await confirmSignUp(victim, link, 'was ich sonst nehme');
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toMatch(
    /aria-invalid="true" autofocus>\s*<p id="error" role="alert">Das ist nicht/,
  );
  expect(wrong.headers.getSetCookie()).toEqual([]);
  expect(await backEnd.database.select().from(customers).where(eq(customers.email, email))).toEqual([]);

  expect((await confirmSignUp(openBrowser(backEnd), link, 'Fremde Worte 77')).status).toBe(303);
  const again = await confirmSignUp(openBrowser(backEnd), link, 'Fremde Worte 77');
  expect([again.status, await again.text()]).toEqual([410, expect.stringContaining('schon benutzt')]);
  const forged = await victim.ask(`${link.pathname}?token=x.1.y&channel=blattwerk&locale=de-DE`);
  expect(forged.status).toBe(410);
});

test('passwords are kept as salted hashes', async () => {
  await Promise.all([signedUp('salz1@kunde.example'), signedUp('salz2@kunde.example')]);
  const rows = await backEnd.database.select({ password: customerAccounts.password }).from(customerAccounts);
  const hashes = rows.map((row) => row.password);
  expect(new Set(hashes).size).toBe(hashes.length);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
});

const attempts = async (visitor: ReturnType<typeof openBrowser>, email: string, times: number) => {
  const statuses = [];
  for (let time = 0; time < times; time += 1) {
    const body = { email, password: `Versuch ${time}` };
    statuses.push((await visitor.ask('/web-api/customer-login', { body })).status);
  }
  return statuses;
};

test('a stranger’s wrong passwords end at that stranger’s address, with an account or without', async () => {
  const { browser } = await signedUp('ziel@kunde.example');
  await browser.ask('/web-api/customer-logout', { method: 'POST' });
  const [stranger, other] = [openBrowser(backEnd), openBrowser(backEnd)];
  const refusals = [...Array(10).fill(400), 429];
  expect(await attempts(stranger, 'ziel@kunde.example', 11)).toEqual(refusals);
  expect(await attempts(other, 'niemand@kunde.example', 11)).toEqual(refusals);
  const body = { email: 'ziel@kunde.example', password };
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
  const { browser } = await signedUp(email);
  await browser.ask('/web-api/customer-logout', { method: 'POST' });
  // As wrong passwords from sixty addresses do, without computing a hash for each.
  const limits = createRateLimits(backEnd.database, localSigningSecret);
  for (let stranger = 0; stranger < 60; stranger += 1) await limits.take(['login by account', email]);
  const body = { email, password };
  const login = (visitor: typeof browser) => visitor.ask('/web-api/customer-login', { body });
  expect((await login(openBrowser(backEnd))).status).toBe(429);
  expect((await login(browser)).status).toBe(200);

  // A browser is known to its own account alone, and is not trusted without end either.
  const { browser: attacker } = await signedUp('anders@kunde.example');
  attacker.cookies.delete('blattwerk.session_token');
  expect((await login(attacker)).status).toBe(429);
  expect(await attempts(browser, email, 11)).toEqual([...Array(10).fill(400), 429]);

  const elsewhere = openBrowser(backEnd);
  await elsewhere.ask('/web-api/customer-password-reset', { body: { email } });
  const [url = ''] = /http:\S+/.exec(await mailWritten(email, 'password-reset')) ?? [];
  const form = new URL(url).searchParams;
  form.set('password', 'ganz neu gesetzt');
  await elsewhere.ask('/web-api/customer-new-password', { body: form });
  const anew = { email, password: 'ganz neu gesetzt' };
  expect((await elsewhere.ask('/web-api/customer-login', { body: anew })).status).toBe(200);
});

test('a page of another site may not sign anyone in, up or out', async () => {
  const headers = { origin: 'https://evil.example' };
  for (const path of ['customer-login', 'customer-sign-up', 'customer-logout', 'customer-password-reset'])
    expect((await openBrowser(backEnd).ask(`/web-api/${path}`, { body: {}, headers })).status).toBe(403);
  const withoutShop = await fetch(`${backEnd.origin}/web-api/customer-logout`, { method: 'POST' });
  expect(withoutShop.status).toBe(400);
});

test('a business or whitelabel customer’s browser tells the pages’ server so, until somebody logs out', async () => {
  const { browser } = await signedUp('firma@kunde.example');
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
