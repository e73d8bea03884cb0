/** What a voucher campaign may be called. */
export const campaignPattern = /^[a-z0-9-]{1,60}$/;

/** The voucher that thanks for a newsletter subscription. */
export const newsletterCampaign = 'newsletter-voucher';

/** Offers that a shop advertises. */
export const campaigns = [newsletterCampaign, 'free-samples', 'express-photo-booklet'] as const;
