import { basketCountKey } from '../basket/basket-count.ts';
import { placedOrder } from '../state/placed-order.ts';
import { tabStorage } from '../state/tab-storage.ts';
import { countDesigns } from '../wishlist/wishlist.ts';
import { storedWishlist, subscribeToWishlist } from '../wishlist/wishlist-store.ts';
import type { TrackedEvent } from './browser-flags.ts';
import { createConversionWatch } from './watch-conversions.ts';

const newsletterPath = '/web-api/newsletter-subscribe';

let isFollowing = false;

/** Tracks what a test may be about, from now on and for as long as the document lives. */
export function followConversions(track: (event: TrackedEvent) => void): void {
  const look = createConversionWatch({
    counts: () => ({ wishlist: countDesigns(storedWishlist()), basket: basketCount() }),
    storage: tabStorage(),
    track,
  });
  look();
  if (isFollowing) return;
  isFollowing = true;
  const trackOrder = () => {
    const order = placedOrder.current();
    if (!order) return;
    const { number, total } = order;
    // Its number keeps it from being counted twice.
    const properties = { order: number, currency: total.currency };
    track({ type: 'order', value: total.minorUnits / 100, properties });
  };
  trackOrder();
  placedOrder.subscribe(trackOrder);
  // Of the basket, too: its count is told like a change of the storage.
  subscribeToWishlist(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByType('resource'))
      if (hasSignedUp(entry)) track({ type: 'newsletter' });
  }).observe({ type: 'resource' });
}

function hasSignedUp(entry: PerformanceEntry): boolean {
  if (!(entry instanceof PerformanceResourceTiming) || !entry.name.endsWith(newsletterPath)) return false;
  // Not every browser tells the status.
  return entry.responseStatus === undefined || (entry.responseStatus >= 200 && entry.responseStatus < 300);
}

/** Nothing where the browser's storage is switched off, and throws. */
function basketCount(): number {
  try {
    return Number(localStorage.getItem(basketCountKey));
  } catch {
    return 0;
  }
}
