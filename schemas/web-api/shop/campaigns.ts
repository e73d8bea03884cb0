/** Offers that a shop advertises. */
export const campaigns = ['newsletter-voucher', 'free-samples', 'express-photo-booklet'] as const;

/** Those that end in a voucher. */
export const voucherCampaigns = [
  'newsletter-voucher',
] as const satisfies readonly (typeof campaigns)[number][];
