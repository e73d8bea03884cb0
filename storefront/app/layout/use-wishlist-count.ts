import { wishlistStorageKey } from '@blattwerk/schemas/shop/wishlist-storage-key.ts';
import { useSyncExternalStore } from 'react';
import { countDesigns } from './count-designs.ts';

/** Designs on the wish list, over all themes; 0 on the server, known after mount and kept up with other tabs. */
export function useWishlistCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => countDesigns(readStorage()),
    () => 0,
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/** Storage may be switched off, and then throws. */
function readStorage(): string | null {
  try {
    return localStorage.getItem(wishlistStorageKey);
  } catch {
    return null;
  }
}
