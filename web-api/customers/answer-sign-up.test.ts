import { customers, signUpRequests } from '@blattwerk/database/tables/customers.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../test-support/browser.ts';
import { mailsTo, mailWritten } from '../test-support/mails-to.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { confirmSignUp, signUpLink } from '../test-support/sign-up-customer.ts';
import { customerForm, customerPassword, signedUp } from '../test-support/signed-up.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

test('an address has one account, however it is written and however many ask at once', async () => {
  const email = 'einmal@kunde.example';
  const written = [email, 'Einmal@Kunde.example', 'EINMAL@kunde.example'];
  await Promise.all(
    written.map((name) =>
      openBrowser(backEnd).ask('/web-api/customer-sign-up', { body: customerForm(name) }),
    ),
  );
  await mailWritten(backEnd, email, 'sign-up', 3);
  const links = (await mailsTo(backEnd, email, 'sign-up')).map(
    ({ text }) => new URL(/http:\S+/.exec(text)?.[0] ?? ''),
  );
  const answers = await Promise.all(
    links.map((link) => confirmSignUp(openBrowser(backEnd), link, customerPassword)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
  const rows = await backEnd.database.select().from(customers).where(eq(customers.email, email));
  expect(rows).toHaveLength(1);
  expect(await mailsTo(backEnd, email, 'welcome')).toHaveLength(1);
  expect(await backEnd.database.select().from(signUpRequests).where(eq(signUpRequests.email, email))).toEqual(
    [],
  );
});

test('signing up says the same for a taken address; its owner reads it in the mailbox', async () => {
  const email = 'vergeben@kunde.example';
  const { browser: owner } = await signedUp(backEnd, email);
  const ask = (body: object) => openBrowser(backEnd).ask('/web-api/customer-sign-up', { body });
  const taken = await ask({ ...customerForm(email), password: 'Fremde Worte 77' });
  const free = await ask(customerForm('ganz-frei@kunde.example'));
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

  const message = await mailWritten(backEnd, email, 'sign-up-known');
  expect(message).toContain('/kundenkonto/');
  const reset = new URL(/http:\S+customer-new-password\S+/.exec(message)?.[0] ?? '');
  expect((await openBrowser(backEnd).ask(reset.pathname + reset.search)).status).toBe(200);
  expect(await mailsTo(backEnd, email, 'sign-up')).toHaveLength(1);
  await mailWritten(backEnd, 'ganz-frei@kunde.example', 'sign-up');
  // Nothing of the account has changed, and what was typed is kept no longer.
  expect(await (await owner.ask('/web-api/customer-data')).json()).toMatchObject({ isLoggedIn: true });
  const login = (chosen: string) =>
    openBrowser(backEnd).ask('/web-api/customer-login', { body: { email, password: chosen } });
  expect([(await login('Fremde Worte 77')).status, (await login(customerPassword)).status]).toEqual([
    400, 200,
  ]);
  expect(await backEnd.database.select().from(signUpRequests).where(eq(signUpRequests.email, email))).toEqual(
    [],
  );
});

test('an address is mailed a few times an hour at most, with an account or without', async () => {
  await signedUp(backEnd, 'oft-da@kunde.example');
  for (const [email, more] of [
    ['oft-da@kunde.example', 3],
    ['oft-weg@kunde.example', 4],
  ] as const) {
    const statuses = [];
    for (let time = 0; time < more + 1; time += 1)
      statuses.push(
        (await openBrowser(backEnd).ask('/web-api/customer-sign-up', { body: customerForm(email) })).status,
      );
    expect(statuses).toEqual([...Array(more).fill(202), 429]);
  }
});

test('a stranger’s sign-up becomes no account by a click: the page asks for the password, for a day, and once', async () => {
  const email = 'opfer@kunde.example';
  const body = { ...customerForm(email), password: 'Fremde Worte 77' };
  await openBrowser(backEnd).ask('/web-api/customer-sign-up', { body });
  expect(await mailWritten(backEnd, email, 'sign-up')).not.toContain('Anna');
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
