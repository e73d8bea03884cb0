import { useSyncExternalStore } from 'react';

/** Kept in the browser, so that a page that comes from a cache shows it without a question. */
export const basketCountKey = 'basketLines';

/** How many lines the basket has, as this browser last heard; none on the server and for the first paint. */
export function useBasketCount(): number {
  return useSyncExternalStore(subscribe, read, () => 0);
}

/** Nothing where the browser's storage is switched off, and throws. */
function read(): number {
  try {
    return Number(localStorage.getItem(basketCountKey));
  } catch {
    return 0;
  }
}

/** Other tabs tell of a change by themselves, this one as if it were another. */
function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}
