import { printFormatGroups, printPapersOf } from '@blattwerk/schemas/shop/photo-products/print-formats.ts';
import { printPapers } from '@blattwerk/schemas/shop/photo-products/print-papers.ts';
import type { Filter } from '@blattwerk/schemas/web-api/catalogue/filter.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { PartAnswer, PartWanted } from './fetch-designs.ts';
import { tileOfProduct } from './listing-page.ts';
import type { Selection } from './selection.ts';

/** Every size of photo prints comes in one answer. */
const everySize = 48;

/** One part of the sizes of photo prints; they are few, so they are filtered here. Labels are the page's. */
export async function fetchPhotoPrints(ask: WebApiClient, wanted: PartWanted): Promise<PartAnswer> {
  const query = { kinds: ['photoprint' as const], pageSize: everySize };
  const answer = await ask('GET /web-api/products', { query });
  if (!answer.ok) return answer;
  const { products } = answer.value;
  const matching = products.filter((product) => fits(product, wanted.selection));
  const from = (wanted.page - 1) * wanted.pageSize;
  return {
    ok: true,
    value: {
      total: matching.length,
      priceFrom: lowestOf(matching),
      filters: filtersOf(products, wanted.selection),
      tiles: matching.slice(from, from + wanted.pageSize).map(tileOfProduct),
    },
  };
}

const facets: Record<'formatGroup' | 'paper', (product: CatalogueProduct) => readonly string[]> = {
  formatGroup: ({ productType }) => [productType],
  paper: ({ productType }) => {
    const group = printFormatGroups.find((known) => known === productType);
    return group ? printPapersOf[group] : [];
  },
};

function fits(product: CatalogueProduct, selection: Selection): boolean {
  return Object.entries(facets).every(([name, valuesOf]) => {
    const chosen = selection[name] ?? [];
    return chosen.length === 0 || valuesOf(product).some((value) => chosen.includes(value));
  });
}

function filtersOf(products: readonly CatalogueProduct[], selection: Selection): Filter[] {
  const filter = (name: keyof typeof facets, values: readonly string[]) => ({
    name,
    label: '',
    values: values.map((value) => ({
      value,
      label: '',
      count: products.filter((product) => fits(product, { ...selection, [name]: [value] })).length,
      isSelected: selection[name]?.includes(value) ?? false,
    })),
  });
  return [filter('formatGroup', printFormatGroups), filter('paper', printPapers)];
}

function lowestOf(products: readonly CatalogueProduct[]): CatalogueProduct['priceFrom'] {
  const prices = products.flatMap(({ priceFrom }) => priceFrom ?? []);
  const [lowest] = prices.toSorted((one, other) => one.minorUnits - other.minorUnits);
  return lowest ?? null;
}
