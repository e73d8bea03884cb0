import { createWebApiClient, type WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { fetchInTime } from './fetch-in-time.ts';

/**
 * The back end as a page in a browser asks it: with an end to waiting, after which it counts as unreachable.
 * @param leaving ends it earlier
 * @param send another way to ask
 */
export function askShop(
  shop: Pick<ShopContext, 'channel' | 'country' | 'locale'>,
  leaving?: AbortSignal,
  send: typeof fetchInTime = fetchInTime,
): WebApiClient {
  return createWebApiClient('', shop, (address, init) => send(address, init, leaving));
}
