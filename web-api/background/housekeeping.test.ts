import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { baskets } from '@blattwerk/database/tables/baskets.ts';
import { passwordResetRequests, signUpRequests } from '@blattwerk/database/tables/customers.ts';
import { mails } from '@blattwerk/database/tables/mails.ts';
import { newsletterSubscriptions } from '@blattwerk/database/tables/newsletter.ts';
import { rateLimits } from '@blattwerk/database/tables/rate-limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetWhatIsOver } from './housekeeping.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

test('old messages and subscriptions never confirmed are forgotten, all others kept', async () => {
  const mail = { kind: 'welcome', channel: 'blattwerk', locale: 'de-DE', subject: '', text: '', html: '' };
  const subscription = { channel: 'blattwerk', locale: 'de-DE' };
  await database.insert(mails).values([
    { ...mail, recipient: 'old@kunde.example', createdAt: daysAgo(31) },
    { ...mail, recipient: 'new@kunde.example', createdAt: daysAgo(29) },
  ]);
  await database.insert(newsletterSubscriptions).values([
    { ...subscription, email: 'open@kunde.example', consentedAt: daysAgo(31) },
    { ...subscription, email: 'fresh@kunde.example', consentedAt: daysAgo(29) },
    { ...subscription, email: 'reader@kunde.example', consentedAt: daysAgo(900), confirmedAt: daysAgo(900) },
  ]);
  await database.insert(rateLimits).values([
    { key: 'over', points: 3, expire: daysAgo(1) },
    { key: 'counting', points: 3, expire: daysAgo(-1) },
  ]);
  await forgetWhatIsOver(database, now);
  const recipients = await database.select({ name: mails.recipient }).from(mails);
  const readers = await database
    .select({ name: newsletterSubscriptions.email })
    .from(newsletterSubscriptions);
  const counters = await database.select({ name: rateLimits.key }).from(rateLimits);
  expect([recipients, readers, counters].map((rows) => rows.map(({ name }) => name).sort())).toEqual([
    ['new@kunde.example'],
    ['fresh@kunde.example', 'reader@kunde.example'],
    ['counting'],
  ]);
});

test('a request for a new password that nobody could answer is forgotten after a day', async () => {
  const request = { channel: 'blattwerk', locale: 'de-DE' };
  await database.insert(passwordResetRequests).values([
    { ...request, email: 'stuck@kunde.example', createdAt: daysAgo(1.1) },
    { ...request, email: 'waiting@kunde.example', createdAt: daysAgo(0.9) },
  ]);
  await forgetWhatIsOver(database, now);
  const waiting = await database.select({ email: passwordResetRequests.email }).from(passwordResetRequests);
  expect(waiting).toEqual([{ email: 'waiting@kunde.example' }]);
});

test('a sign-up that was not confirmed within a day is forgotten, names and password with it', async () => {
  const request = {
    firstName: 'Anna',
    lastName: 'Beispiel',
    passwordHash: '',
    channel: 'blattwerk',
    locale: 'de-DE',
  };
  await database.insert(signUpRequests).values([
    { ...request, email: 'over@kunde.example', createdAt: daysAgo(1.1), answeredAt: daysAgo(1.1) },
    { ...request, email: 'open@kunde.example', createdAt: daysAgo(0.9), answeredAt: daysAgo(0.9) },
  ]);
  await forgetWhatIsOver(database, now);
  const waiting = await database.select({ email: signUpRequests.email }).from(signUpRequests);
  expect(waiting).toEqual([{ email: 'open@kunde.example' }]);
});

test('baskets past their time are forgotten, and ordered ones after a day', async () => {
  const basket = { channel: 'blattwerk', country: 'DE', version: 1, content: {} };
  await database.insert(baskets).values([
    { ...basket, tokenHash: 'over', expiresAt: daysAgo(0.1) },
    { ...basket, tokenHash: 'open', expiresAt: daysAgo(-1) },
    { ...basket, tokenHash: 'ordered', expiresAt: daysAgo(-1), orderedAt: daysAgo(1.1) },
    { ...basket, tokenHash: 'just ordered', expiresAt: daysAgo(-1), orderedAt: daysAgo(0.9) },
  ]);
  await forgetWhatIsOver(database, now);
  const left = await database.select({ hash: baskets.tokenHash }).from(baskets).orderBy(baskets.tokenHash);
  expect(left).toEqual([{ hash: 'just ordered' }, { hash: 'open' }]);
});
