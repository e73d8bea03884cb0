import { draftKeyHeader } from '@blattwerk/schemas/configurator/draft-key.ts';
import { createWebApiClient, type WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { fetchInTime } from '../network/fetch-in-time.ts';

/** The back end, asked by someone who has the key of a guest's draft; null: a customer. */
export function askWithKey(shop: Parameters<typeof createWebApiClient>[1], key: string | null): WebApiClient {
  return createWebApiClient('', shop, (address, init) =>
    fetchInTime(
      address,
      key === null
        ? init
        : { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), [draftKeyHeader]: key } },
    ),
  );
}
