/** The voucher that thanks for a newsletter subscription. */
export const newsletterCampaign = 'newsletter-voucher';

/** Offers that a shop advertises. */
export const campaigns = [newsletterCampaign, 'free-samples', 'express-photo-booklet'] as const;
