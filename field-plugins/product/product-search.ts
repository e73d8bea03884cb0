import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { Sorting } from '@blattwerk/schemas/shop/listing/sorting.ts';
import { occasionValues } from '@blattwerk/schemas/shop/occasions/occasion-values.ts';
import { colours } from '@blattwerk/schemas/shop/products/colours.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { answerOrThrow } from '../shell/catalogue/catalogue-failure.ts';
import { sheetsReady } from '../shell/sheet/sheet-address.ts';
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
  sorting: Sorting;
};

export const emptySearch: ProductSearch = {
  text: '',
  kinds: [],
  occasion: undefined,
  colours: [],
  withUnavailable: false,
  sorting: 'sort',
};

const pageSize = 48;

/** Tiles that are in sight first, how wide their pictures are, and how long these may keep what is found waiting. */
const firstTiles = 18;
export const tilePictureWidth = 200;
const picturesAtMostMs = 700;

/** The query of a search within the kinds that a field allows, page by page. */
export function productPages(
  { client, shopOrigin }: { client: WebApiClient; shopOrigin: string },
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
    }): Promise<ProductPage> => {
      const page = answerOrThrow(
        await client('GET /web-api/products', {
          query: {
            kinds: [...kinds],
            color: colours.filter((colour) => search.colours.includes(colour)),
            occasion: occasionValues.filter((occasion) => occasion === search.occasion),
            page: pageParam,
            pageSize,
            sort: search.sorting,
            ...(text !== '' && { search: text }),
            ...(search.withUnavailable && { withUnavailable: true }),
          },
          signal,
        }),
      );
      // Until its pictures are there what was found before stays: no tile is shown blank.
      const pictures = page.products.slice(0, firstTiles).flatMap(({ picture }) => picture ?? []);
      await sheetsReady(shopOrigin, pictures, tilePictureWidth, picturesAtMostMs);
      return page;
    },
    getNextPageParam: (last: ProductPage) =>
      last.page * last.pageSize < last.total ? last.page + 1 : undefined,
  };
}
