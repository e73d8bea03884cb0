import { mails } from '@blattwerk/database/tables/mails.ts';
import { newsletterSubscriptions } from '@blattwerk/database/tables/newsletter.ts';
import { spaces } from '@blattwerk/database/tables/spaces.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { vouchers } from '@blattwerk/database/tables/vouchers.ts';
import { newsletterCampaign } from '@blattwerk/schemas/web-api/shop/campaigns.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localSigningSecret } from '../config.ts';
import { signToken } from '../security/signed-token.ts';
import { type MailServer, startMailServer } from '../test-support/mail-server.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { endCampaign } from '../vouchers/end-campaign.ts';
import { seedVoucherCampaigns } from '../vouchers/seed/seed-voucher-campaigns.ts';

let backEnd: RunningBackEnd;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  backEnd = await startBackEnd({ mail: { smtpUrl: mailServer.url, from: 'service@blattwerk.example' } });
  await seedVoucherCampaigns(backEnd.database);
});
afterAll(async () => {
  await backEnd.close();
  await mailServer.close();
});

const swiss = { 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-ch' };
const french = { 'x-channel': 'myposter', 'x-locale': 'myposter-fr' };
let visitors = 0;

function subscribe(form: object, headers: Record<string, string> = {}): Promise<Response> {
  visitors += 1;
  return backEnd.ask('/web-api/newsletter-subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${visitors}`, ...headers },
    body: JSON.stringify(form),
  });
}

/** Follows a link as a mail program's browser does, on this test's port. */
function open(text: string | undefined, link = 'confirm', init: RequestInit = {}): Promise<Response> {
  const [url = ''] = new RegExp(`http:\\S+newsletter-${link}\\S+`).exec(text ?? '') ?? [];
  const { pathname, search } = new URL(url);
  return fetch(backEnd.origin + pathname + search, { redirect: 'manual', ...init });
}

/** Presses the button of the page behind it, without any script. */
async function follow(text: string | undefined, link = 'confirm'): Promise<Response> {
  const page = await open(text, link);
  const html = await page.text();
  const [, address] = /<form method="post" action="([^"]+)"><button>/.exec(html) ?? [];
  if (address === undefined) return new Response(html, page);
  expect(html).not.toContain('<script');
  expect(page.headers.get('content-security-policy')).toMatch(/form-action 'self' http/);
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
  const headers = { origin: backEnd.origin, 'content-type': 'application/x-www-form-urlencoded' };
  const url = backEnd.origin + address;
  return fetch(url, { method: 'POST', headers, body: '', redirect: 'manual' });
}

const mailsTo = (recipient: string) =>
  backEnd.database.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id);

