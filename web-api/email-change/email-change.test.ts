import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from '../test-support/browser.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../test-support/selling-back-end.ts';
import { signUpCustomer } from '../test-support/sign-up-customer.ts';

let backEnd: SellingBackEnd;
beforeAll(async () => {
  backEnd = await startSellingBackEnd();
});
afterAll(() => backEnd.close());

const shop = { channel: 'blattwerk', locale: 'de-DE' };
const password = 'vier blaue Papierschiffe';

async function signUp(email: string): Promise<Browser> {
  const browser = openBrowser(backEnd);
  await signUpCustomer(backEnd, browser, { email, password, firstName: 'Anna', lastName: 'Neu' });
  return browser;
}

/** The link of the newest message of a kind to an address. */
async function linkTo(email: string, path: string): Promise<string> {
  const mails = await backEnd.mailsTo(email);
  const found = mails.map(({ text }) => new RegExp(`\\S*${path}\\S*`).exec(text)?.[0]).find(Boolean);
  const { pathname, search } = new URL(found ?? '');
  return pathname + search;
}

const send = (browser: Browser, address: string, fields: Record<string, string> = {}) => {
  const { pathname, searchParams } = new URL(address, backEnd.origin);
  return browser.ask(pathname, {
    body: new URLSearchParams({ ...Object.fromEntries(searchParams), ...fields }),
  });
};

/** Asks for the link in the old mailbox. */
async function askFor(browser: Browser, email: string): Promise<string> {
  const asked = await browser.ask('/web-api/customer-email', { body: new URLSearchParams(shop) });
  expect(asked.status).toBe(200);
  return linkTo(email, 'customer-email-new');
}

const canSignIn = async (email: string) =>
  (await openBrowser(backEnd).ask('/web-api/customer-login', { body: { email, password } })).status === 200;

test('an account moves to another mailbox by a link in each of the two', async () => {
  const [former, next] = ['alt@kunde.example', 'neu@kunde.example'];
  const browser = await signUp(former);
  const page = await browser.ask(`/web-api/customer-email?${new URLSearchParams(shop)}`);
  expect(await page.text()).toContain('E-Mail-Adresse ändern');
  const link = await askFor(browser, former);
  expect(await (await browser.ask(link)).text()).toContain('Neue E-Mail-Adresse');
  expect(await (await send(browser, link, { email: ' NEU@kunde.example ' })).text()).toContain('unterwegs');
  // Until the new mailbox has confirmed it, nothing has changed; looking at the page changes nothing either.
  const confirm = await linkTo(next, 'customer-email-confirm');
  expect(await (await browser.ask(confirm)).text()).toContain(next);
  expect(await canSignIn(former)).toBe(true);
  expect(await (await send(browser, confirm)).text()).toContain('Die Adresse ist geändert');
  expect([await canSignIn(former), await canSignIn(next)]).toEqual([false, true]);
  expect((await backEnd.mailsTo(former)).map(({ kind }) => kind)).toContain('email-changed');
  // Each link works once.
  expect((await send(browser, confirm)).status).toBe(410);
  expect((await browser.ask(link)).status).toBe(410);
});

test('a typing error and the present address are told at the field', async () => {
  const former = 'tippt@kunde.example';
  const browser = await signUp(former);
  const link = await askFor(browser, former);
  for (const [email, sentence] of [
    ['tippt@', 'gültige E-Mail-Adresse'],
    [former, 'Das ist die bisherige Adresse'],
  ] as const) {
    const answer = await send(browser, link, { email });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain(sentence);
    expect(text).toContain(`value="${email}"`);
  }
});

test('an address that has an account stays with it: only its mailbox is told', async () => {
  const [former, taken] = ['will@kunde.example', 'belegt@kunde.example'];
  const browser = await signUp(former);
  await signUp(taken);
  const answer = await send(browser, await askFor(browser, former), { email: taken });
  expect(await answer.text()).toContain('unterwegs');
  const [mail] = (await backEnd.mailsTo(taken)).filter(({ kind }) => kind === 'email-confirm');
  expect(mail?.text).toContain('hat schon ein Konto');
  expect(mail?.text).not.toContain('customer-email-confirm');
});

test('of two that confirm the same address, the second is too late', async () => {
  const next = 'begehrt@kunde.example';
  const links = [];
  for (const former of ['eins@kunde.example', 'zwei@kunde.example']) {
    const browser = await signUp(former);
    await send(browser, await askFor(browser, former), { email: next });
    links.push({ browser, link: await linkTo(next, 'customer-email-confirm') });
  }
  const tokens = (await backEnd.mailsTo(next)).flatMap(
    ({ text }) => /\S*customer-email-confirm\S*/.exec(text)?.[0] ?? [],
  );
  const [browser] = links.map((one) => one.browser);
  if (!browser) throw new Error('Nobody has signed up.');
  const statuses = [];
  for (const url of new Set(tokens)) {
    const { pathname, search } = new URL(url);
    statuses.push((await send(browser, pathname + search)).status);
  }
  expect(statuses.sort()).toEqual([200, 410]);
});

test('a stranger, a forged link and one for something else change nothing', async () => {
  const stranger = openBrowser(backEnd);
  expect((await stranger.ask('/web-api/customer-email', { body: new URLSearchParams(shop) })).status).toBe(
    401,
  );
  const browser = await signUp('fest@kunde.example');
  const link = await askFor(browser, 'fest@kunde.example');
  const token = new URL(link, backEnd.origin).searchParams.get('token') ?? '';
  const forged = new URLSearchParams({ ...shop, token: `${token.slice(0, -1)}x` });
  expect((await stranger.ask(`/web-api/customer-email-new?${forged}`)).status).toBe(410);
  const asConfirmation = new URLSearchParams({ ...shop, token });
  expect((await stranger.ask(`/web-api/customer-email-confirm?${asConfirmation}`)).status).toBe(410);
});
