import type { Queries } from '@blattwerk/database/database.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import { type VoucherRow, vouchers } from '@blattwerk/database/tables/vouchers.ts';
import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { problem } from '../http/problems.ts';
import { judgeVoucher } from '../vouchers/judge-voucher.ts';
import type { PricingContext } from './pricing-context.ts';

type Judged = { ok: true; available: number } | { ok: false; problem: Problem };

/** The vouchers that have these codes. */
export async function vouchersOf(
  queries: Queries,
  codes: readonly string[],
): Promise<ReadonlyMap<string, VoucherRow>> {
  if (codes.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(vouchers)
    .where(inArray(vouchers.code, [...codes]));
  return new Map(rows.map((row) => [row.code, row]));
}

/** The same, held to the end of the transaction: no other order uses them meanwhile. */
export async function holdVouchers(
  transaction: Queries,
  codes: readonly string[],
): Promise<ReadonlyMap<string, VoucherRow>> {
  if (codes.length === 0) return new Map();
  const rows = await transaction
    .select()
    .from(vouchers)
    .where(inArray(vouchers.code, [...codes]))
    .orderBy(vouchers.code)
    .for('update');
  return new Map(rows.map((row) => [row.code, row]));
}

/** Whether neither this customer nor this address has an order that still stands. */
export async function isFirstOrder(
  queries: Queries,
  { customerId, email }: { customerId: string | undefined; email: string | undefined },
): Promise<boolean> {
  const whose = or(
    customerId === undefined ? undefined : eq(orders.customerId, customerId),
    email === undefined ? undefined : eq(orders.email, email),
  );
  if (!whose) return true;
  const found = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(and(whose, ne(orders.state, 'cancelled')))
    .limit(1);
  return found.length === 0;
}

/** What a voucher can take off or pay, of goods that come to so much; refused with the sentence for the shopper. */
export function judgeForBasket(
  row: VoucherRow | undefined,
  goods: number,
  { buyer, now, isFirstOrder: isFirst, products, texts }: PricingContext,
): Judged {
  const judged = judgeVoucher(row, buyer, now);
  if (!judged.ok || !row) return judged.ok ? { ok: true, available: 0 } : judged;
  const refused = (detail: string, text: string): Judged => ({
    ok: false,
    problem: problem(422, detail, { message: { text } }),
  });
  if (row.isForFirstOrder && !isFirst)
    return refused('This voucher is for a first order.', texts.basket.firstOrderOnly);
  const campaign = products.campaigns.find(({ id }) => id === row.campaignId);
  const minimum = campaign?.amounts[buyer.currency]?.minimumMinorUnits ?? 0;
  if (goods < minimum) {
    const least = formatMoney({ minorUnits: minimum, currency: buyer.currency }, buyer.locale);
    return refused(`This voucher needs goods of ${minimum} minor units.`, texts.basket.minimumOrder(least));
  }
  return { ok: true, available: row.minorUnits - row.spentMinorUnits };
}
