import type { Queries } from '@blattwerk/database/database.ts';
import { type VoucherRow, vouchers } from '@blattwerk/database/tables/vouchers.ts';
import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import { newVoucherCode } from './voucher-code.ts';

const prefixes: Record<Channel, string> = { blattwerk: 'BLATT', myposter: 'POSTER' };

export type NewVoucher = {
  channel: Channel;
  amount: Money;
  /** `gift` pays for orders until it is used up; without it, it takes something off one. */
  kind?: 'discount' | 'gift';
  isForFirstOrder: boolean;
  /** What it is given for. */
  campaignId?: string;
  validUntil: Date;
  subscriptionId?: string;
  /** The order it was bought with. */
  boughtWith?: string;
};

/** Makes a voucher with a code of its own. */
export async function issueVoucher(queries: Queries, voucher: NewVoucher): Promise<VoucherRow> {
  const { amount, ...rest } = voucher;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const [row] = await queries
      .insert(vouchers)
      .values({ ...rest, ...amount, code: newVoucherCode(prefixes[voucher.channel]) })
      .onConflictDoNothing({ target: vouchers.code })
      .returning();
    if (row) return row;
  }
  throw new Error('Five new voucher codes in a row were taken.');
}
