import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { PricedProduct, Quoted } from '../kinds/kind.ts';
import { kindTable } from '../kinds/kinds.generated.ts';
import { MissingPrice, type PriceTables } from '../prices/price-tables.ts';

export type ProductOfKind = PricedProduct & { kind: ProductKind };

/**
 * What a piece costs at least: in the product's default size, with the cheapest choice of everything else; cards at
 * their default quantity, everything else one piece. It is the unit price that the price address of the kind quotes for
 * just that. Null for what the price tables do not know.
 */
export function priceFrom(product: ProductOfKind, tables: PriceTables, shop: ShopContext): Money | null {
  try {
    return cheapest(kindTable[product.kind].quotes(product, tables, shop));
  } catch (error) {
    if (error instanceof MissingPrice) return null;
    throw error;
  }
}

function cheapest(quotes: readonly Quoted[]): Money | null {
  const prices = quotes.flatMap((quoted) => (quoted.ok ? quoted.value.quote.unitPrice : []));
  return prices.toSorted((one, other) => one.minorUnits - other.minorUnits)[0] ?? null;
}
