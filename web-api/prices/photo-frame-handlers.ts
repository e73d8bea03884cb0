import type { photoFrameEndpoints } from '@blattwerk/schemas/web-api/prices/photo-frame-endpoints.ts';
import type { HandlersOf } from '../http/handler.ts';
import { aspectRatio } from './rules/aspect-ratio.ts';
import { calculatorReference, frameData, frameVariants, pricesFrom } from './rules/frame-data.ts';
import { framedChoiceOf } from './rules/framed-choice.ts';
import { frameAlone, framedArticle, framedFormatGroup, framedFormats } from './rules/framed-prices.ts';
import type { WithPrices } from './with-prices.ts';

export function photoFrameHandlers(withPrices: WithPrices): HandlersOf<keyof typeof photoFrameEndpoints> {
  return {
    'GET /web-api/product-selection-photo-frame/price-article': withPrices(({ query, shop }, tables) =>
      framedArticle(query, tables, shop),
    ),
    'GET /web-api/product-selection-photo-frame/format-limits': ({ query }) => {
      const chosen = framedChoiceOf(query);
      if (!chosen.ok) return chosen;
      return { ok: true, value: { choice: chosen.choice, limits: chosen.limits } };
    },
    'GET /web-api/product-selection-photo-frame/prices-format-group': withPrices(({ query, shop }, tables) =>
      framedFormatGroup(query, tables.of(shop)),
    ),
    'GET /web-api/product-selection-photo-frame/prices-formats': withPrices(({ query, shop }, tables) =>
      framedFormats(query, tables.of(shop)),
    ),
    'GET /web-api/product-selection-photo-frame/prices-from': withPrices(({ shop }, tables) => ({
      ok: true,
      value: pricesFrom(tables.of(shop)),
    })),
    'GET /web-api/product-selection-photo-frame/data': withPrices(({ shop }, tables) => ({
      ok: true,
      value: frameData(tables.of(shop)),
    })),
    'GET /web-api/variants-for-frame-types': withPrices(({ query, shop }, tables) =>
      frameVariants(query, tables.of(shop)),
    ),
    'GET /web-api/calculator/reference': withPrices(({ query, shop }, tables) =>
      calculatorReference(query.material, tables.of(shop)),
    ),
    'GET /web-api/aspect-ratio': ({ query }) => ({ ok: true, value: aspectRatio(query) }),
    'GET /price-api/frame': withPrices(({ query, shop }, tables) => frameAlone(query, tables, shop)),
  };
}
