import { basketCountKey } from './basket-count.ts';

/** Keeps how many lines the basket has, as the back end last said. */
export function keepBasketCount(count: number): void {
  try {
    localStorage.setItem(basketCountKey, String(count));
  } catch {
    // Where the browser keeps nothing, the header shows no count.
  }
  dispatchEvent(new Event('storage'));
}
