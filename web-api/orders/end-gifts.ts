import type { Queries } from '@blattwerk/database/database.ts';
import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import { vouchers } from '@blattwerk/database/tables/vouchers.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';

const endedSchema = z.array(z.strictObject({ code: z.string(), validUntil: z.iso.datetime() }));
type Ended = z.infer<typeof endedSchema>;

/**
 * Ends the gift vouchers that a cancelled order had bought.
 * @returns false, and changes nothing, when one of them has paid for something already
 */
export async function endGifts(transaction: Queries, { id }: OrderRow, now: Date): Promise<boolean> {
  const bought = await transaction.select().from(vouchers).where(eq(vouchers.boughtWith, id)).for('update');
  if (bought.some(({ spentMinorUnits }) => spentMinorUnits > 0)) return false;
  await transaction.update(vouchers).set({ validUntil: now }).where(eq(vouchers.boughtWith, id));
  return true;
}

/**
 * Ends some of the gift vouchers that an order had bought, as many of each amount as are given back.
 * @param amounts one entry a piece
 * @returns what has ended; undefined, and changes nothing, when too few of them are unused
 */
export async function endSomeGifts(
  transaction: Queries,
  { id, state }: OrderRow,
  amounts: readonly number[],
  now: Date,
): Promise<Ended | undefined> {
  // Those of a cancelled order have ended with it.
  if (amounts.length === 0 || state === 'cancelled') return [];
  const bought = await transaction.select().from(vouchers).where(eq(vouchers.boughtWith, id)).for('update');
  // They are made once they are paid.
  if (bought.length === 0) return [];
  const unused = bought.filter(
    ({ spentMinorUnits, validUntil }) => spentMinorUnits === 0 && validUntil > now,
  );
  const ended: Ended = [];
  for (const minorUnits of amounts) {
    const place = unused.findIndex((voucher) => voucher.minorUnits === minorUnits);
    const [voucher] = place < 0 ? [] : unused.splice(place, 1);
    if (!voucher) return undefined;
    ended.push({ code: voucher.code, validUntil: voucher.validUntil.toISOString() });
  }
  for (const { code } of ended)
    await transaction.update(vouchers).set({ validUntil: now }).where(eq(vouchers.code, code));
  return ended;
}

/** Makes gift vouchers good again whose refund was refused. */
export async function restoreGifts(transaction: Queries, ended: unknown): Promise<void> {
  for (const { code, validUntil } of endedSchema.parse(ended))
    await transaction
      .update(vouchers)
      .set({ validUntil: new Date(validUntil) })
      .where(eq(vouchers.code, code));
}
