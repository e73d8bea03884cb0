import type { Queries } from '@blattwerk/database/database.ts';
import { voucherCampaigns } from '@blattwerk/database/tables/vouchers.ts';
import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import { countrySchema } from '@blattwerk/schemas/shop/markets/country-schema.ts';
import { currencySchema } from '@blattwerk/schemas/shop/markets/currency-schema.ts';
import { customerTypeSchema } from '@blattwerk/schemas/shop/visitors/customer-type-schema.ts';
import { campaignPattern } from '@blattwerk/schemas/web-api/shop/campaigns.ts';
import { z } from 'zod';

const minorUnits = z.int().min(0);
const day = z.iso.date();

/** What vouchers are given for: where, to whom, when, and what they take off. */
const voucherCampaignSchema = z.strictObject({
  id: z.string().regex(campaignPattern),
  /** What editors call it. */
  name: z.string(),
  channels: z.array(channelSchema),
  /** All of the channels' when null. */
  countries: z.array(countrySchema).nullable(),
  /** Everybody when null. */
  customerTypes: z.array(customerTypeSchema).nullable(),
  /** It is not given in other currencies. */
  amounts: z.partialRecord(currencySchema, z.strictObject({ minorUnits, minimumMinorUnits: minorUnits })),
  isForFirstOrder: z.boolean(),
  /** First and last day, on a calendar in Germany. */
  firstDay: day.nullable(),
  lastDay: day.nullable(),
});
export type VoucherCampaign = z.infer<typeof voucherCampaignSchema>;

/** All campaigns, over or not, by their names. */
export async function loadVoucherCampaigns(queries: Queries): Promise<VoucherCampaign[]> {
  const rows = await queries.select().from(voucherCampaigns).orderBy(voucherCampaigns.name);
  return rows.map((row) => voucherCampaignSchema.parse(row));
}
