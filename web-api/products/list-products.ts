import { productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { kindNames } from '@blattwerk/schemas/kinds/kind-names.generated.ts';
import { languageTable } from '@blattwerk/schemas/languages/language-table.generated.ts';
import { pageSizes } from '@blattwerk/schemas/shop/listing/page-sizes.ts';
import type { Filter } from '@blattwerk/schemas/web-api/catalogue/filter.ts';
import { parseProductReference } from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import type { Searched } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import type { AnswerOf, QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { lowestPrice } from '../catalogue/listing/price-facet.ts';
import { type SearchFound, search as searchIn } from '../catalogue/search/search.ts';
import type { Stems } from '../catalogue/search/stems.ts';
import type { Buyer } from '../customers/buyer.ts';
import { kindTable } from '../kinds/kinds.generated.ts';
import { filterOf } from './filter-view.ts';
import { isSoldTo, type Product } from './product.ts';
import type { ProductCatalogue } from './product-catalogue.ts';
import { productView } from './product-view.ts';
import { saleKey } from './sale-key.ts';

type ListQuery = QueryOf<'GET /web-api/products'>;
export const [defaultPageSize] = pageSizes;

/** One page of what a shop sells, with counts for kinds, types, occasions and colours. */
export async function listProducts(
  catalogue: ProductCatalogue,
  stems: Stems,
  {
    kinds = [],
    product = [],
    occasion = [],
    color = [],
    sort,
    search,
    withUnavailable,
    ...paging
  }: ListQuery,
  shop: Buyer,
): Promise<AnswerOf<'GET /web-api/products'>> {
  const { page = 1, pageSize = defaultPageSize } = paging;
  const index = withUnavailable === true ? catalogue.index : catalogue.indexFor(shop);
  const searched =
    search === undefined
      ? undefined
      : await searchIn(
          catalogue.searchIndex,
          {
            text: search,
            language: shop.language,
            within: withUnavailable === true ? undefined : index.places('sale', saleKey(shop)),
          },
          stems,
        );
  const found = index.find({
    selection: {
      kind: kinds,
      product,
      occasion,
      color,
      sale: withUnavailable === true ? [] : [saleKey(shop)],
    },
    sorting: sort === 'created' ? 'created' : 'popularity',
    offset: (page - 1) * pageSize,
    limit: pageSize,
    further: catalogue.pricesIn(shop.country),
    ...(searched && {
      only: searched.only,
      ...((sort ?? 'sort') === 'sort' && { first: searched.first }),
    }),
  });
  const filters: Filter[] = [
    // Among several kinds the types would be too many to read.
    ...(kinds.length === 1 || product.length > 0
      ? [typeFilter(found.counts.get('product'), { kinds, product }, shop)]
      : []),
    filterOf('occasion', found.counts.get('occasion'), occasion, shop.language),
    filterOf('color', found.counts.get('color'), color, shop.language),
  ];
  const counts = found.counts.get('kind');
  return {
    total: found.total,
    priceFrom: lowestPrice(found.counts, shop.currency),
    page,
    pageSize,
    ...(searched && { search: searchedAs(searched) }),
    products: found.ids.flatMap((place) => {
      const all = catalogue.listed[place] ?? [];
      const shown = inColour(withUnavailable === true ? all : all.filter((one) => isSoldTo(one, shop)), [
        ...color,
        ...(searched?.colours ?? []),
      ]);
      return shown ? productView(shown, shop) : [];
    }),
    kinds: productKinds.map((kind) => ({
      kind,
      label: kindNames[kind].one[shop.language],
      count: counts?.get(kind) ?? 0,
    })),
    filters,
  };
}

function searchedAs({ corrected, ignored }: SearchFound): Searched {
  return { ...(corrected !== undefined && { corrected }), ignored: [...ignored] };
}

/** Cards have types of cards; types of other kinds are simply products. */
function typeFilter(
  counts: ReadonlyMap<string, number> | undefined,
  { kinds = [], product = [] }: Pick<ListQuery, 'kinds' | 'product'>,
  { language }: Buyer,
): Filter {
  const filter = filterOf('product', counts, product, language);
  return kinds.some((kind) => kindTable[kind].typeFilter === 'product')
    ? filter
    : { ...filter, label: languageTable[language].words.filters.kind };
}

/** The first in the colour that suits what was asked for best. */
function inColour(variants: readonly Product[], asked: readonly string[]): Product | undefined {
  const matching = ({ design }: Product) =>
    asked.filter((colour) => design?.facets.color?.includes(colour)).length;
  return variants.toSorted((one, other) => matching(other) - matching(one))[0];
}

/** Products by their references, in the order asked. */
export function chosenProducts(
  catalogue: ProductCatalogue,
  { products }: QueryOf<'GET /web-api/products/chosen'>,
  shop: Buyer,
): AnswerOf<'GET /web-api/products/chosen'> {
  return {
    products: products.flatMap((text) => {
      const reference = parseProductReference(text);
      if (!reference) return [];
      const product = catalogue.product(reference);
      return product
        ? { found: true as const, ...productView(product, shop) }
        : { found: false as const, ...reference };
    }),
  };
}
