import type { Queries } from '@blattwerk/database/database.ts';
import { voucherRedemptions } from '@blattwerk/database/tables/orders.ts';
import { vouchers } from '@blattwerk/database/tables/vouchers.ts';
import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';

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
