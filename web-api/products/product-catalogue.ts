import type { Country } from '@blattwerk/schemas/shop/markets/countries.ts';
import { occasionValues } from '@blattwerk/schemas/shop/occasions/occasion-values.ts';
import { colours } from '@blattwerk/schemas/shop/products/colours.ts';
import {
  type ProductReference,
  printProductReference,
} from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import { createFacetIndex, type FacetIndex, type FacetPlaces } from '../catalogue/listing/facet-index.ts';
import { pricePlaces } from '../catalogue/listing/price-facet.ts';
import { soldIndex } from '../catalogue/listing/sold-index.ts';
import { createSearchIndex, type SearchIndex } from '../catalogue/search/search-index.ts';
import type { Buyer } from '../customers/buyer.ts';
import { kindTable } from '../kinds/kinds.generated.ts';
import type { VoucherCampaign } from '../vouchers/voucher-campaign.ts';
import { isSoldTo, type Product } from './product.ts';
import { saleKey, saleKeys } from './sale-key.ts';
import { createThemeCatalogue, type ThemeCatalogue } from './theme-catalogue.ts';

/** Everything that is sold, in memory. */
export type ProductCatalogue = {
  /** Changes with every product, price and market. */
  version: string;
  product(reference: ProductReference): Product | undefined;
  /** What lists count, the most wanted first; their places are what `index` and `searchIndex` speak of. */
  listed: readonly ListedProduct[];
  products: readonly Product[];
  /** Facets `kind`, `product`, `occasion`, `color`, and `sale`: where and to whom it is sold with a price in any colour. */
  index: FacetIndex;
  /** The same without the colours that a buyer cannot have. */
  indexFor(buyer: Buyer): FacetIndex;
  /** What lists count by what it costs in a country. */
  pricesIn(country: Country): FacetPlaces;
  /** By what a text search finds them. */
  searchIndex: SearchIndex;
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
  const indexed = listed.map(indexedProduct);
  const index = createFacetIndex(indexed);
  const indexes = new Map<string, FacetIndex>();
  const prices = new Map<Country, FacetPlaces>();
  return {
    version,
    product: (reference) => byReference.get(printProductReference(reference)),
    listed,
    products,
    index,
    indexFor(buyer) {
      const key = saleKey(buyer);
      const known =
        indexes.get(key) ?? soldIndex(indexed, index, (place) => soldFacets(listed[place], buyer));
      indexes.set(key, known);
      return known;
    },
    pricesIn(country) {
      const known = prices.get(country) ?? pricePlaces(listed.map(([first]) => first.prices.get(country)));
      prices.set(country, known);
      return known;
    },
    searchIndex: createSearchIndex(listed.map((all) => all.flatMap(({ terms }) => terms))),
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

function soldFacets(all: ListedProduct | undefined, buyer: Buyer) {
  const sold = all?.filter((product) => isSoldTo(product, buyer)) ?? [];
  return all && sold.length > 0 && sold.length < all.length
    ? { ...facetsOf(all), color: coloursOfAll(sold) }
    : undefined;
}

/** Types are a filter of their own among some kinds; cards have what they are for beside their type. */
function typesOf({ kind, design, productType }: Product): readonly string[] {
  return kindTable[kind].typeFilter !== null ? (design?.facets.product ?? [productType]) : [];
}

function coloursOf({ kind, id, design }: Product): readonly string[] {
  return design ? (design.facets.color ?? []) : kindTable[kind].colours(id);
}

function coloursOfAll(products: readonly Product[]) {
  const found = new Set<string>(products.flatMap(coloursOf));
  return colours.filter((value) => found.has(value));
}

function facetsOf(all: ListedProduct) {
  const [first] = all;
  return {
    kind: [first.kind],
    product: typesOf(first),
    occasion: (first.design?.facets.category ?? []).filter((value) => known.has(value)),
    color: coloursOfAll(all),
    sale: [...new Set(all.flatMap(({ sold, priced }) => saleKeys(sold, priced)))],
  };
}

function indexedProduct(all: ListedProduct, place: number) {
  const createdAt = all[0].design?.createdAt.getTime() ?? 0;
  return { id: place, facets: facetsOf(all), popularity: -place, createdAt };
}
