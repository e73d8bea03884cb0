import { channelTable } from '@blattwerk/schemas/shop/channels.ts';
import type { ListedKind } from '@blattwerk/schemas/shop/listing-filters.ts';
import type { catalogueEndpoints } from '@blattwerk/schemas/web-api/catalogue/catalogue-endpoints.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/shop-headers.ts';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import { createListableDesigns } from '../products/listable-designs.ts';
import { createShares } from '../security/shares.ts';
import { designDetail } from './design-detail.ts';
import { designPicture } from './design-picture.ts';
import { type ListingRequest, listDesigns } from './list-designs.ts';
import { listedDesign } from './listed-design.ts';
import { createSearchLanguage } from './search-language.ts';

/** Pictures that one visitor may wait for: a long listing at once, and half of those that may wait at all. */
const picturesEach = 100;
const tooMany = problem(429, `Ask for at most ${picturesEach} pictures at a time.`, { retryAfter: 2 });

export function catalogueHandlers({
  database,
  catalogue,
  products,
  pictures,
}: BackEnd): HandlersOf<keyof typeof catalogueEndpoints> {
  const shares = createShares(picturesEach);
  const language = createSearchLanguage(database);
  const listableDesigns = createListableDesigns();
  const list =
    (kind: ListedKind) =>
    async ({ query, shop }: { query: ListingRequest; shop: ShopContext }) => {
      const current = await catalogue.current();
      const shownIn = { shop, products: await products.current(), catalogue: current };
      const listable = listableDesigns(current, shownIn.products, kind, shop);
      return listDesigns(language, kind, query, { ...shownIn, listable });
    };
  const design = async (id: number, shop: ShopContext) => {
    const shownIn = { shop, products: await products.current(), catalogue: await catalogue.current() };
    const found = shownIn.catalogue.design(id);
    if (!found) return { ok: false as const, problem: notFound(`There is no design ${id}.`) };
    return { ok: true as const, value: listedDesign(found, shownIn) };
  };
  return {
    'GET /web-api/themes': list('card'),
    'GET /web-api/calendar-design-group': list('calendar'),
    'GET /web-api/collage-designer-design-groups': list('collage'),
    'GET /web-api/photobook-design-group-set': list('photobook'),
    'GET /web-api/photobox-data': list('photobox'),
    'GET /web-api/themes/{id}': async ({ params, shop }) => {
      const shownIn = { shop, products: await products.current(), catalogue: await catalogue.current() };
      const theme = shownIn.catalogue.theme(params.id);
      if (!theme) return { ok: false, problem: notFound(`There is no theme ${params.id}.`) };
      const designs = theme.designs.map((one) => listedDesign(one, shownIn));
      return { ok: true, value: { ...theme, designs } };
    },
    'GET /web-api/collage-designer-design-group': ({ query, shop }) =>
      design(query.id ?? channelTable[shop.channel].defaultCollageId, shop),
    'GET /web-api/designs/{id}': async ({ params, shop }) => {
      const shownIn = { shop, products: await products.current(), catalogue: await catalogue.current() };
      const value = await designDetail(database, params.id, shownIn);
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
  };
}
