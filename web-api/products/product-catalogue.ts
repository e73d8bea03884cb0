import { colours } from '@blattwerk/schemas/shop/colours.ts';
import { occasionValues } from '@blattwerk/schemas/shop/occasion-values.ts';
import {
  type ProductReference,
  printProductReference,
} from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import { createFacetIndex, type FacetIndex } from '../catalogue/listing/facet-index.ts';
import { createLexemeIndex, type LexemeIndex } from '../catalogue/listing/lexeme-index.ts';
import type { VoucherCampaign } from '../vouchers/voucher-campaign.ts';
import type { Product } from './product.ts';
import { saleKeys } from './sale-key.ts';
import { createThemeCatalogue, type ThemeCatalogue } from './theme-catalogue.ts';

/** Everything that is sold, in memory. */
export type ProductCatalogue = {
  /** Changes with every product, price and market. */
  version: string;
  product(reference: ProductReference): Product | undefined;
  /** What lists count, the most wanted first; their places are what `index` and `words` speak of. */
  listed: readonly ListedProduct[];
  products: readonly Product[];
  /** Facets `kind`, `occasion`, `color`, and `sale`: where and to whom a product is sold with a price. */
  index: FacetIndex;
  /** By what a text search finds them. */
  words: LexemeIndex;
  themes: ThemeCatalogue;
  /** All voucher campaigns, over or not. */
  campaigns: readonly VoucherCampaign[];
};

/** A product with all the colours that its design exists in, itself first. */
type ListedProduct = readonly [Product, ...Product[]];

export function createProductCatalogue(
  version: string,
  products: readonly Product[],
  campaigns: readonly VoucherCampaign[],
): ProductCatalogue {
  const byReference = new Map(products.map((product) => [printProductReference(product), product]));
  const listed = inAllColours(products);
  return {
    version,
    product: (reference) => byReference.get(printProductReference(reference)),
    listed,
    products,
    index: createFacetIndex(listed.map(indexed)),
    words: createLexemeIndex(listed.map((all) => [...new Set(all.flatMap(({ lexemes }) => lexemes))])),
    themes: createThemeCatalogue(products),
    campaigns,
  };
}

const known: ReadonlySet<string> = new Set(occasionValues);

function inAllColours(products: readonly Product[]): ListedProduct[] {
  const variants = Map.groupBy(products, ({ design }) => design?.variantOf ?? undefined);
  return products
    .filter(({ design }) => (design?.variantOf ?? null) === null)
    .map((product) => [product, ...((product.design && variants.get(product.design.id)) ?? [])]);
}

function indexed(all: ListedProduct, place: number) {
  const [{ kind, design, sold, priced }] = all;
  const colour = new Set(all.flatMap((product) => product.design?.facets.color ?? []));
  return {
    id: place,
    facets: {
      kind: [kind],
      occasion: (design?.facets.category ?? []).filter((value) => known.has(value)),
      color: colours.filter((value) => colour.has(value)),
      sale: saleKeys(sold, priced),
    },
    popularity: -place,
    createdAt: design?.createdAt.getTime() ?? 0,
  };
}
