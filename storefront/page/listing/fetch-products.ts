import { productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { furtherOccasions } from '@blattwerk/schemas/shop/occasions/further-occasions.ts';
import { occasions } from '@blattwerk/schemas/shop/occasions/occasions.ts';
import { colours } from '@blattwerk/schemas/shop/products/colours.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { PartAnswer, PartWanted } from './fetch-designs.ts';
import { tileOfProduct } from './listing-page.ts';

/** Types as the back end writes them. */
const readableType = /^[a-z0-9-]{1,60}$/;

/** One part of the products of all kinds; values that mean nothing are left out. The filter of kinds has no label. */
export async function fetchProducts(ask: WebApiClient, wanted: PartWanted): Promise<PartAnswer> {
  const { selection, sort, search, page, pageSize } = wanted;
  const chosen = <Value extends string>(all: readonly Value[], name: string) =>
    all.filter((value) => selection[name]?.includes(value));
  const kinds = chosen(productKinds, 'kind');
  const answer = await ask('GET /web-api/products', {
    query: {
      kinds,
      product: (selection.product ?? []).filter((value) => readableType.test(value)),
      occasion: chosen([...occasions, ...furtherOccasions], 'occasion'),
      color: chosen(colours, 'color'),
      sort,
      search,
      page,
      pageSize,
    },
  });
  if (!answer.ok) return answer;
  const { total, priceFrom, products, filters, search: searched } = answer.value;
  const values = answer.value.kinds.map(({ kind, label, count }) => ({
    value: kind,
    label,
    count,
    isSelected: kinds.includes(kind),
  }));
  return {
    ok: true,
    value: {
      total,
      priceFrom,
      filters: [{ name: 'kind', label: '', values }, ...filters],
      tiles: products.map(tileOfProduct),
      searched,
    },
  };
}
