import type { ListedKind } from '@blattwerk/schemas/products/kind-lists.ts';
import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { catalogueEndpoints } from '@blattwerk/schemas/web-api/catalogue/catalogue-endpoints.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { BackEnd } from '../back-end.ts';
import { nameIn } from '../catalogue/name-in.ts';
import { createStems } from '../catalogue/search/stems.ts';
import { createBuyers } from '../customers/buyer.ts';
import type { HandlersOf, Visitor } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import { createShares } from '../http/shares.ts';
import { goodPicture } from '../products/good-picture.ts';
import { designDetail } from './design-detail.ts';
import { designPicture } from './design-picture.ts';
import { type ListingRequest, listDesigns } from './list-designs.ts';
import { listedDesign, type ShownIn } from './listed-design.ts';
import { createSoldDesigns } from './sold-designs.ts';

/** Pictures that one visitor may wait for: a long listing at once, and half of those that may wait at all. */
const picturesEach = 100;
const tooMany = problem(429, `Ask for at most ${picturesEach} pictures at a time.`, { retryAfter: 2 });

type ListRequest = { query: ListingRequest; shop: ShopContext; visitor: Visitor };

export function designHandlers(backEnd: BackEnd): HandlersOf<keyof typeof catalogueEndpoints> {
  const { database, catalogue, products, pictures } = backEnd;
  const buyerOf = createBuyers(backEnd);
  const shares = createShares(picturesEach);
  const stems = createStems(database);
  const soldDesigns = createSoldDesigns();
  const shownIn = async (shop: ShopContext, visitor: Visitor): Promise<ShownIn> => ({
    shop: await buyerOf(shop, visitor),
    products: await products.current(),
    catalogue: await catalogue.current(),
  });
  const list =
    (kind: ListedKind) =>
    async ({ query, shop, visitor }: ListRequest) => {
      const shown = await shownIn(shop, visitor);
      return listDesigns(stems, kind, query, { ...shown, sold: soldDesigns(kind, shown) });
    };
  const design = async (id: number, shown: ShownIn) => {
    const found = shown.catalogue.design(id);
    if (!found) return { ok: false as const, problem: notFound(`There is no design ${id}.`) };
    return { ok: true as const, value: listedDesign(found, shown) };
  };
  return {
    'GET /web-api/themes': list('card'),
    'GET /web-api/calendar-design-group': list('calendar'),
    'GET /web-api/collage-designer-design-groups': list('collage'),
    'GET /web-api/photobook-design-group-set': list('photobook'),
    'GET /web-api/photobox-data': list('photobox'),
    'GET /web-api/photobook-design-group-set/{designGroupSetId}': async ({
      params,
      query,
      shop,
      visitor,
    }) => {
      const id = params.designGroupSetId;
      const shown = await shownIn(shop, visitor);
      const found = shown.catalogue.design(id);
      const categories = found?.facets.category ?? [];
      const isWanted = query.categoryIds?.some((category) => categories.includes(category)) ?? true;
      if (found?.kind === 'photobook' && isWanted) return { ok: true, value: listedDesign(found, shown) };
      return { ok: false, problem: notFound(`There is no photo book design ${id} in these categories.`) };
    },
    'GET /web-api/themes/{id}': async ({ params, shop, visitor }) => {
      const shown = await shownIn(shop, visitor);
      const theme = shown.catalogue.theme(params.id);
      if (!theme) return { ok: false, problem: notFound(`There is no theme ${params.id}.`) };
      const designs = theme.designs.map((one) => listedDesign(one, shown));
      const name = nameIn(theme.name, shop.language, theme.designs[0]);
      return { ok: true, value: { ...theme, name, designs } };
    },
    'GET /web-api/collage-designer-design-group': async ({ query, shop, visitor }) =>
      design(query.id ?? channelTable[shop.channel].defaultCollageId, await shownIn(shop, visitor)),
    'GET /web-api/designs/{id}': async ({ params, shop, visitor }) => {
      const value = await designDetail(database, params.id, await shownIn(shop, visitor));
      return value
        ? { ok: true, value }
        : { ok: false, problem: notFound(`There is no design ${params.id}.`) };
    },
    'GET /web-api/pictures/{id}/{hash}': async ({ params, query, visitor }) => {
      const giveBack = shares.take(visitor.address);
      if (!giveBack) return { ok: false, problem: tooMany };
      try {
        return await designPicture({ database, pictures }, { ...params, ...query }, visitor.signal);
      } finally {
        giveBack();
      }
    },
    'GET /web-api/goods-pictures/{kind}/{id}/{hash}': async ({ params, query, visitor }) => {
      const giveBack = shares.take(visitor.address);
      if (!giveBack) return { ok: false, problem: tooMany };
      try {
        const product = (await products.current()).product(params);
        return await goodPicture(pictures, product, { ...params, ...query }, visitor.signal);
      } finally {
        giveBack();
      }
    },
  };
}
