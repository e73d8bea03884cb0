import type { Database } from '@blattwerk/database/database.ts';
import { type DatabaseLocation, openDatabase } from '@blattwerk/database/open-database.ts';
import { testDatabasePlace } from '@blattwerk/database/open-test-database.ts';
import { signUpRequests } from '@blattwerk/database/tables/customers.ts';
import { mails } from '@blattwerk/database/tables/mails.ts';
import { newsletterSubscriptions } from '@blattwerk/database/tables/newsletter.ts';
import { shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import {
  type BackEndProcess,
  killBackEndProcesses,
  startBackEndProcess as start,
} from './test-support/back-end-processes.ts';
import { startMailServer } from './test-support/mail-server.ts';

/** The passwords of all that sign up at once are hashed before the first has an answer: 200 take twenty seconds. */
const signUps = 30;
const subscriptions = 120;
const removals: (() => Promise<void>)[] = [];
afterEach(async () => {
  killBackEndProcesses();
  for (const remove of removals.splice(0)) await remove();
});

const shop = shopHeaders({ channel: 'blattwerk', country: 'DE', locale: 'de-DE' });

/** Sends `atOnce` forms and kills the process in the middle; answers the addresses whose answers arrived before. */
async function killInTheMiddle(
  { origin, kill }: BackEndProcess,
  path: string,
  form: (email: string) => object,
  { atOnce, enough }: { atOnce: number; enough: number },
): Promise<string[]> {
  const answered: string[] = [];
  let killed: Promise<void> | undefined;
  const ask = async (number: number) => {
    const email = `kunde${number}@kunde.example`;
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { ...shop, 'content-type': 'application/json', 'x-forwarded-for': `10.2.3.${number}` },
      body: JSON.stringify(form(email)),
    });
    expect(response.ok, await response.text()).toBe(true);
    answered.push(email);
    if (answered.length >= enough) killed ??= kill();
  };
  await Promise.allSettled(Array.from({ length: atOnce }, (_, number) => ask(number)));
  await killed;
  return answered;
}

async function reopen(location: DatabaseLocation): Promise<Database> {
  const opened = await openDatabase(location);
  if (!opened.ok) throw new Error(opened.message);
  return opened.database;
}

async function recipients(database: Database, kind: string): Promise<string[]> {
  const rows = await database.select().from(mails).where(eq(mails.kind, kind));
  return rows.map(({ recipient }) => recipient).sort();
}

test('kill -9 during 30 sign-ups: each that was answered is kept, and gets its link once, by the next process if need be', {
  timeout: 180_000,
}, async () => {
  const { location, remove } = await testDatabasePlace();
  removals.push(remove);
  const form = (email: string) => ({
    email,
    password: 'Papier & Tinte',
    firstName: 'Anna',
    lastName: 'Beispiel',
  });
  const answered = await killInTheMiddle(await start({ location }), '/web-api/customer-sign-up', form, {
    atOnce: signUps,
    enough: 8,
  });
  expect(answered.length).toBeGreaterThanOrEqual(8);
  expect(answered.length).toBeLessThan(signUps);

  const database = await reopen(location);
  const rows = await database.select().from(signUpRequests);
  const kept = rows.map(({ email }) => email);
  expect(answered.filter((email) => !kept.includes(email))).toEqual([]);
  // All or none: no link without its mark, no mark without its link.
  const marked = rows.filter(({ answeredAt }) => answeredAt !== null).map(({ email }) => email);
  expect(await recipients(database, 'sign-up')).toEqual(marked.sort());
  await database.close();

  const mailServer = await startMailServer();
  const again = await start({ location, smtpUrl: mailServer.url });
  await expect
    .poll(() => new Set(mailServer.received.flatMap(({ to }) => to)).size, { timeout: 60_000 })
    .toBe(kept.length);
  await again.kill();
  await mailServer.close();
  const left = await reopen(location);
  expect(await recipients(left, 'sign-up')).toEqual(kept.sort());
  await left.close();
});

test('kill -9 during 120 subscriptions: none that was answered is lost, and its message is sent afterwards', {
  timeout: 180_000,
}, async () => {
  const { location, remove } = await testDatabasePlace();
  removals.push(remove);
  const form = (email: string) => ({ email, consent: true });
  const answered = await killInTheMiddle(await start({ location }), '/web-api/newsletter-subscribe', form, {
    atOnce: subscriptions,
    enough: 30,
  });
  expect(answered.length).toBeGreaterThanOrEqual(30);
  expect(answered.length).toBeLessThan(subscriptions);

  const database = await reopen(location);
  const kept = await database.select({ email: newsletterSubscriptions.email }).from(newsletterSubscriptions);
  const emails = kept.map(({ email }) => email);
  expect(answered.filter((email) => !emails.includes(email))).toEqual([]);
  expect(await recipients(database, 'newsletter-confirmation')).toEqual(emails.sort());
  await database.close();

  // Killed once more while sending, then left alone: everybody gets the message, twice at most, and then the same one.
  const mailServer = await startMailServer();
  const sending = await start({ location, smtpUrl: mailServer.url });
  await mailServer.arrived(5);
  await sending.kill();
  const left = await reopen(location);
  // As if the time had passed after which another process takes over.
  await left.update(mails).set({ nextAttemptAt: new Date() });
  await left.close();
  const again = await start({ location, smtpUrl: mailServer.url });
  await expect
    .poll(() => new Set(mailServer.received.flatMap(({ to }) => to)).size, { timeout: 60_000 })
    .toBe(emails.length);
  await again.kill();
  const ids = new Set(mailServer.received.map(({ email }) => email.messageId));
  expect(ids.size).toBe(emails.length);
  await mailServer.close();
});
