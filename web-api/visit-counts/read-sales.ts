import type { Database } from '@blattwerk/database/database.ts';
import { blockSales } from '@blattwerk/database/tables/visit-counts.ts';
import { currencySchema } from '@blattwerk/schemas/shop/markets/currency-schema.ts';
import type { Figures } from '@blattwerk/schemas/web-api/shop/visit-count-endpoints.ts';
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';

type Sold = Pick<Figures['pages'][number], 'orders' | 'revenue'>;
type Place = { path: string; subject: string };
/** Those of one currency. */
type SoldAt = Place & { orders: number; revenue: Sold['revenue'][number] };
type Asked = { channel: string; from: string; paths?: readonly string[] };

/** Pages, blocks and currencies; the ones that sold most. */
const most = 3000;

/** What was bought after the pages of a brand and after their blocks, since a day; of some pages alone, where they are named. */
export async function readSales(database: Database, { channel, from, paths }: Asked): Promise<SoldAt[]> {
  const { path, subject, currency } = blockSales;
  const sum = sql`sum(${blockSales.minorUnits})`.mapWith(Number);
  const rows = await database
    .select({ path, subject, currency, orders: sql`sum(${blockSales.orders})`.mapWith(Number), sum })
    .from(blockSales)
    .where(
      and(eq(blockSales.channel, channel), gte(blockSales.day, from), paths && inArray(path, [...paths])),
    )
    .groupBy(path, subject, currency)
    .orderBy(desc(sum), path, subject, currency)
    .limit(most);
  return rows.map(({ currency: money, sum: minorUnits, ...place }) => ({
    ...place,
    revenue: { minorUnits, currency: currencySchema.parse(money) },
  }));
}

/** What was counted of things, each with what was bought after it; what sold without having been counted is among them. */
export function withSales<Counted>(
  counted: readonly Counted[],
  sales: readonly SoldAt[],
  { keyOf, uncounted }: { keyOf(thing: Counted | SoldAt): string; uncounted(place: Place): Counted },
): (Counted & Sold)[] {
  const byKey = Map.groupBy(sales, keyOf);
  const known = new Set(counted.map(keyOf));
  const others = [...byKey].flatMap(([key, [first]]) => (first && !known.has(key) ? [uncounted(first)] : []));
  return [...counted, ...others].map((thing) => ({ ...thing, ...addUp(byKey.get(keyOf(thing)) ?? []) }));
}

/** Of several paths and currencies. */
export function addUp(sales: readonly Pick<SoldAt, 'orders' | 'revenue'>[]): Sold {
  const sums = new Map<Sold['revenue'][number]['currency'], number>();
  for (const { revenue } of sales)
    sums.set(revenue.currency, (sums.get(revenue.currency) ?? 0) + revenue.minorUnits);
  return {
    orders: sales.reduce((all, { orders }) => all + orders, 0),
    revenue: [...sums].map(([currency, minorUnits]) => ({ minorUnits, currency })),
  };
}
