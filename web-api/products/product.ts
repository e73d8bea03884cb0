import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Country } from '@blattwerk/schemas/shop/markets/countries.ts';
import { marketOf } from '@blattwerk/schemas/shop/markets/markets.ts';
import type { CatalogueDesign } from '../catalogue/catalogue.ts';
import type { Term } from '../catalogue/search/term.ts';
import type { Buyer } from '../customers/buyer.ts';
import { bitOf, type MarketMask } from '../sold/market-mask.ts';
import type { SoldTo } from '../sold/sold-to.ts';

/** A product as it is held in memory. */
export type Product = {
  kind: ProductKind;
  id: string;
  name: string;
  productType: string;
  /** Millimetres, the default first. */
  formats: readonly string[];
  design: CatalogueDesign | undefined;
  /** Whose picture stands for it: its own design, or for a gift the most wanted design of it. */
  pictured: CatalogueDesign | undefined;
  /** What a text search finds it by. */
  terms: readonly Term[];
  popularity: number;
  /** Where it is sold to whom: offered and not withdrawn. */
  sold: SoldTo;
  /** Where it has a price. */
  priced: MarketMask;
  /** Shared by all products that cost the same. */
  prices: ReadonlyMap<Country, Money>;
};

/** Whether a buyer can have a product: it is sold there, to customers of that type, with a price. */
export function isSoldTo({ sold, priced }: Pick<Product, 'sold' | 'priced'>, buyer: Buyer): boolean {
  return (sold[buyer.customerType] & priced & bitOf(marketOf(buyer))) !== 0;
}
