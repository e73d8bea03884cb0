/** Key of the wish list in the browser's storage; apart from `wishlist.ts`, whose zod stays out of browsers. */
export const wishlistStorageKey = 'wishlistItems';
