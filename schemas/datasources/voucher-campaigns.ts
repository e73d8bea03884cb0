import { defineDatasource } from '@storyblok/schema';

/** Voucher campaigns that pages may advertise; the workspace asks the back end instead, which knows which ones run. */
export const voucherCampaignsDatasource = defineDatasource({
  name: 'Gutscheinaktionen',
  slug: 'voucher-campaigns',
});
