import { createHash } from 'node:crypto';
import type { Database } from '@blattwerk/database/database.ts';
import { seeds } from '@blattwerk/database/tables/catalogue.ts';
import { voucherCampaigns } from '@blattwerk/database/tables/vouchers.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { eq, sql } from 'drizzle-orm';

/** Under this name the hash of all last days stands among the seeds', so that an end is seen as their changes are. */
export const campaignEndSeed = 'campaign-ends';

export type CampaignEnd = { ok: true; lastDay: string } | { ok: false; message: string };

/**
 * Ends a campaign at once: its last day was yesterday, or stays what it was before. Vouchers given for it stay valid, and
 * no seed brings it back.
 */
export function endCampaign(database: Database, id: string, now: Date): Promise<CampaignEnd> {
  return database.transaction(async (queries): Promise<CampaignEnd> => {
    // One end at a time, so that the hash below is that of all.
    await queries.execute(sql`lock table ${voucherCampaigns} in share row exclusive mode`);
    const [ended] = await queries
      .update(voucherCampaigns)
      .set({ lastDay: sql`least(${voucherCampaigns.lastDay}, ${dayBefore(shopDay(now))}::date)` })
      .where(eq(voucherCampaigns.id, id))
      .returning();
    if (!ended?.lastDay) return { ok: false, message: `There is no voucher campaign ${id}.` };
    const all = await queries.select().from(voucherCampaigns).orderBy(voucherCampaigns.id);
    const lastDays = all.map((campaign) => `${campaign.id} ${campaign.lastDay}`);
    const hash = createHash('sha256').update(lastDays.join('\n')).digest('hex');
    await queries
      .insert(seeds)
      .values({ name: campaignEndSeed, hash })
      .onConflictDoUpdate({ target: seeds.name, set: { hash } });
    return { ok: true, lastDay: ended.lastDay };
  });
}

/** @param day `YYYY-MM-DD` */
function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
