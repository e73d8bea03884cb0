import { createWebApiClient, type WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { customerTypeHeaders } from '@blattwerk/schemas/web-api/customer-type-header.ts';
import type { PageData } from '../../app/context/page-data.ts';

/** The back end as the storefront's server asks it: without cookies, and with an end to waiting. */
export function askBackEnd(origin: string, page: PageData, timeoutSeconds: number): WebApiClient {
  return createWebApiClient(origin, page, (address, init) =>
    fetch(address, {
      ...init,
      headers: { ...init?.headers, ...customerTypeHeaders(page.customerType) },
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    }),
  );
}
