import { customers } from '@blattwerk/database/tables/customers.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBasketVisitor } from '../../test-support/basket-visitor.ts';
import type { Browser } from '../../test-support/browser.ts';
import { businessForm, password, signUpBusiness, sommer } from '../../test-support/business.ts';
import { openDesk } from '../../test-support/desk.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../../test-support/selling-back-end.ts';
import { confirmSignUp, signUpCustomer, signUpLink } from '../../test-support/sign-up-customer.ts';

let backEnd: SellingBackEnd;
beforeAll(async () => {
  backEnd = await startSellingBackEnd();
});
afterAll(() => backEnd.close());

const companyOf = async (browser: Browser) =>
  (await (await browser.ask('/web-api/customer-company')).json()).company;
const customerOf = async (browser: Browser) => (await browser.ask('/web-api/customer-data')).json();
const put = (browser: Browser, address: Record<string, string>, invoiceEmail = '') =>
  browser.ask('/web-api/customer-company', { method: 'PUT', body: { address, invoiceEmail } });

async function signUpPrivate(email: string): Promise<Browser> {
  const { browser } = openBasketVisitor(backEnd);
  await signUpCustomer(backEnd, browser, { email, password, firstName: 'Anna', lastName: 'Sommer' });
  return browser;
}

test('a business signs up, confirms by its mailbox, and is one at once', async () => {
  const { browser } = openBasketVisitor(backEnd);
  const email = 'einkauf@sommer.example';
  const asked = await browser.ask('/web-api/business-sign-up', { body: businessForm(email) });
  expect(await asked.json()).toMatchObject({ isLoggedIn: false, message: { text: /^Fast geschafft/ } });
  const confirmed = await confirmSignUp(browser, await signUpLink(backEnd, email), password);
  expect(confirmed.status).toBe(303);
  expect(browser.cookies.get('customer-type')).toBe('business');
  expect(await customerOf(browser)).toMatchObject({ type: 1, firstName: 'Anna', isLoggedIn: true });
  expect(await companyOf(browser)).toMatchObject({
    address: { company: 'Sommer & Söhne GmbH', vatId: 'DE136695976' },
    invoiceEmail: `buchhaltung-${email}`,
    state: 'open',
    daysToPay: 14,
  });
  const welcome = (await backEnd.mailsTo(email)).find(({ kind }) => kind === 'welcome');
  expect(welcome?.text).toContain('30 Tage Zahlungsziel');
});

test('what is wrong is said at each field, a mistyped VAT id too', async () => {
  const { browser } = openBasketVisitor(backEnd);
  const wrong = { ...sommer, company: ' ', firstName: '', postalCode: '8033', vatId: 'DE136695967' };
  const body = { email: 'x', password: 'kurz', invoiceEmail: 'y', address: wrong };
  const refused = await browser.ask('/web-api/business-sign-up', { body });
  expect(refused.status).toBe(400);
  const { errors } = (await refused.json()).payload;
  expect(Object.keys(errors).sort()).toEqual([
    'address.company',
    'address.firstName',
    'address.postalCode',
    'address.vatId',
    'email',
    'invoiceEmail',
    'password',
  ]);
  expect(errors['address.vatId']).toEqual([expect.stringContaining('Prüfziffer')]);
});

test('whether an address has an account, only its mailbox learns, with the way to add the company', async () => {
  const email = 'bekannt@sommer.example';
  await signUpPrivate(email);
  const { browser } = openBasketVisitor(backEnd);
  const [known, free] = await Promise.all(
    [email, 'frei@sommer.example'].map((each) =>
      browser.ask('/web-api/business-sign-up', { body: businessForm(each) }),
    ),
  );
  expect([known?.status, await known?.json()]).toEqual([free?.status, await free?.json()]);
  const said = async () =>
    (await backEnd.mailsTo(email)).find(({ kind }) => kind === 'sign-up-known')?.text ?? '';
  await expect.poll(said).toContain('/geschaeftskunden/');
});

test('a private customer adds the company and is a business at once; nobody else may', async () => {
  const browser = await signUpPrivate('wird@sommer.example');
  expect(await companyOf(browser)).toBeNull();
  expect((await put(browser, { ...sommer, company: '' })).status).toBe(400);
  expect(await customerOf(browser)).toMatchObject({ type: 0 });
  const added = await put(browser, { ...sommer, vatId: '' }, 'Rechnung@Sommer.example');
  expect(await added.json()).toMatchObject({
    company: { address: { vatId: '' }, invoiceEmail: 'rechnung@sommer.example', state: 'open' },
    message: { text: expect.stringContaining('Gespeichert') },
  });
  expect(browser.cookies.get('customer-type')).toBe('business');
  expect(await customerOf(browser)).toMatchObject({ type: 1 });
  const stranger = openBasketVisitor(backEnd).browser;
  expect((await put(stranger, sommer)).status).toBe(401);
  expect((await stranger.ask('/web-api/customer-company')).status).toBe(401);
});

