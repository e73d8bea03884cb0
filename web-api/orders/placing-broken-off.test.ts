import type { Database } from '@blattwerk/database/database.ts';
import { orders, voucherRedemptions } from '@blattwerk/database/tables/orders.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { breakStatement } from '../test-support/break-statement.ts';
import { refinableCard, sealedItem, startDesigningBackEnd } from '../test-support/designing-back-end.ts';
import { anna, orderBody, sendOrder } from '../test-support/order-of.ts';
import type { RunningBackEnd } from '../test-support/running-back-end.ts';
import { signUpCustomer } from '../test-support/sign-up-customer.ts';
import { issueVoucher } from '../vouchers/issue-voucher.ts';

const now = new Date('2026-11-24T08:00:00Z');
let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startDesigningBackEnd(() => now);
});
afterAll(() => backEnd.close());

const placing = /from "baskets" .*for update/;
/** Far more than placing has. */
const most = 60;

async function voucher(kind: 'gift' | 'discount', minorUnits: number): Promise<string> {
  const { code } = await issueVoucher(backEnd.database, {
    channel: 'blattwerk',
    kind,
    amount: { minorUnits, currency: 'eur' },
    isForFirstOrder: kind === 'discount',
    validUntil: new Date(now.getTime() + 24 * 60 * 60 * 1000),
  });
  return code;
}

/** Of each table how many rows it has, and which transaction wrote one last; how often something was tried aside. */
async function written(database: Database) {
  const tables = await database
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_name <> 'rate_limits'`);
  const each = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, count(*)::int as rows, max(xmin::text::bigint)::int as last from ${sql.identifier(name)}`,
  );
  return database
    .select({ name: sql<string>`name`, rows: sql<number>`rows`, last: sql<number>`last` })
    .from(sql`(${sql.join(each, sql` union all `)}) as every`)
    .orderBy(sql`name`);
}

test('placing that is broken off at any of its statements leaves nothing, and no gap between the numbers', async () => {
  const { database } = backEnd;
  const other = openBasketVisitor(backEnd);
  await sendOrder(other, orderBody(await other.add(pen, 10), { email: 'andere@kunde.example' }));

  const visitor = openBasketVisitor(backEnd);
  const email = 'anna@kunde.example';
  const account = { email, password: 'vier blaue Papierschiffe', firstName: 'Anna', lastName: 'Sommer' };
  await signUpCustomer(backEnd, visitor.browser, account);
  const { item, quantity } = await sealedItem(visitor.browser, refinableCard);
  await visitor.add(item, quantity);
  await visitor.add(pen, 10);
  const codes = [await voucher('discount', 500), await voucher('gift', 1000)];
  for (const code of codes) await visitor.change('PUT voucher', { code });
  const body = orderBody(await visitor.show(), { email, billingAddress: anna, keepAddresses: true });
  const before = await written(database);

  let broken = 0;
  for (let place = 1; place <= most; place += 1) {
    const statement = breakStatement(database, placing, place);
    const { status } = await sendOrder(visitor, body);
    statement.mend();
    if (!statement.isReached()) {
      expect(status).toBe(201);
      break;
    }
    broken += 1;
    expect([place, status]).toEqual([place, 500]);
    expect(await written(database)).toEqual(before);
  }
  // Each of its statements, and the end of it.
  expect(broken).toBeGreaterThan(15);
  expect(broken).toBeLessThan(most);
  expect(await written(database)).not.toEqual(before);

  await sendOrder(other, orderBody(await other.add(pen, 10), { email: 'andere@kunde.example' }));
  const rows = await database.select().from(orders).orderBy(asc(orders.number));
  expect(rows.map(({ number, email: by }) => [number, by])).toEqual([
    ['2026-000001', 'andere@kunde.example'],
    ['2026-000002', email],
    ['2026-000003', 'andere@kunde.example'],
  ]);
  const redeemed = await database
    .select({ code: voucherRedemptions.code })
    .from(voucherRedemptions)
    .where(eq(voucherRedemptions.orderId, rows[1]?.id ?? ''));
  expect(redeemed.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
  expect((await visitor.show()).lines).toEqual([]);
}, 90_000);
