import { useSyncExternalStore } from 'react';
import type { Wishlist } from './wishlist.ts';
import { emptyWishlist, storedWishlist, subscribeToWishlist } from './wishlist-store.ts';

/** The visitor's list; empty on the server, known after mount and kept up with other tabs. */
export function useWishlist(): Wishlist {
  return useSyncExternalStore(subscribeToWishlist, storedWishlist, emptyWishlist);
}
