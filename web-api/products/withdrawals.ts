import { createHash } from 'node:crypto';
import type { Database, Queries } from '@blattwerk/database/database.ts';
import { seeds } from '@blattwerk/database/tables/catalogue.ts';
import { productMarkets, products, productWithdrawals } from '@blattwerk/database/tables/products.ts';
import { type Market, parseMarket } from '@blattwerk/schemas/shop/markets/markets.ts';
import {
  type ProductReference,
  printProductReference,
} from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import type { Withdrawal } from '@blattwerk/schemas/web-api/catalogue/withdrawals.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';

/** Under this name the hash of all withdrawals stands among the seeds', so that a change is seen as theirs are. */
export const withdrawalSeed = 'withdrawals';

export type WithdrawalChange = {
  action: 'withdraw' | 'restore';
  product: ProductReference;
  /** Without any: all that sell the product. */
  markets: readonly Market[];
};

export type WithdrawalResult =
  | { ok: true; changed: Market[] }
  | { ok: false; reason: 'unknown product' | 'not sold there'; message: string };

/** Takes a product out of markets or puts it back; what already is as asked stays, and is not among `changed`. */
export function changeWithdrawals(
  database: Database,
  { action, product, markets }: WithdrawalChange,
): Promise<WithdrawalResult> {
  const name = printProductReference(product);
  return database.transaction(async (queries): Promise<WithdrawalResult> => {
    // One change at a time, so that the hash below is that of all.
    await queries.execute(sql`lock table ${productWithdrawals} in share row exclusive mode`);
    const offered = await offeredMarkets(queries, product);
    if (!offered) return { ok: false, reason: 'unknown product', message: `There is no product ${name}.` };
    const foreign = markets.find((market) => !offered.includes(market));
    if (foreign) {
      const message = `${name} is not sold in ${foreign}; it is sold in ${offered.join(', ')}.`;
      return { ok: false, reason: 'not sold there', message };
    }
    const concerned = markets.length > 0 ? [...markets] : offered;
    const changed = await (action === 'withdraw' ? withdraw : restore)(queries, product, concerned);
    await noteChange(queries);
    return { ok: true, changed };
  });
}

/** Everything that is withdrawn, by product and market. */
export async function listWithdrawals(queries: Queries): Promise<Withdrawal[]> {
  const rows = await queries
    .select()
    .from(productWithdrawals)
    .orderBy(productWithdrawals.kind, productWithdrawals.id, productWithdrawals.market);
  return rows.map(({ kind, id, market, withdrawnAt }) => ({
    product: `${kind}:${id}`,
    market,
    withdrawnAt: withdrawnAt.toISOString(),
  }));
}

async function offeredMarkets(
  queries: Queries,
  { kind, id }: ProductReference,
): Promise<Market[] | undefined> {
  const own = and(eq(products.kind, kind), eq(products.id, id));
  const [product] = await queries.select({ id: products.id }).from(products).where(own);
  if (!product) return undefined;
  const rows = await queries
    .select()
    .from(productMarkets)
    .where(and(eq(productMarkets.kind, kind), eq(productMarkets.id, id)));
  return rows.flatMap(({ channel, countries }) =>
    countries.map((country) => `${channel}:${country}`).filter(isMarket),
  );
}

function isMarket(text: string): text is Market {
  return parseMarket(text) !== undefined;
}

async function withdraw(queries: Queries, { kind, id }: ProductReference, markets: Market[]) {
  const rows = await queries
    .insert(productWithdrawals)
    .values(markets.map((market) => ({ kind, id, market })))
    .onConflictDoNothing()
    .returning({ market: productWithdrawals.market });
  return rows.map(({ market }) => market).filter(isMarket);
}

async function restore(queries: Queries, { kind, id }: ProductReference, markets: Market[]) {
  const rows = await queries
    .delete(productWithdrawals)
    .where(
      and(
        eq(productWithdrawals.kind, kind),
        eq(productWithdrawals.id, id),
        inArray(productWithdrawals.market, markets),
      ),
    )
    .returning({ market: productWithdrawals.market });
  return rows.map(({ market }) => market).filter(isMarket);
}

async function noteChange(queries: Queries): Promise<void> {
  const all = (await listWithdrawals(queries)).map(({ product, market }) => `${product} ${market}`);
  const hash = createHash('sha256').update(all.sort().join('\n')).digest('hex');
  await queries
    .insert(seeds)
    .values({ name: withdrawalSeed, hash })
    .onConflictDoUpdate({ target: seeds.name, set: { hash } });
}
