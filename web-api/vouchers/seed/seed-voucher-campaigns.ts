import type { Database } from '@blattwerk/database/database.ts';
import { voucherCampaigns } from '@blattwerk/database/tables/vouchers.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import { seedOnce } from '../../seed-once.ts';
import { voucherCampaignSeed } from './voucher-campaign-seed.ts';

/** Which campaigns the database holds; changes with every seed. */
export const voucherCampaignSeedName = 'voucher-campaigns';

/** Puts the campaigns into the database; others that are there stay, since vouchers may have been given for them. */
export function seedVoucherCampaigns(database: Database): Promise<{ changed: boolean }> {
  const data = voucherCampaignSeed;
  const today = shopDay(new Date());
  const { lastDay } = voucherCampaigns;
  const { id, ...others } = getTableColumns(voucherCampaigns);
  const set = Object.fromEntries(
    Object.entries(others).map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
  );
  return seedOnce(database, { name: voucherCampaignSeedName, data }, async (queries) => {
    await queries
      .insert(voucherCampaigns)
      .values(
        data.map(({ channels, countries, customerTypes, ...campaign }) => ({
          ...campaign,
          channels: [...channels],
          countries: countries && [...countries],
          customerTypes: customerTypes && [...customerTypes],
        })),
      )
      .onConflictDoUpdate({
        target: id,
        // What is over stays over: it may have been ended early.
        set: {
          ...set,
          lastDay: sql`case when ${lastDay} < ${today}::date then ${lastDay} else excluded.last_day end`,
        },
      });
  });
}
