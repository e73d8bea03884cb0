/** How far the review of a product is: not looked at yet, shown, or not shown. */
export const reviewStates = ['open', 'accepted', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Why a review is not shown. That it is a bad one is no reason: none of these asks for the stars. */
export const reviewRefusals = ['insult', 'personal-data', 'other-matter', 'advertising', 'unlawful'] as const;
export type ReviewRefusal = (typeof reviewRefusals)[number];

/** How long what customers write may be, in characters. */
export const reviewLimits = { words: 2000, author: 40 } as const;