test('the desk finds companies, approves one for longer terms, and refuses another', async () => {
  const desk = openDesk(backEnd);
  const asked = async (search?: string) => {
    const answer = await desk.ask('POST /web-api/order-desk/companies', {
      body: { token: desk.token, search },
    });
    if (!answer.ok) throw new Error(answer.problem.detail);
    return answer.value;
  };
  const decide = (number: number, state: 'approved' | 'refused') =>
    desk.ask('POST /web-api/order-desk/companies/{number}/decision', {
      params: { number: String(number) },
      body: { token: desk.token, by: 'Jonas', state },
    });
  const email = 'post@winter.example';
  const { browser } = await signUpBusiness(backEnd, email, {
    company: 'Winter AG',
    country: 'AT',
    postalCode: '1010',
    city: 'Wien',
    vatId: 'ATU13585627',
  });
  const [found, ...others] = (await asked('winter')).companies;
  expect(others).toEqual([]);
  expect(found).toMatchObject({ email, state: 'open', address: { company: 'Winter AG' }, orders: 0 });
  expect((await asked('atu 13585627')).companies).toEqual([found]);
  expect((await asked('er ag')).companies).toEqual([found]);
  expect((await asked('%')).companies).toEqual([]);
  const number = found?.number ?? 0;

  const { open } = await asked();
  expect(await decide(number, 'approved')).toMatchObject({
    value: { state: 'approved', decidedBy: 'Jonas' },
  });
  await decide(number, 'approved');
  expect((await asked()).open).toBe(open - 1);
  expect(await companyOf(browser)).toMatchObject({ state: 'approved', daysToPay: 30 });
  const said = async (kind: string) => (await backEnd.mailsTo(email)).filter((mail) => mail.kind === kind);
  expect(await said('company-approved')).toMatchObject([{ text: expect.stringContaining('30 Tage') }]);

  // Who moves house is the same company; another name is not.
  const moved = { ...sommer, company: 'Winter AG', country: 'AT', postalCode: '1020', city: 'Wien' };
  expect(await (await put(browser, { ...moved, vatId: 'ATU13585627' })).json()).toMatchObject({
    company: { state: 'approved' },
  });
  expect(await (await put(browser, { ...moved, vatId: '' })).json()).toMatchObject({
    company: { state: 'open', daysToPay: 14 },
  });

  expect(await decide(number, 'refused')).toMatchObject({ value: { state: 'refused' } });
  expect(await said('company-refused')).toHaveLength(1);
  expect(await customerOf(browser)).toMatchObject({ type: 0 });
  expect(browser.cookies.get('customer-type') ?? '').toBe('');
  const again = await put(browser, { ...moved, company: 'Winter GmbH', vatId: '' });
  expect([again.status, (await again.json()).message.text]).toEqual([
    409,
    expect.stringContaining('Kundenservice'),
  ]);
  expect(await customerOf(browser)).toMatchObject({ type: 0 });
  await decide(number, 'approved');
  expect(await customerOf(browser)).toMatchObject({ type: 1 });

  expect(await decide(999_999, 'approved')).toMatchObject({ problem: { status: 404 } });
  const forged = { token: 'forged', by: 'Eva', state: 'approved' } as const;
  const params = { number: String(number) };
  expect(
    await desk.ask('POST /web-api/order-desk/companies/{number}/decision', { params, body: forged }),
  ).toMatchObject({ problem: { status: 403 } });
});

test('a white-label customer who adds a company stays one', async () => {
  const email = 'marke@sommer.example';
  const browser = await signUpPrivate(email);
  await backEnd.database
    .update(customers)
    .set({ type: 2, isWhitelabelCustomer: true })
    .where(eq(customers.email, email));
  await put(browser, sommer);
  expect(await customerOf(browser)).toMatchObject({ type: 2, order: { isWhitelabelOrder: true } });
  expect(browser.cookies.get('customer-type')).toBe('whitelabel');
});

test('without scripts the same form signs up, says what is wrong by name, and gives a customer a company', async () => {
  const { browser } = openBasketVisitor(backEnd);
  const email = 'ohne@sommer.example';
  const fields = (address: Record<string, string>) =>
    new URLSearchParams({
      channel: 'blattwerk',
      locale: 'de-DE',
      email,
      password,
      ...Object.fromEntries(Object.entries(address).map(([name, value]) => [`address.${name}`, value])),
    });
  const send = (who: Browser, address: Record<string, string>) =>
    who.ask('/web-api/business-sign-up/form', { body: fields(address) });

  const wrong = await send(browser, { ...sommer, company: '', city: '' });
  expect(wrong.status).toBe(422);
  const page = await wrong.text();
  expect(page).toContain('Firma: Bitte ausfüllen.');
  expect(page).toContain('Ort: Bitte ausfüllen.');

  const sent = await send(browser, sommer);
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toMatch(/\/geschaeftskunden\/\?notice=sent$/);
  await confirmSignUp(browser, await signUpLink(backEnd, email), password);
  expect(await companyOf(browser)).toMatchObject({ state: 'open' });

  const customer = await signUpPrivate('dazu@sommer.example');
  const added = await send(customer, sommer);
  expect(added.headers.get('location')).toMatch(/\?notice=saved$/);
  expect(await customerOf(customer)).toMatchObject({ type: 1 });
});
