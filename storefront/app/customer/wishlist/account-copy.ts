import { parseWishlist, type Wishlist } from '../../wishlist/wishlist.ts';

const storageKey = 'wishlistInAccount';

/** The list as the account had it last, and whose account that was. */
export type AccountCopy = { customer: string; wishlist: Wishlist };

/** What this browser knows of an account's list; nothing where its storage is switched off. */
export function storedCopy(): AccountCopy | undefined {
  try {
    const [, customer = '', wishlist = ''] =
      /^(\d{1,12}) (.*)$/.exec(localStorage.getItem(storageKey) ?? '') ?? [];
    return customer === '' ? undefined : { customer, wishlist: parseWishlist(wishlist) };
  } catch {
    return undefined;
  }
}

export function storeCopy(copy: AccountCopy | undefined): void {
  try {
    if (copy) localStorage.setItem(storageKey, `${copy.customer} ${JSON.stringify(copy.wishlist)}`);
    else localStorage.removeItem(storageKey);
  } catch {
    // Then the list is joined anew each time, which loses nothing but brings back what was taken out elsewhere.
  }
}
