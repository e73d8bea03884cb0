import { wishlistStorageKey } from '@blattwerk/schemas/shop/visitors/wishlist-storage-key.ts';
import { parseWishlist, type Wishlist } from './wishlist.ts';

const nothing: Wishlist = [];
const listeners = new Set<() => void>();
/** Stands in where the browser's storage is switched off or full, and throws. */
let inMemory: string | undefined;
let latest: { text: string | null; wishlist: Wishlist } = { text: null, wishlist: nothing };

/** The empty list, for the server and the first paint. */
export function emptyWishlist(): Wishlist {
  return nothing;
}

/** The list as stored now; the same object until it changes. */
export function storedWishlist(): Wishlist {
  const text = inMemory ?? readStorage();
  if (text !== latest.text) latest = { text, wishlist: parseWishlist(text) };
  return latest.wishlist;
}

/** Stores another list; it lasts as long as this page where the browser keeps nothing. */
export function storeWishlist(wishlist: Wishlist): void {
  const text = JSON.stringify(wishlist);
  try {
    localStorage.setItem(wishlistStorageKey, text);
    inMemory = undefined;
  } catch {
    inMemory = text;
  }
  for (const listener of listeners) listener();
}

/** Calls back when the list changed, here or in another tab. */
export function subscribeToWishlist(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(wishlistStorageKey);
  } catch {
    return null;
  }
}
