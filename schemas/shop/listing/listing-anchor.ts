/** The part of a page that an overview's products stand in: `/hochzeit/#designs`. */
export const listingAnchor = 'designs';
