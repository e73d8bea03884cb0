import { useSyncExternalStore } from 'react';

/** Kept in the browser, so that a page that comes from a cache shows it without a question. */
const storageKey = 'basketLines';
const listeners = new Set<() => void>();
/** Stands in where the browser's storage is switched off, and throws. */
let inMemory = 0;

/** How many lines the basket has, as this browser last heard; none on the server and for the first paint. */
export function useBasketCount(): number {
  return useSyncExternalStore(subscribe, read, () => 0);
}

/** Keeps what the back end last said. */
export function keepBasketCount(count: number): void {
  inMemory = count;
  try {
    if (count > 0) localStorage.setItem(storageKey, String(count));
    else localStorage.removeItem(storageKey);
  } catch {}
  for (const listener of listeners) listener();
}

function read(): number {
  try {
    return Number.parseInt(localStorage.getItem(storageKey) ?? '0', 10) || 0;
  } catch {
    return inMemory;
  }
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}
