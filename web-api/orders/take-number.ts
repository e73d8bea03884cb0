import type { Queries } from '@blattwerk/database/database.ts';
import { numbers } from '@blattwerk/database/tables/orders.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { sql } from 'drizzle-orm';

/**
 * The next number of a series, `2026-000123`. It is taken for good when the transaction ends well, and free again when it
 * does not; others wait for that, so take it last.
 */
export async function takeNumber(transaction: Queries, series: string, now: Date): Promise<string> {
  const year = Number(shopDay(now).slice(0, 4));
  const [row] = await transaction
    .insert(numbers)
    .values({ series, year, next: 2 })
    .onConflictDoUpdate({ target: [numbers.series, numbers.year], set: { next: sql`${numbers.next} + 1` } })
    .returning();
  if (!row) throw new Error(`No number of the series ${series} was given.`);
  return `${year}-${String(row.next - 1).padStart(6, '0')}`;
}
