import { accessoryEndpoints } from './accessory-endpoints.ts';
import { cardPriceEndpoints } from './card-price-endpoints.ts';
import { photoFrameEndpoints } from './photo-frame-endpoints.ts';
import { printPriceEndpoints } from './print-price-endpoints.ts';
import { productPriceEndpoints } from './product-price-endpoints.ts';

/** What everything costs. Amounts are minor units of the shop's currency, VAT included, shipping extra. */
export const pricesEndpoints = {
  ...cardPriceEndpoints,
  ...accessoryEndpoints,
  ...productPriceEndpoints,
  ...photoFrameEndpoints,
  ...printPriceEndpoints,
} as const;
