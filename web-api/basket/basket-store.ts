import type { Database, Queries } from '@blattwerk/database/database.ts';
import { type BasketRow, baskets } from '@blattwerk/database/tables/baskets.ts';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type BasketContent, readContent } from './basket-content.ts';
import { guestBasketDays, type Shopper, tokenHash } from './basket-owner.ts';
import { mergeBaskets } from './merge-baskets.ts';

export type Basket = { id: string; version: number; content: BasketContent; checkout: unknown };

const customerBasketDays = 180;
const day = 24 * 60 * 60 * 1000;

/** All baskets of a shopper in a shop, ordered ones too; undefined where nothing says whose they are. */
export function ownedBaskets({ buyer, customer, token }: Shopper): SQL | undefined {
  const owner = or(
    customer && eq(baskets.customerId, customer.id),
    token === undefined ? undefined : eq(baskets.tokenHash, tokenHash(token)),
  );
  return owner && and(owner, eq(baskets.channel, buyer.channel), eq(baskets.country, buyer.country));
}

/**
 * The shopper's basket. What a guest has brought along becomes the customer's: alone as it is, else merged.
 * @returns undefined as long as there is none
 */
export async function findBasket(
  database: Database,
  shopper: Shopper,
  now: Date,
): Promise<Basket | undefined> {
  const all = ownedBaskets(shopper);
  if (!all) return undefined;
  // One, or two when a guest has just signed in.
  const owned = and(all, isNull(baskets.orderedAt));
  const rows = await database.select().from(baskets).where(owned);
  const { customer } = shopper;
  if (!customer || rows.every(({ customerId }) => customerId !== null)) return basketOf(rows[0]);
  return database.transaction(async (queries) => {
    const locked = await queries.select().from(baskets).where(owned).orderBy(baskets.id).for('update');
    const own = locked.find(({ customerId }) => customerId !== null);
    const brought = locked.find(({ customerId }) => customerId === null);
    if (!brought) return basketOf(own);
    if (!own) return taken(queries, brought, customer.id, now);
    const content = mergeBaskets(readContent(own.content), readContent(brought.content));
    await queries.delete(baskets).where(eq(baskets.id, brought.id));
    const [merged] = await queries
      .update(baskets)
      .set({ content, version: sql`${baskets.version} + 1`, ...lasting(shopper, now) })
      .where(eq(baskets.id, own.id))
      .returning();
    return basketOf(merged);
  });
}

async function taken(queries: Queries, brought: BasketRow, customerId: string, now: Date) {
  const [row] = await queries
    .update(baskets)
    .set({ customerId, tokenHash: null, expiresAt: new Date(now.getTime() + customerBasketDays * day) })
    .where(eq(baskets.id, brought.id))
    .returning();
  return basketOf(row);
}

/** The first basket of a shopper; false when another request has been faster. */
export async function insertBasket(
  database: Database,
  { buyer, customer, token }: Shopper,
  content: BasketContent,
  now: Date,
): Promise<boolean> {
  const owner = customer ? { customerId: customer.id } : { tokenHash: token && tokenHash(token) };
  const { channel, country } = buyer;
  const [row] = await database
    .insert(baskets)
    .values({ ...owner, channel, country, version: 1, content, ...lasting({ customer }, now) })
    .onConflictDoNothing()
    .returning({ id: baskets.id });
  return row !== undefined;
}

/** Stores a change of the version that was read; false when it is no longer the present one. */
export async function updateBasket(
  database: Database,
  { id, version }: Pick<Basket, 'id' | 'version'>,
  content: BasketContent,
  expiry: { customer: Shopper['customer'] },
  now: Date,
): Promise<boolean> {
  const [row] = await database
    .update(baskets)
    .set({ content, version: version + 1, ...lasting(expiry, now) })
    .where(and(eq(baskets.id, id), eq(baskets.version, version), isNull(baskets.orderedAt)))
    .returning({ id: baskets.id });
  return row !== undefined;
}

function lasting({ customer }: Pick<Shopper, 'customer'>, now: Date) {
  const days = customer ? customerBasketDays : guestBasketDays;
  return { updatedAt: now, expiresAt: new Date(now.getTime() + days * day) };
}

function basketOf(row: BasketRow | undefined): Basket | undefined {
  return (
    row && { id: row.id, version: row.version, content: readContent(row.content), checkout: row.checkout }
  );
}
