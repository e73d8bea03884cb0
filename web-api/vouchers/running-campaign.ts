import { marketOf } from '@blattwerk/schemas/shop/markets/markets.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { Buyer } from '../customers/buyer.ts';
import { bitOf } from '../sold/market-mask.ts';
import { givenWhere } from './given-where.ts';
import type { VoucherCampaign } from './voucher-campaign.ts';

/**
 * A campaign as a shop shows it; undefined when it does not run there, or not for this buyer.
 * @param today `YYYY-MM-DD` on a calendar in Germany
 */
export function runningCampaign(
  campaign: VoucherCampaign,
  buyer: Buyer,
  today: string,
): AnswerOf<'GET /web-api/voucher-campaigns/{id}'> | undefined {
  const { id, firstDay, lastDay, isForFirstOrder } = campaign;
  const { currency, customerType } = buyer;
  const amount = campaign.amounts[currency];
  const isGiven = (givenWhere(campaign)[customerType] & bitOf(marketOf(buyer))) !== 0;
  const isRunning = (firstDay === null || firstDay <= today) && (lastDay === null || today <= lastDay);
  if (!amount || !isGiven || !isRunning) return undefined;
  const { minorUnits, minimumMinorUnits } = amount;
  return {
    id,
    amount: { minorUnits, currency },
    minimumOrder: minimumMinorUnits === 0 ? null : { minorUnits: minimumMinorUnits, currency },
    isForFirstOrder,
    lastDay,
  };
}
