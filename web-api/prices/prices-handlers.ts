import type { pricesEndpoints } from '@blattwerk/schemas/web-api/prices/prices-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { cardHandlers } from './card-handlers.ts';
import { photoFrameHandlers } from './photo-frame-handlers.ts';
import { printHandlers } from './print-handlers.ts';
import { productHandlers } from './product-handlers.ts';
import { withPricesOf } from './with-prices.ts';

export function pricesHandlers({ prices }: BackEnd): HandlersOf<keyof typeof pricesEndpoints> {
  const withPrices = withPricesOf(prices);
  return {
    ...cardHandlers(withPrices),
    ...productHandlers(withPrices),
    ...photoFrameHandlers(withPrices),
    ...printHandlers(withPrices),
  };
}
