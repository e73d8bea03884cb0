import type { TrackedEvent } from './browser-flags.ts';

/** What is counted of a visitor who is looked at from outside: how many designs are kept, how many lines the basket has. */
type Counts = { wishlist: number; basket: number };
type Parts = {
  counts(): Counts;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  track(event: TrackedEvent): void;
};

const storageKey = 'flag-counts';

/**
 * Tracks what visitors put on the wish list and into the basket, by looking at what they have: no button knows of tests. What
 * a form did without scripts is found at the next page.
 */
export function createConversionWatch({ counts, storage, track }: Parts): () => void {
  return () => {
    const now = counts();
    const before = readCounts(storage.getItem(storageKey)) ?? now;
    if (now.wishlist > before.wishlist) track({ type: 'wishlist' });
    if (now.basket > before.basket) track({ type: 'basket' });
    storage.setItem(storageKey, JSON.stringify(now));
  };
}

function readCounts(kept: string | null): Counts | undefined {
  try {
    const counts: unknown = JSON.parse(kept ?? 'null');
    if (typeof counts !== 'object' || counts === null) return undefined;
    if (!('wishlist' in counts) || !('basket' in counts)) return undefined;
    const { wishlist, basket } = counts;
    return typeof wishlist === 'number' && typeof basket === 'number' ? { wishlist, basket } : undefined;
  } catch {
    return undefined;
  }
}