test('from the form to the voucher, with messages read from a mail server', async () => {
  const email = 'anna@kunde.example';
  const answer = await subscribe({ email: ' Anna@Kunde.Example', firstName: 'Anna', consent: true }, swiss);
  expect(answer.status).toBe(202);
  expect((await answer.json()).message.text).toMatch(/E-Mail unterwegs.*Gutschein folgt/);

  await mailServer.arrived(1);
  const [first] = mailServer.received;
  expect(first?.to).toEqual([email]);
  expect(first?.email.subject).toBe('Newsletter: nur noch ein Klick');
  expect(first?.email.text).toMatch(/CHF\s5\.00/);
  // The form may have been filled in by another person: nothing typed there is passed on.
  expect(first?.email.text).not.toContain('Anna');

  // What opens links only to look at them, as scanners of mail programs do, confirms nothing.
  for (const method of ['HEAD', 'GET', 'GET'])
    expect((await open(first?.email.text, 'confirm', { method })).status).toBe(200);
  expect(await (await open(first?.email.text)).text()).toMatch(/Nur noch ein Klick.*CHF\s5\.00/s);
  expect(await mailsTo(email)).toHaveLength(1);

  const page = await follow(first?.email.text);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('Die Anmeldung ist bestätigt');

  await mailServer.arrived(2);
  const text = mailServer.received[1]?.email.text ?? '';
  // Mail programs offer to unsubscribe by themselves, from the newsletter alone.
  const headers = new Map(mailServer.received[1]?.email.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toMatch(/^<http:\S+newsletter-unsubscribe\?token=\S+>$/);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(first?.raw).not.toMatch(/^List-Unsubscribe/im);
  expect(text).toContain('Hallo Anna,');
  expect(text).toContain('Er zieht den Betrag von der ersten Bestellung ab.');
  const [code = ''] = /BLATT-\w{5}-\w{5}/.exec(text) ?? [];
  const voucher = await backEnd.ask(`/web-api/voucher?code=${code.toLowerCase()}`, { headers: swiss });
  expect(await voucher.json()).toMatchObject({
    code,
    amount: { minorUnits: 500, currency: 'chf' },
    isForFirstOrder: true,
  });

  // A second click, and a second subscription, change nothing.
  expect((await follow(first?.email.text)).status).toBe(200);
  expect((await subscribe({ email, consent: true }, swiss)).status).toBe(202);
  expect(await mailsTo(email)).toHaveLength(2);
  expect(await backEnd.database.select().from(vouchers)).toHaveLength(1);
});

test('a link followed many times at once brings one voucher', async () => {
  const email = 'eilig@kunde.example';
  await subscribe({ email, consent: true });
  const [mail] = await mailsTo(email);
  const answers = await Promise.all(Array.from({ length: 8 }, () => follow(mail?.text)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual([
    'newsletter-confirmation',
    'newsletter-voucher',
  ]);
});

test('subscribing again and again sends one more link, and says the same each time', async () => {
  const email = 'oft@kunde.example';
  const texts = [];
  for (let time = 0; time < 4; time += 1) {
    const answer = await subscribe({ email, consent: true });
    texts.push(await answer.text());
  }
  expect(new Set(texts).size).toBe(1);
  expect(await mailsTo(email)).toHaveLength(2);
});

test('the voucher is what the message promised, in the money of the shop that sent it', async () => {
  const email = 'grenze@kunde.example';
  await subscribe(
    { email, consent: true },
    { 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-ch', 'x-language': 'fr' },
  );
  await subscribe({ email, consent: true });
  const [swissMail, germanMail] = await mailsTo(email);
  expect(swissMail?.text).toMatch(/bon d’achat de 5\.00\sCHF/);
  expect(germanMail?.text).toMatch(/5,00\s€/);
  // A language's prefix belongs to pages: the back end's addresses have none.
  expect(swissMail?.text).toContain(`${backEnd.origin}/web-api/newsletter-confirm`);
  expect((await follow(swissMail?.text)).status).toBe(200);
  const thanks = (await mailsTo(email)).at(-1);
  expect(thanks).toMatchObject({ locale: 'fr-CH', text: expect.stringMatching(/bon d’achat de 5\.00\sCHF/) });
  const [row] = await backEnd.database
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  const issued = await backEnd.database
    .select()
    .from(vouchers)
    .where(eq(vouchers.subscriptionId, row?.id ?? ''));
  expect(issued).toMatchObject([{ minorUnits: 500, currency: 'chf' }]);
});

test('a link sent before it named its shop still works', async () => {
  const email = 'alt@kunde.example';
  await subscribe({ email, consent: true });
  const [row] = await backEnd.database
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  const token = signToken(
    'newsletter-confirm',
    row?.id ?? '',
    new Date(Date.now() + 60_000),
    localSigningSecret,
  );
  const url = `http://localhost/web-api/newsletter-confirm?token=${token}`;
  expect(await (await follow(url)).text()).toContain('Die Anmeldung ist bestätigt');
});

test('both channels have subscriptions of their own, in their own words', async () => {
  const email = 'marie@kunde.example';
  await subscribe({ email, consent: true });
  await subscribe({ email, consent: true }, french);
  const [german, other] = await mailsTo(email);
  expect(german?.subject).toBe('Newsletter: nur noch ein Klick');
  expect(other).toMatchObject({ subject: 'Newsletter : plus qu’un clic', channel: 'myposter' });
  const rows = await backEnd.database
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  expect(rows.map(({ channel }) => channel).sort()).toEqual(['blattwerk', 'myposter']);
});

test.each([
  ['nothing at all', {}, ['consent', 'email']],
  ['no consent', { email: 'a@kunde.example', consent: false }, ['consent']],
  ['half an address', { email: 'a@', consent: true }, ['email']],
  ['two addresses', { email: 'a@kunde.example\r\nBcc: b@kunde.example', consent: true }, ['email']],
  ['a birthday to come', { email: 'a@kunde.example', consent: true, birthday: '2999-01-01' }, ['birthday']],
  [
    'a day that is none',
    { email: 'a@kunde.example', consent: true, weddingDate: '2027-02-30' },
    ['weddingDate'],
  ],
  [
    'a name with an address',
    { email: 'a@kunde.example', consent: true, firstName: 'www.x.example/y' },
    ['firstName'],
  ],
])('%s is refused at its fields, in the language of the shop', async (_, form, fields) => {
  for (const [headers, start] of [
    [{}, /^(Bitte|Ohne|Ein Vorname) /],
    [french, /^(Merci|Sans|Un prénom) /],
  ] as const) {
    const answer = await subscribe(form, headers);
    const { message, payload } = await answer.json();
    expect(answer.status).toBe(400);
    expect(message.text).toMatch(start);
    expect(Object.keys(payload.errors).sort()).toEqual(fields);
    for (const [sentence] of Object.values<string[]>(payload.errors)) expect(sentence).toMatch(start);
  }
});

test('empty fields count as left out', async () => {
  const form = {
    email: 'leer@kunde.example',
    firstName: ' ',
    birthday: '',
    weddingDate: '2027-06-05',
    consent: true,
  };
  expect((await subscribe(form)).status).toBe(202);
  const [row] = await backEnd.database
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, 'leer@kunde.example'));
  expect(row).toMatchObject({
    firstName: null,
    birthday: null,
    weddingDate: '2027-06-05',
    confirmedAt: null,
  });
});

test('a form that a browser sends by itself is answered with pages in the words of its shop', async () => {
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${backEnd.origin}/web-api/newsletter-subscribe/form`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ channel: 'blattwerk', locale: 'de-DE', birthday: '', ...fields }),
    });
  const refused = await send({ email: 'formular@' });
  expect([refused.status, refused.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
  const sentences = await refused.text();
  expect(sentences).toMatch(/noch nicht abgeschickt.*gültige E-Mail-Adresse/s);
  expect(sentences).toContain('Ohne Einwilligung');

  const email = 'formular@kunde.example';
  const foreign = await send({ email, consent: 'on' }, { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  expect(await mailsTo(email)).toHaveLength(0);

  const french = await send({ email, consent: 'on', channel: 'myposter', locale: 'fr-FR' });
  expect(french.status).toBe(200);
  expect(await french.text()).toMatch(/lang="fr".*un e-mail est en route/s);
  expect(await mailsTo(email)).toMatchObject([{ channel: 'myposter', locale: 'fr-FR' }]);
});

test('an expired link and a forged one get pages that say so', async () => {
  const subject = '0b9f2f6e-7c1d-4a39-9a3b-0f4b8c1d2e3f';
  const old = signToken('newsletter-confirm', subject, new Date(Date.now() - 2000), localSigningSecret);
  const other = signToken('newsletter-confirm', subject, new Date(Date.now() + 60_000), 'another secret');
  const pages = await Promise.all(
    [old, other, 'nonsense'].map((token) =>
      fetch(`${backEnd.origin}/web-api/newsletter-confirm?token=${token}`),
    ),
  );
  expect(pages.map(({ status }) => status)).toEqual([410, 404, 404]);
  const [expired, forged] = await Promise.all(pages.map((page) => page.text()));
  expect(expired).toContain('Dieser Link ist abgelaufen');
  expect(forged).toContain('Dieser Link führt ins Leere');
});

test('a page of another site may not subscribe anyone', async () => {
  const form = { email: 'fremd@kunde.example', consent: true };
  expect((await subscribe(form, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await subscribe(form, { origin: 'null' })).status).toBe(403);
  expect((await subscribe(form, { origin: backEnd.origin })).status).toBe(202);
});

test('one address is stopped after twenty attempts and told when to come back', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const statuses = [];
  for (let time = 0; time < 21; time += 1) statuses.push((await subscribe({}, headers)).status);
  expect(statuses).toEqual([...Array(20).fill(400), 429]);
  const refused = await subscribe({}, headers);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
});

test('who leaves is forgotten, stays away until giving consent anew, and gets no second voucher', async () => {
  const email = 'gast@kunde.example';
  await subscribe({ email, firstName: 'Gast', birthday: '1990-05-01', consent: true });
  const [first] = await mailsTo(email);
  await follow(first?.text);
  const thanks = (await mailsTo(email)).at(-1)?.text ?? '';
  const page = await open(thanks, 'unsubscribe');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Newsletter abbestellen')]);
  const row = async () => {
    const rows = await backEnd.database
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email));
    return rows[0];
  };
  // Only looked at: nothing has happened yet.
  expect((await row())?.unsubscribedAt).toBeNull();
  const nonsense = await fetch(`${backEnd.origin}/web-api/newsletter-unsubscribe?token=x`, {
    method: 'POST',
  });
  expect([nonsense.status, await nonsense.text()]).toEqual([404, expect.stringContaining('führt ins Leere')]);
  expect(await (await follow(thanks, 'unsubscribe')).text()).toContain('Der Newsletter ist abbestellt');
  const left = await row();
  // A mail program's own button (RFC 8058), which cannot know that it is done already.
  const oneClick = await open(thanks, 'unsubscribe', {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect([oneClick.status, await row()]).toEqual([200, left]);
  expect(await row()).toMatchObject({ firstName: null, birthday: null, unsubscribedAt: expect.any(Date) });

  expect((await follow(first?.text)).status).toBe(410);
  await subscribe({ email, consent: true });
  const back = await follow((await mailsTo(email)).at(-1)?.text);
  expect([back.status, await back.text()]).toEqual([
    200,
    expect.stringMatching(/Die Anmeldung ist bestätigt.*Den Gutschein gibt es nur einmal/s),
  ]);
  expect(await row()).toMatchObject({ unsubscribedAt: null });
  const kinds = (await mailsTo(email)).map(({ kind }) => kind);
  expect(kinds).toEqual(['newsletter-confirmation', 'newsletter-voucher', 'newsletter-confirmation']);
});

test('the link goes on to the page with the response block once there is one', async () => {
  const { database } = backEnd;
  await database
    .insert(spaces)
    .values({ id: 1, name: 'Blattwerk', domain: '', languageCodes: [], contentVersion: 1 });
  const content = { component: 'page', body: [{ component: 'newsletter_response', headline: 'Danke' }] };
  await database.insert(stories).values({
    spaceId: 1,
    uuid: 'f6208bd0-be65-41f4-877e-1f961cb4f577',
    groupId: 'f6208bd0-be65-41f4-877e-1f961cb4f577',
    name: 'Danke',
    slug: 'danke',
    fullSlug: 'blattwerk/newsletter/danke',
    content,
    publishedContent: content,
    lastAuthor: 'Test',
  });
  await subscribe({ email: 'weiter@kunde.example', consent: true });
  const [mail] = await mailsTo('weiter@kunde.example');
  const answer = await follow(mail?.text);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `${backEnd.origin}/newsletter/danke/`,
  ]);
});

test('once the campaign is over, subscriptions are confirmed without a voucher, and everybody is told so', async () => {
  const promised = 'spaet@kunde.example';
  await subscribe({ email: promised, consent: true });
  const [{ text } = { text: '' }] = await mailsTo(promised);
  expect(text).toMatch(/Gutschein über 5,00\s€/);
  await endCampaign(backEnd.database, newsletterCampaign, new Date());

  const page = await (await open(text)).text();
  expect(page).toMatch(/Nur noch ein Klick.*Die Gutscheinaktion ist inzwischen zu Ende/s);
  // The editors' page, which thanks with the voucher, is not for them.
  for (const answer of [await follow(text), await open(text)])
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringMatching(/Die Anmeldung ist bestätigt.*Die Gutscheinaktion ist inzwischen zu Ende/s),
    ]);
  expect((await mailsTo(promised)).map(({ kind }) => kind)).toEqual(['newsletter-confirmation']);
  const [row] = await backEnd.database
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, promised));
  expect(row?.confirmedAt).toEqual(expect.any(Date));

  const later = 'nachher@kunde.example';
  const answer = await subscribe({ email: later, consent: true }, french);
  expect((await answer.json()).message.text).toMatch(/le lien qu’il contient confirme l’inscription\.$/i);
  const [mail] = await mailsTo(later);
  expect(mail?.text).toContain('confirmer l’inscription');
  expect(mail?.text).not.toContain('bon d’achat');
});
