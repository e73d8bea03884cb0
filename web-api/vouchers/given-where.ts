import { countries, countryTable } from '@blattwerk/schemas/shop/markets/countries.ts';
import { offeredTo } from '../sold/offered-to.ts';
import type { SoldTo } from '../sold/sold-to.ts';
import type { VoucherCampaign } from './voucher-campaign.ts';

type Given = Pick<VoucherCampaign, 'channels' | 'countries' | 'customerTypes' | 'amounts'>;

/** Where and to whom a campaign's vouchers are given: only in money it has an amount in. */
export function givenWhere({ channels, countries: only, customerTypes, amounts }: Given): SoldTo {
  const given = (only ?? countries).filter(
    (country) => amounts[countryTable[country].currency] !== undefined,
  );
  return offeredTo(channels.map((channel) => ({ channel, countries: given, customerTypes })));
}
