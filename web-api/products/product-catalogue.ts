import { colours } from '@blattwerk/schemas/shop/colours.ts';
import {
  type ProductReference,
  printProductReference,
} from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import { occasionValues } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { createFacetIndex, type FacetIndex } from '../catalogue/listing/facet-index.ts';
import { createLexemeIndex, type LexemeIndex } from '../catalogue/listing/lexeme-index.ts';
import { marketsOf } from './market-mask.ts';
import type { Product } from './product.ts';
import { createThemeCatalogue, type ThemeCatalogue } from './theme-catalogue.ts';

/** Everything that is sold, in memory. */
export type ProductCatalogue = {
  /** Changes with every product, price and market. */
  version: string;
  product(reference: ProductReference): Product | undefined;
  /** The most wanted first; their places are what `index` and `words` speak of. */
  products: readonly Product[];
  /** Facets `kind`, `occasion`, `color`, and `market`: where a product is sold and priced. */
  index: FacetIndex;
  /** By what a text search finds them. */
  words: LexemeIndex;
  themes: ThemeCatalogue;
};

export function createProductCatalogue(version: string, products: readonly Product[]): ProductCatalogue {
  const byReference = new Map(products.map((product) => [printProductReference(product), product]));
  return {
    version,
    product: (reference) => byReference.get(printProductReference(reference)),
    products,
    index: createFacetIndex(products.map(indexed)),
    words: createLexemeIndex(products.map(({ lexemes }) => lexemes)),
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
