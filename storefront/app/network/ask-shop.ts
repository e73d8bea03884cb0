import { createWebApiClient, type WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { fetchInTime } from './fetch-in-time.ts';

/**
 * The back end as a page in a browser asks it: with an end to waiting, after which it counts as unreachable.
 * @param leaving ends it earlier
 */
export function askShop(
  shop: Pick<ShopContext, 'channel' | 'country' | 'locale'>,
  leaving?: AbortSignal,
): WebApiClient {
  return createWebApiClient('', shop, (address, init) => fetchInTime(address, init, leaving));
}
