import type { Queries } from '@blattwerk/database/database.ts';
import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { newsletterCampaign } from '@blattwerk/schemas/web-api/shop/campaigns.ts';
import { runningCampaign } from '../vouchers/running-campaign.ts';
import { loadVoucherCampaigns } from '../vouchers/voucher-campaign.ts';

type Shop = { channel: Channel; locale: Locale };

/** What confirming a subscription brings in a shop now; undefined once the campaign is over, and where it never ran. */
export async function offeredVoucher(
  queries: Queries,
  { channel, locale }: Shop,
  now: Date,
): Promise<Money | undefined> {
  const campaigns = await loadVoucherCampaigns(queries);
  const campaign = campaigns.find(({ id }) => id === newsletterCampaign);
  const { country, language, currency } = localeTable[locale];
  // A link in a message carries no session: the private customer's campaign counts.
  const buyer = { channel, country, locale, language, currency, customerType: 'private' } as const;
  return campaign && runningCampaign(campaign, buyer, shopDay(now))?.amount;
}
