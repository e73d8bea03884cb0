import { Readable } from 'node:stream';
import { restoreBackup, writeBackup } from '@blattwerk/database/backup.ts';
import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { customers } from '@blattwerk/database/tables/customers.ts';
import { invoicePdfs, invoices } from '@blattwerk/database/tables/invoices.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetWhatIsOver } from '../../background/housekeeping.ts';

let database: Database;
let id: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const now = new Date('2026-11-24T08:00:00Z');
  const [order] = await database
    .insert(orders)
    .values({
      number: '2026-000001',
      idempotencyKey: 'key',
      basketId: '00000000-0000-4000-8000-000000000001',
      channel: 'blattwerk',
      country: 'DE',
      locale: 'de-DE',
      currency: 'eur',
      email: 'anna@kunde.example',
      billingAddress: {},
      deliveryAddress: {},
      totals: {},
      toPayMinorUnits: 100,
      state: 'shipped',
      paymentState: 'paid',
      paymentMethod: 'prepayment',
      termsVersion: '1',
      placedAt: now,
    })
    .returning();
  const [invoice] = await database
    .insert(invoices)
    .values({
      number: 'RE-2026-000001',
      kind: 'invoice',
      orderId: order?.id ?? '',
      issuedAt: now,
      currency: 'eur',
      totalMinorUnits: 100,
      document: {},
    })
    .returning();
  id = invoice?.id ?? '';
  await database.insert(invoicePdfs).values({ invoiceId: id });
});
afterAll(() => database.close());

const refused = { cause: { message: expect.stringMatching(/stay as they were issued/), code: '23001' } };

test('no field of an invoice can be changed, and none be deleted', async () => {
  const changes = [{ number: 'RE-2026-000002' }, { totalMinorUnits: 99 }, { document: { total: 99 } }];
  for (const change of changes)
    await expect(database.update(invoices).set(change).where(eq(invoices.id, id))).rejects.toMatchObject(
      refused,
    );
  await expect(database.delete(invoices).where(eq(invoices.id, id))).rejects.toMatchObject(refused);
  expect(await database.select().from(invoices)).toMatchObject([
    { number: 'RE-2026-000001', totalMinorUnits: 100, document: {} },
  ]);
});

test('its PDF is filled in once, tries before that are noted, and it is not deleted', async () => {
  const change = (values: Partial<typeof invoicePdfs.$inferInsert>) =>
    database.update(invoicePdfs).set(values).where(eq(invoicePdfs.invoiceId, id));
  await expect(database.delete(invoicePdfs)).rejects.toMatchObject(refused);
  await change({ attempts: 1, lastError: 'out of memory' });
  await change({ content: new Uint8Array([1, 2]), sha256: 'aa' });
  for (const values of [{ content: new Uint8Array([3]) }, { content: null, sha256: null }, { sha256: 'bb' }])
    await expect(change(values)).rejects.toMatchObject(refused);
  await expect(database.delete(invoicePdfs)).rejects.toMatchObject(refused);
  const [pdf] = await database.select().from(invoicePdfs);
  expect([...(pdf?.content ?? [])]).toEqual([1, 2]);
});

test('housekeeping leaves invoices alone, and so does the end of a customer’s account', async () => {
  const customer = { id: 'anna', email: 'anna@kunde.example', name: 'Anna Sommer' };
  await database.insert(customers).values({ ...customer, firstName: 'Anna', lastName: 'Sommer' });
  await database.update(orders).set({ customerId: customer.id });
  await forgetWhatIsOver(database, new Date('2040-01-01T00:00:00Z'));
  await database.delete(customers).where(eq(customers.id, customer.id));
  expect(await database.select().from(orders)).toMatchObject([{ customerId: null }]);
  expect(await database.select().from(invoices)).toHaveLength(1);
  expect(await database.select({ sha256: invoicePdfs.sha256 }).from(invoicePdfs)).toEqual([{ sha256: 'aa' }]);
});

test('an order has one invoice, and it keeps its order', async () => {
  const [invoice] = await database.select().from(invoices);
  if (!invoice) throw new Error('No invoice.');
  const { id: _, ...row } = invoice;
  await expect(database.insert(invoices).values({ ...row, number: 'RE-2026-000002' })).rejects.toMatchObject({
    cause: { code: '23505' },
  });
  await expect(database.delete(orders)).rejects.toMatchObject({ cause: { code: '23503' } });
});

test('a backup brings them back, also into a database that holds them', async () => {
  const rows = async () => [
    await database.select().from(invoices),
    await database.select().from(invoicePdfs),
  ];
  const before = await rows();
  const lines: string[] = [];
  await writeBackup(database, async (line) => {
    lines.push(line);
  });
  const restored = await restoreBackup(database, Readable.from(lines), { replace: true });
  expect(restored).toMatchObject({ ok: true });
  expect(await rows()).toEqual(before);
  await expect(database.delete(invoices)).rejects.toMatchObject(refused);
});
