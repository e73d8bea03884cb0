const storageKey = 'recentlySeen';
/** Products remembered, the latest first. */
const maximum = 12;
/** A kind and an id, as the back end reads them: `card:146101`. */
const reference = /^[a-z]{4,12}:[a-z0-9][a-z0-9.-]{0,63}$/i;
/** Stands in where the browser's storage is switched off or full, and throws. */
let inMemory: string | undefined;

/** References of the products seen before, the latest first; what cannot be read is left out. */
export function seenProducts(): string[] {
  return parseSeen(inMemory ?? readStorage());
}

/** Remembers that a product was looked at just now. */
export function rememberProduct(product: string): void {
  const text = JSON.stringify(withLatest(seenProducts(), product));
  try {
    localStorage.setItem(storageKey, text);
    inMemory = undefined;
  } catch {
    inMemory = text;
  }
}

/** The product first, and not twice. */
export function withLatest(seen: readonly string[], latest: string): string[] {
  return [latest, ...seen.filter((other) => other !== latest)].slice(0, maximum);
}

/** Reads a stored list. */
export function parseSeen(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((item): item is string => typeof item === 'string' && reference.test(item))
      .slice(0, maximum);
  } catch {
    return [];
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
