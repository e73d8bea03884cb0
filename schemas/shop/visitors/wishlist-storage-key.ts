/** Key of the wish list in the browser's storage. */
export const wishlistStorageKey = 'wishlistItems';
