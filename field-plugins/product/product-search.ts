import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { occasionValues } from '@blattwerk/schemas/shop/occasions/occasion-values.ts';
import { colours } from '@blattwerk/schemas/shop/products/colours.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { answerOrThrow } from '../shell/catalogue/catalogue-failure.ts';
import type { ShopChoice } from '../shell/shop-choice.ts';

export type ProductPage = AnswerOf<'GET /web-api/products'>;
export type FoundProduct = ProductPage['products'][number];

/** What is looked for. */
export type ProductSearch = {
  text: string;
  /** Empty means all that the field allows. */
  kinds: readonly ProductKind[];
  occasion: string | undefined;
  colours: readonly string[];
  withUnavailable: boolean;
};

export const emptySearch: ProductSearch = {
  text: '',
  kinds: [],
  occasion: undefined,
  colours: [],
  withUnavailable: false,
};

const pageSize = 48;

/** The query of a search within the kinds that a field allows, page by page. */
export function productPages(
  client: WebApiClient,
  shop: ShopChoice,
  allowed: readonly ProductKind[],
  search: ProductSearch,
) {
  const kinds = search.kinds.length > 0 ? search.kinds : allowed;
  const text = search.text.trim().slice(0, 100);
  return {
    queryKey: ['products', shop.channel, shop.locale, { ...search, text, kinds }],
    initialPageParam: 1,
    queryFn: async ({
      pageParam,
      signal,
    }: {
      pageParam: number;
      signal: AbortSignal;
    }): Promise<ProductPage> =>
      answerOrThrow(
        await client('GET /web-api/products', {
          query: {
            kinds: [...kinds],
            color: colours.filter((colour) => search.colours.includes(colour)),
            occasion: occasionValues.filter((occasion) => occasion === search.occasion),
            page: pageParam,
            pageSize,
            ...(text !== '' && { search: text }),
            ...(search.withUnavailable && { withUnavailable: true }),
          },
          signal,
        }),
      ),
    getNextPageParam: (last: ProductPage) =>
      last.page * last.pageSize < last.total ? last.page + 1 : undefined,
  };
}
