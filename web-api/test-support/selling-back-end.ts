import { mails } from '@blattwerk/database/tables/mails.ts';
import { eq } from 'drizzle-orm';
import { localSigningSecret, type WebApiConfig } from '../config.ts';
import { ordersSubject } from '../orders/order-handlers.ts';
import { allPrices } from '../prices/seed/all-prices.ts';
import { seedPrices } from '../prices/seed-prices.ts';
import { seedProducts } from '../products/seed/seed-products.ts';
import { signToken } from '../security/signed-token.ts';
import { issueVoucher } from '../vouchers/issue-voucher.ts';
import { seedVoucherCampaigns } from '../vouchers/seed/seed-voucher-campaigns.ts';
import { openBasketVisitor } from './basket-visitor.ts';
import { type RunningBackEnd, startBackEnd } from './running-back-end.ts';

// A Tuesday before the deadline in Germany.
const day = new Date('2026-11-24T08:00:00Z');

export type SellingBackEnd = RunningBackEnd & {
  voucher(
    kind: 'gift' | 'discount',
    minorUnits: number,
    isForFirstOrder?: boolean,
  ): ReturnType<typeof issueVoucher>;
  /** Takes an order a step on, with the operator's token. */
  move(number: string, step: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** A minute later. */
  soon: Date;
  mailsTo(recipient: string): Promise<(typeof mails.$inferSelect)[]>;
};

/** A back end with everything that is sold without a design; its clock stands still. */
export async function startSellingBackEnd(
  now: Date = day,
  settings: Partial<WebApiConfig> = {},
): Promise<SellingBackEnd> {
  const backEnd = await startBackEnd(settings, () => now);
  const { database } = backEnd;
  const soon = new Date(now.getTime() + 60_000);
  await seedPrices(database, allPrices);
  await seedProducts(database, { designs: [], accessories: allPrices.accessories });
  await seedVoucherCampaigns(database);
  return {
    ...backEnd,
    voucher(kind, minorUnits, isForFirstOrder = false) {
      const validUntil = new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000);
      const amount = { minorUnits, currency: 'eur' as const };
      return issueVoucher(database, { channel: 'blattwerk', kind, amount, isForFirstOrder, validUntil });
    },
    soon,
    async move(number, step) {
      const token = signToken('order-desk', ordersSubject, soon, localSigningSecret);
      const { browser } = openBasketVisitor(backEnd);
      const response = await browser.ask(`/web-api/orders/${number}/state`, { body: { token, ...step } });
      return { status: response.status, ...(await response.json()) };
    },
    mailsTo: (recipient) =>
      database.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id),
  };
}
