import { newsletterVoucher } from '@blattwerk/schemas/shop/amounts/order-limits.ts';
import { currencies } from '@blattwerk/schemas/shop/markets/currencies.ts';
import { newsletterCampaign } from '@blattwerk/schemas/web-api/shop/campaigns.ts';
import type { VoucherCampaign } from '../voucher-campaign.ts';

const everyCurrency = (
  amount: (currency: (typeof currencies)[number]) => number,
  minimumMinorUnits: number,
) =>
  Object.fromEntries(
    currencies.map((currency) => [currency, { minorUnits: amount(currency), minimumMinorUnits }]),
  );

/** The campaigns a new shop begins with. */
export const voucherCampaignSeed: readonly VoucherCampaign[] = [
  {
    id: newsletterCampaign,
    name: 'Newsletter-Gutschein',
    channels: ['blattwerk', 'myposter'],
    countries: null,
    customerTypes: null,
    amounts: everyCurrency((currency) => newsletterVoucher(currency).minorUnits, 0),
    isForFirstOrder: true,
    firstDay: null,
    lastDay: null,
  },
  {
    id: 'firmenstart',
    name: 'Start für Geschäftskunden',
    channels: ['blattwerk', 'myposter'],
    countries: ['DE', 'AT', 'CH'],
    customerTypes: ['business'],
    amounts: everyCurrency(() => 2500, 15_000),
    isForFirstOrder: true,
    firstDay: null,
    lastDay: null,
  },
  {
    id: 'gruss-an-freunde',
    name: 'Gruß an Freunde',
    channels: ['blattwerk'],
    countries: null,
    customerTypes: null,
    amounts: everyCurrency(() => 1000, 4000),
    isForFirstOrder: false,
    firstDay: null,
    lastDay: null,
  },
  {
    id: 'sommer-2026',
    name: 'Sommergrüße 2026',
    channels: ['blattwerk'],
    countries: null,
    customerTypes: null,
    amounts: everyCurrency(() => 500, 3000),
    isForFirstOrder: false,
    firstDay: '2026-06-01',
    lastDay: '2026-08-31',
  },
];
