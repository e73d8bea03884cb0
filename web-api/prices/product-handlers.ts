import { photobookCombinations } from '@blattwerk/schemas/shop/photo-products/photobook-combinations.ts';
import { photobookPages } from '@blattwerk/schemas/shop/photo-products/photobook-pages.ts';
import { photobookTypeLabels, photobookTypes } from '@blattwerk/schemas/shop/photo-products/photobooks.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { productPriceEndpoints } from '@blattwerk/schemas/web-api/prices/product-price-endpoints.ts';
import type { HandlersOf } from '../http/handler.ts';
import type { Prices } from './price-tables.ts';
import { calendarPrice } from './rules/calendar-price.ts';
import { collageOrMerchPrice } from './rules/collage-price.ts';
import { photobookPrice, photobookPriceFrom } from './rules/photobook-price.ts';
import type { WithPrices } from './with-prices.ts';

export function productHandlers(withPrices: WithPrices): HandlersOf<keyof typeof productPriceEndpoints> {
  return {
    'GET /web-api/calendar-price': withPrices(({ query, shop }, tables) =>
      calendarPrice(query, tables, shop),
    ),
    'GET /web-api/photobook-price': withPrices(({ query, shop }, tables) =>
      photobookPrice(query, tables, shop),
    ),
    'GET /web-api/photobook-types': withPrices(({ shop }, tables) => ({
      ok: true,
      value: { types: typesOfPhotobooks(tables.of(shop)) },
    })),
    'GET /web-api/collage-designer-merch-price': withPrices(({ query, shop }, tables) =>
      collageOrMerchPrice(query, tables, shop),
    ),
  };
}

function typesOfPhotobooks(prices: Prices): AnswerOf<'GET /web-api/photobook-types'>['types'] {
  return photobookTypes.map((photobookType) => {
    const { covers, bindings, papers, laminations, formats, defaultFormats } =
      photobookCombinations[photobookType];
    return {
      photobookType,
      label: photobookTypeLabels[photobookType],
      covers: [...covers],
      bindings: [...bindings],
      papers: [...papers],
      laminations: [...laminations],
      formats: [...formats],
      defaultFormats,
      pages: photobookPages[photobookType],
      priceFrom: prices.money(photobookPriceFrom(photobookType, prices)),
    };
  });
}
