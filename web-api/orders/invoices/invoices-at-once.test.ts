import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { invoicePdfs, invoices } from '@blattwerk/database/tables/invoices.ts';
import { mails } from '@blattwerk/database/tables/mails.ts';
import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import { startLoop } from '@blattwerk/server-kit/background/loop.ts';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer } from '../../mail/mailer.ts';
import { storeOrder } from '../../test-support/invoice-of.ts';
import { testConfig } from '../../test-support/running-back-end.ts';
import { makeDuePdf } from './make-due-pdf.ts';
import { createPdfMaker } from './pdf/pdf-maker.ts';
import { writeInvoice } from './write-invoice.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const times = 20;
const log = pino({ level: 'silent' });
const toolbox = { directory: '', requestsPerMinute: 1 };
const storage = { kind: 'disk' as const, directory: '' };
const config = { ...testConfig, origin: 'http://localhost:3000', pictureDirectory: '', storage, toolbox };
const clock = () => new Date('2026-11-24T08:00:00Z');

test('twenty at once, every third of which comes to nothing: numbers without a gap, one an order', async () => {
  const stored: OrderRow[] = [];
  for (let place = 0; place < times; place += 1) stored.push(await storeOrder(database, place));
  await Promise.all(
    stored.map(async (order, place) => {
      try {
        await database.transaction(async (transaction) => {
          await writeInvoice({ config, clock }, transaction, order);
          if (place % 3 === 0) throw new Error('Nothing of this stays.');
        });
      } catch (error) {
        if (place % 3 !== 0) throw error;
      }
    }),
  );
  const again = (order: OrderRow) =>
    database.transaction((transaction) => writeInvoice({ config, clock }, transaction, order));
  for (const order of stored) await again(order);
  for (const order of stored) await again(order);
  const rows = await database.select().from(invoices);
  expect(new Set(rows.map(({ orderId }) => orderId)).size).toBe(times);
  expect(rows.map(({ number }) => number).sort()).toEqual(
    Array.from({ length: times }, (_, place) => `RE-2026-${String(place + 1).padStart(6, '0')}`),
  );
});

test('what costs nothing has no invoice, and takes no number', async () => {
  const free = await storeOrder(database, times, 0);
  await database.transaction((transaction) => writeInvoice({ config, clock }, transaction, free));
  const rows = await database.select().from(invoices).where(eq(invoices.orderId, free.id));
  expect(rows).toEqual([]);
});

test('several processes make each PDF once, and write each message once', async () => {
  const mailer = createMailer(config, database, log, startLoop);
  const makeAll = async () => {
    const pdfs = createPdfMaker();
    while (await makeDuePdf({ config, database, log, mailer, pdfs }));
  };
  await Promise.all([makeAll(), makeAll(), makeAll()]);
  const pdfs = await database.select().from(invoicePdfs);
  expect(pdfs.map(({ attempts, content }) => [attempts, content !== null])).toEqual(
    Array(times).fill([1, true]),
  );
  const written = await database.select().from(mails);
  expect(new Set(written.map(({ invoiceId }) => invoiceId)).size).toBe(times);
  expect(written).toHaveLength(times);
});
