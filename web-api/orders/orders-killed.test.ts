import type { Database } from '@blattwerk/database/database.ts';
import { type DatabaseLocation, openDatabase } from '@blattwerk/database/open-database.ts';
import { testDatabasePlace } from '@blattwerk/database/open-test-database.ts';
import { mails } from '@blattwerk/database/tables/mails.ts';
import { orderLines, orders } from '@blattwerk/database/tables/orders.ts';
import { shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { allPrices } from '../prices/seed/all-prices.ts';
import { seedPrices } from '../prices/seed-prices.ts';
import { seedProducts } from '../products/seed/seed-products.ts';
import { killBackEndProcesses, startBackEndProcess } from '../test-support/back-end-processes.ts';
import { type BasketVisitor, openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { orderBody, sendOrder } from '../test-support/order-of.ts';

const count = process.env.BROAD ? 200 : 80;
const enough = 0.3 * count;
/** Who order at the same time. */
const atOnce = 8;
const shop = shopHeaders({ channel: 'blattwerk', country: 'DE', locale: 'de-DE' });
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

type Ready = { visitor: BasketVisitor; body: Record<string, unknown>; email: string };

/** Runs them in their order, a few at a time. */
async function inTurns<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const turn = async () => {
    for (const item of waiting) await run(item);
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
}

test(`kill -9 amid ${count} orders: each that was answered is there, sent again each is placed once, and no number is missing`, {
  timeout: 300_000,
}, async () => {
  const { location, remove } = await testDatabasePlace();
  removals.push(remove);
  await withDatabase(location, async (database) => {
    await seedPrices(database, allPrices);
    await seedProducts(database, { designs: [], accessories: allPrices.accessories });
  });
  const first = await startBackEndProcess({ location });
  let { origin } = first;
  const backEnd = {
    ask: (path: string, init: RequestInit = {}) =>
      fetch(origin + path, {
        ...init,
        headers: { ...shop, ...Object.fromEntries(new Headers(init.headers)) },
      }),
  };
  const ready: Ready[] = [];
  await inTurns(
    Array.from({ length: count }, (_, place) => place),
    async (place) => {
      const visitor = openBasketVisitor(backEnd);
      const email = `kunde${place}@kunde.example`;
      ready.push({ visitor, email, body: orderBody(await visitor.add(pen, 1 + (place % 5)), { email }) });
    },
  );

  const answered = new Map<string, string>();
  let killed: Promise<void> | undefined;
  await inTurns(ready, async ({ visitor, body, email }) => {
    const reply = await sendOrder(visitor, body).catch(() => undefined);
    if (!reply) return;
    expect(reply.status).toBe(201);
    answered.set(email, reply.order.number);
    if (answered.size >= enough) killed ??= first.kill();
  });
  await killed;
  expect(answered.size).toBeGreaterThanOrEqual(enough);
  expect(answered.size).toBeLessThan(count);

  const numbersOf = async (database: Database) =>
    new Map((await database.select().from(orders)).map(({ email, number }) => [email, number]));
  const kept = await withDatabase(location, numbersOf);
  expect([...answered].filter(([email, number]) => kept.get(email) !== number)).toEqual([]);

  // All send again what they have sent: an answer that was lost is no order that is lost or doubled.
  const again = await startBackEndProcess({ location });
  origin = again.origin;
  await inTurns(ready, async ({ visitor, body, email }) => {
    const { status, order } = await sendOrder(visitor, body);
    expect(status).toBe(201);
    expect(order.number).toBe(kept.get(email) ?? order.number);
  });
  await again.kill();

  await withDatabase(location, async (database) => {
    const rows = await database.select().from(orders);
    expect(new Set(rows.map(({ email }) => email)).size).toBe(count);
    expect(rows.map(({ number }) => number?.slice(5)).sort()).toEqual(
      Array.from({ length: count }, (_, place) => String(place + 1).padStart(6, '0')),
    );
    expect(await database.select().from(orderLines)).toHaveLength(count);
    const confirmations = await database.select().from(mails).where(eq(mails.kind, 'order-placed'));
    expect(confirmations.map(({ recipient }) => recipient).sort()).toEqual(
      rows.map(({ email }) => email).sort(),
    );
  });
});
