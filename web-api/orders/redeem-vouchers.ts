import type { Queries } from '@blattwerk/database/database.ts';
import { voucherRedemptions } from '@blattwerk/database/tables/orders.ts';
import { vouchers } from '@blattwerk/database/tables/vouchers.ts';
import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm';

/** Milliseconds that a gift voucher is good for at least after it was given back. */
const shortestValidity = 90 * 24 * 60 * 60 * 1000;

type Used = Pick<Basket, 'discount' | 'giftVoucher'>;

/**
 * Uses an order's vouchers, which the transaction holds: one that takes off is used up, one that pays loses what it has
 * paid.
 */
export async function redeemVouchers(
  transaction: Queries,
  orderId: string,
  { discount, giftVoucher }: Used,
  now: Date,
): Promise<void> {
  if (discount) {
    const [used] = await transaction
      .update(vouchers)
      .set({ redeemedAt: now })
      .where(and(eq(vouchers.code, discount.code), isNull(vouchers.redeemedAt)))
      .returning();
    if (!used) throw new Error(`The voucher ${discount.code} was used meanwhile, though it is held.`);
    await noteRedemption(transaction, orderId, discount.code, discount.amount.minorUnits);
  }
  if (giftVoucher && giftVoucher.amount.minorUnits > 0) {
    const { minorUnits } = giftVoucher.amount;
    const spent = sql`${vouchers.spentMinorUnits} + ${minorUnits}`;
    const [paid] = await transaction
      .update(vouchers)
      .set({
        spentMinorUnits: spent,
        redeemedAt: sql`case when ${spent} = ${vouchers.minorUnits} then ${now.toISOString()}::timestamptz end`,
      })
      .where(
        and(
          eq(vouchers.code, giftVoucher.code),
          isNull(vouchers.redeemedAt),
          lte(spent, vouchers.minorUnits),
        ),
      )
      .returning();
    if (!paid) throw new Error(`The voucher ${giftVoucher.code} was used meanwhile, though it is held.`);
    await noteRedemption(transaction, orderId, giftVoucher.code, minorUnits);
  }
}

async function noteRedemption(transaction: Queries, orderId: string, code: string, minorUnits: number) {
  await transaction.insert(voucherRedemptions).values({ code, orderId, minorUnits });
}

/**
 * Gives back part of what a gift voucher has paid of an order, which it then has for another one; nothing where a
 * cancelled order has given it back before. One that is over by now is good for a while more.
 */
export async function giveBackToVoucher(
  transaction: Queries,
  orderId: string,
  { code, amount }: { code: string; amount: number },
  now: Date,
): Promise<void> {
  const ofOrder = and(eq(voucherRedemptions.code, code), eq(voucherRedemptions.orderId, orderId));
  const [paid] = await transaction
    .update(voucherRedemptions)
    .set({ minorUnits: sql`${voucherRedemptions.minorUnits} - ${amount}` })
    .where(and(ofOrder, gte(voucherRedemptions.minorUnits, amount)))
    .returning();
  if (!paid) return;
  if (paid.minorUnits === 0) await transaction.delete(voucherRedemptions).where(ofOrder);
  const atLeast = new Date(now.getTime() + shortestValidity);
  await transaction
    .update(vouchers)
    .set({
      redeemedAt: null,
      spentMinorUnits: sql`${vouchers.spentMinorUnits} - ${amount}`,
      validUntil: sql`greatest(${vouchers.validUntil}, ${atLeast.toISOString()}::timestamptz)`,
    })
    .where(eq(vouchers.code, code));
}

/** Gives back what an order had used that is cancelled or paid back. */
export async function restoreVouchers(transaction: Queries, orderId: string): Promise<void> {
  const used = await transaction
    .delete(voucherRedemptions)
    .where(eq(voucherRedemptions.orderId, orderId))
    .returning();
  for (const { code, minorUnits } of used) {
    await transaction
      .update(vouchers)
      .set({
        redeemedAt: null,
        spentMinorUnits: sql`case when ${vouchers.kind} = 'gift' then ${vouchers.spentMinorUnits} - ${minorUnits} else 0 end`,
      })
      .where(eq(vouchers.code, code));
  }
}
