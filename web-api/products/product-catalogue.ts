import { colours } from '@blattwerk/schemas/shop/colours.ts';
import {
  occasionValues,
  type ProductReference,
  printProductReference,
} from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { type BitSet, setOf } from '../catalogue/listing/bit-set.ts';
import { createFacetIndex, type FacetIndex } from '../catalogue/listing/facet-index.ts';
import { marketsOf } from './market-mask.ts';
import type { Product } from './product.ts';
import { createThemeCatalogue, type ThemeCatalogue } from './theme-catalogue.ts';
import { createWordIndex } from './word-index.ts';

/** Everything that is sold, in memory. */
export type ProductCatalogue = {
  /** Changes with every product, price and market. */
  version: string;
  product(reference: ProductReference): Product | undefined;
  /** The most wanted first; their places are what `index` and `search` speak of. */
  products: readonly Product[];
  /** Facets `kind`, `occasion`, `color`, and `market`: where a product is sold and priced. */
  index: FacetIndex;
  /** The products whose texts hold every word of a search. */
  search(words: string): BitSet;
  themes: ThemeCatalogue;
};

export function createProductCatalogue(version: string, products: readonly Product[]): ProductCatalogue {
  const byReference = new Map(products.map((product) => [printProductReference(product), product]));
  const words = createWordIndex(products.map(({ searchText }) => searchText));
  return {
    version,
    product: (reference) => byReference.get(printProductReference(reference)),
    products,
    index: createFacetIndex(products.map(indexed)),
    search: (text) => setOf(words.find(text), products.length),
    themes: createThemeCatalogue(products),
  };
}

const known: ReadonlySet<string> = new Set(occasionValues);

function indexed({ kind, design, sold, priced }: Product, place: number) {
  const colour = design?.facets.color ?? [];
  return {
    id: place,
    facets: {
      kind: [kind],
      occasion: (design?.facets.category ?? []).filter((value) => known.has(value)),
      color: colours.filter((value) => colour.includes(value)),
      market: marketsOf(sold & priced),
    },
    popularity: -place,
    createdAt: design?.createdAt.getTime() ?? 0,
  };
}
