/** Blocks on the way so far, and those on the way to each product in the basket; a block as `/path/ component uid`. */
export type KeptWays = {
  way: readonly string[];
  products: readonly (readonly [string, readonly string[]])[];
};

/** Reads what a tab has kept; what is broken counts as nothing. */
export function readKeptWays(kept: string | null): KeptWays {
  try {
    const ways: unknown = JSON.parse(kept ?? 'null');
    // Without zod, which browsers do not load.
    if (typeof ways !== 'object' || ways === null || !('way' in ways) || !('products' in ways)) return none;
    const { way, products } = ways;
    if (!isWay(way) || !Array.isArray(products)) return none;
    return { way, products: products.filter(isOfProduct) };
  } catch {
    return none;
  }
}

const none: KeptWays = { way: [], products: [] };

function isWay(way: unknown): way is string[] {
  return Array.isArray(way) && way.every((one) => typeof one === 'string');
}

function isOfProduct(pair: unknown): pair is [string, string[]] {
  return Array.isArray(pair) && pair.length === 2 && typeof pair[0] === 'string' && isWay(pair[1]);
}
