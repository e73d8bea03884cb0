import { createHash } from 'node:crypto';
import type { Database } from '@blattwerk/database/database.ts';
import { type DatabaseLocation, openDatabase } from '@blattwerk/database/open-database.ts';
import { testDatabasePlace } from '@blattwerk/database/open-test-database.ts';
import { invoicePdfs, invoices } from '@blattwerk/database/tables/invoices.ts';
import { mails } from '@blattwerk/database/tables/mails.ts';
import { isNull } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { killBackEndProcesses, startBackEndProcess } from '../../test-support/back-end-processes.ts';
import { storeOrder } from '../../test-support/invoice-of.ts';
import { startMailServer } from '../../test-support/mail-server.ts';
import { testConfig } from '../../test-support/running-back-end.ts';
import { writeInvoice } from './write-invoice.ts';

const count = 30;
const removals: (() => Promise<void>)[] = [];
afterEach(async () => {
  killBackEndProcesses();
  for (const remove of removals.splice(0)) await remove();
});

async function withDatabase<Value>(
  location: DatabaseLocation,
  run: (database: Database) => Promise<Value>,
): Promise<Value> {
  const opened = await openDatabase(location);
  if (!opened.ok) throw new Error(opened.message);
  try {
    return await run(opened.database);
  } finally {
    await opened.database.close();
  }
}

/** Invoices whose process has ended right after writing them. */
async function writeInvoices(database: Database): Promise<void> {
  const toolbox = { directory: '', requestsPerMinute: 1 };
  const storage = { kind: 'disk' as const, directory: '' };
  const config = { ...testConfig, origin: 'http://localhost:3000', pictureDirectory: '', storage, toolbox };
  const clock = () => new Date('2026-11-24T08:00:00Z');
  for (let place = 0; place < count; place += 1) {
    await database.transaction(async (transaction) =>
      writeInvoice({ config, clock }, transaction, await storeOrder(transaction, place)),
    );
  }
}

test('kill -9 between 30 invoices and their PDFs: none is lost, none made or sent as another', {
  timeout: 180_000,
}, async () => {
  const { location, remove } = await testDatabasePlace();
  removals.push(remove);
  await withDatabase(location, writeInvoices);

  const mailServer = await startMailServer();
  const killed = await startBackEndProcess({ location, smtpUrl: mailServer.url });
  await mailServer.arrived(3);
  await killed.kill();
  const before = await withDatabase(location, async (database) => {
    const rows = await database.select().from(invoicePdfs);
    // As if the time had passed after which another process takes over.
    await database.update(invoicePdfs).set({ nextAttemptAt: new Date() }).where(isNull(invoicePdfs.content));
    await database.update(mails).set({ nextAttemptAt: new Date() });
    return new Map(rows.flatMap(({ invoiceId, sha256 }) => (sha256 ? [[invoiceId, sha256] as const] : [])));
  });
  expect(before.size).toBeGreaterThanOrEqual(3);
  expect(before.size).toBeLessThan(count);

  const again = await startBackEndProcess({ location, smtpUrl: mailServer.url });
  const reached = () => new Set(mailServer.received.flatMap(({ to }) => to)).size;
  await expect.poll(reached, { timeout: 90_000 }).toBe(count);
  await again.kill();
  await mailServer.close();

  await withDatabase(location, async (database) => {
    const numbers = (await database.select().from(invoices)).map(({ number }) => number).sort();
    expect(numbers).toEqual(
      Array.from({ length: count }, (_, place) => `RE-2026-${String(place + 1).padStart(6, '0')}`),
    );
    const pdfs = await database.select().from(invoicePdfs);
    for (const { invoiceId, content, sha256 } of pdfs) {
      expect(
        createHash('sha256')
          .update(content ?? '')
          .digest('hex'),
      ).toBe(sha256);
      expect(before.get(invoiceId) ?? sha256).toBe(sha256);
    }
    expect(await database.select({ id: mails.id }).from(mails)).toHaveLength(count);
  });
  // A message that was sent twice is the same one: mail programs show it once.
  expect(new Set(mailServer.received.map(({ email }) => email.messageId)).size).toBe(count);
  const attached = mailServer.received.map(({ email: { attachments } }) => attachments[0]?.filename);
  expect(new Set(attached).size).toBe(count);
});
