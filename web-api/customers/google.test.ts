import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { customerAccounts, customers } from '@blattwerk/database/tables/customers.ts';
import { mails } from '@blattwerk/database/tables/mails.ts';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from '../test-support/browser.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { signUpCustomer } from '../test-support/sign-up-customer.ts';

const clientId = 'blattwerk.apps.googleusercontent.example';
const google = await generateKeyPair('RS256');
const stranger = await generateKeyPair('RS256');

let keys: Server;
let backEnd: RunningBackEnd;
let jwksUrl: string;
beforeAll(async () => {
  const jwk = { ...(await exportJWK(google.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  keys = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
  const address = keys.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  jwksUrl = `http://127.0.0.1:${address.port}/certs`;
  backEnd = await startBackEnd({ google: { clientId, jwksUrl } });
});
afterAll(async () => {
  await backEnd.close();
  await new Promise((resolve) => keys.close(resolve));
});

type Claims = {
  sub?: string;
  email?: string;
  email_verified?: boolean;
  iss?: string;
  aud?: string;
  exp?: string;
  nonce?: string | undefined;
};

function idToken(
  { sub = '1000', email = 'paul@kunde.example', email_verified = true, iss, aud, exp, nonce }: Claims = {},
  key = google.privateKey,
): Promise<string> {
  return new SignJWT({
    email,
    email_verified,
    nonce,
    name: 'Paul Papier',
    given_name: 'Paul',
    family_name: 'Papier',
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setSubject(sub)
    .setIssuer(iss ?? 'https://accounts.google.com')
    .setAudience(aud ?? clientId)
    .setIssuedAt()
    .setExpirationTime(exp ?? '10m')
    .sign(key);
}

const nonceFor = async (browser: Browser): Promise<string> => {
  const answer = await browser.ask('/web-api/customer-auth-google-nonce', { method: 'POST' });
  return (await answer.json()).nonce;
};

const send = (credential: string, browser: Browser) =>
  browser.ask('/web-api/customer-auth-google-credentials', { body: { credential } });

/** As the shop does: Google's button is initialised with the browser's nonce, Google writes it into its token. */
async function signIn(make: (nonce: string) => Promise<string>, browser = openBrowser(backEnd)) {
  return send(await make(await nonceFor(browser)), browser);
}

test('the first time registers and greets, the second finds the same customer', async () => {
  const browser = openBrowser(backEnd);
  const first = await signIn((nonce) => idToken({ nonce }), browser);
  expect(first.status).toBe(200);
  const customer = await first.json();
  expect(customer).toMatchObject({ isLoggedIn: true, fullName: 'Paul Papier' });
  expect(await (await browser.ask('/web-api/customer-data')).json()).toEqual(customer);
  const second = await signIn((nonce) => idToken({ email: 'PAUL@kunde.example', nonce }));
  expect((await second.json()).number).toBe(customer.number);
  const sent = await backEnd.database.select().from(mails).where(eq(mails.recipient, 'paul@kunde.example'));
  expect(sent.map(({ kind }) => kind)).toEqual(['welcome']);
  const accounts = await backEnd.database.select().from(customerAccounts);
  expect(accounts).toMatchObject([{ providerId: 'google', accountId: '1000', idToken: null }]);
});

test('a token opens nothing without the nonce that its browser was given, nor a second time', async () => {
  const owner = openBrowser(backEnd);
  const nonce = await nonceFor(owner);
  const token = await idToken({ sub: '3000', email: 'nonce@kunde.example', nonce });
  // Stolen on its way: another browser has a nonce of its own, or none.
  const thief = openBrowser(backEnd);
  expect((await send(token, thief)).status).toBe(401);
  await nonceFor(thief);
  expect((await send(token, thief)).status).toBe(401);
  const before = owner.cookies.get('google_nonce') ?? '';
  expect(before).not.toContain(nonce);
  expect(createHash('sha256').update(before).digest('base64url')).toBe(nonce);
  expect((await send(token, owner)).status).toBe(200);
  expect(owner.cookies.has('google_nonce')).toBe(false);
  owner.cookies.set('google_nonce', before);
  expect((await send(token, owner)).status).toBe(401);
});

test('a nonce is over after an hour', async () => {
  let now = new Date();
  const slow = await startBackEnd({ google: { clientId, jwksUrl } }, () => now);
  const browser = openBrowser(slow);
  const nonce = await nonceFor(browser);
  now = new Date(now.getTime() + 61 * 60 * 1000);
  expect((await send(await idToken({ nonce }), browser)).status).toBe(401);
  await slow.close();
});

test.each<[string, (nonce: string) => Promise<string>]>([
  ['without a nonce', () => idToken()],
  ['with another nonce', (nonce) => idToken({ nonce: nonce.toUpperCase() })],
  ['with a nonce cut off', (nonce) => idToken({ nonce: nonce.slice(0, -1) })],
  ['of another shop', (nonce) => idToken({ aud: 'another.example', nonce })],
  ['of another issuer', (nonce) => idToken({ iss: 'https://accounts.evil.example', nonce })],
  ['that is over', (nonce) => idToken({ exp: '-2m', nonce })],
  ['with an address Google has not proven', (nonce) => idToken({ email_verified: false, nonce })],
  ['signed by somebody else', (nonce) => idToken({ nonce }, stranger.privateKey)],
  ['that is none', async () => 'nonsense'],
  ['signed by nobody', async () => `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1"}')}.`],
])('a token %s is refused', async (_, token) => {
  const response = await signIn(token);
  expect(response.status).toBe(401);
  expect((await response.json()).message.text).toMatch(/Google/);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('an account whose address nobody has proven is not taken over', async () => {
  const email = 'besetzt@kunde.example';
  const body = { email, password: 'Papier & Tinte', firstName: 'Anna', lastName: 'Beispiel' };
  await signUpCustomer(backEnd, openBrowser(backEnd), body);
  // As accounts of earlier days were, made without a look into the mailbox.
  await backEnd.database.update(customers).set({ emailVerified: false }).where(eq(customers.email, email));
  expect((await signIn((nonce) => idToken({ sub: '2000', email, nonce }))).status).toBe(409);
  await backEnd.database.update(customers).set({ emailVerified: true }).where(eq(customers.email, email));
  const linked = await signIn((nonce) => idToken({ sub: '2000', email, nonce }));
  expect(await linked.json()).toMatchObject({ isLoggedIn: true, firstName: 'Anna' });
});

test('while Google’s keys cannot be had, nobody is told that the token is wrong', async () => {
  const offline = await startBackEnd({ google: { clientId, jwksUrl: 'http://127.0.0.1:9/certs' } });
  const browser = openBrowser(offline);
  const response = await signIn((nonce) => idToken({ nonce }), browser);
  expect([response.status, (await response.json()).message.text]).toEqual([
    503,
    expect.stringMatching(/nicht erreichbar/),
  ]);
  await offline.close();
});
