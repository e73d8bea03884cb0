import type { accessoryEndpoints } from '@blattwerk/schemas/web-api/prices/accessory-endpoints.ts';
import type { cardPriceEndpoints } from '@blattwerk/schemas/web-api/prices/card-price-endpoints.ts';
import type { HandlersOf } from '../http/handler.ts';
import { accessoryOffer } from './rules/accessory-offers.ts';
import { accessoryOrder } from './rules/accessory-order.ts';
import { accessoryPrice, unknownAccessory } from './rules/accessory-price.ts';
import { cardPrice } from './rules/card-price.ts';
import { listAccessories } from './rules/list-accessories.ts';
import type { WithPrices } from './with-prices.ts';

type Names = keyof typeof cardPriceEndpoints | keyof typeof accessoryEndpoints;

export function cardHandlers(withPrices: WithPrices): HandlersOf<Names> {
  return {
    'GET /web-api/card-price': withPrices(({ query, shop }, tables) => cardPrice(query, tables, shop)),
    'GET /web-api/card-accessories': withPrices(({ query, shop }, tables) =>
      listAccessories(query, tables, tables.of(shop)),
    ),
    'GET /web-api/card-accessory-price': withPrices(({ query, shop }, tables) =>
      accessoryPrice(query, tables, shop),
    ),
    'GET /price-api/accessory': withPrices(({ query, shop }, tables) => accessoryPrice(query, tables, shop)),
    'POST /web-api/card-accessory-order': withPrices(({ body, shop }, tables) =>
      accessoryOrder(body, tables, shop),
    ),
    'GET /accessory': withPrices(({ query, shop }, tables) => {
      const row = tables.accessory(query.sku);
      if (!row) return { ok: false, problem: unknownAccessory(query.sku) };
      return { ok: true, value: accessoryOffer(row, tables.of(shop)) };
    }),
  };
}
