import { parseQueryString } from '@blattwerk/schemas/web-api/contract/query-string.ts';
import { useEffect } from 'react';
import type { Page } from '../context/page.ts';
import { askShop } from '../network/ask-shop.ts';
import { type Customer, loadCustomerOnce } from './customer-store.ts';

/** Asks who the visitor is, once after mount; previews are shown as guests see them. */
export function useLoadCustomer(page: Page): void {
  useEffect(() => {
    if (!page.isPreview) void loadCustomerOnce(() => whoIsVisiting(page));
  }, [page]);
}

/** What the back end knows of this session; the browser itself names the page that asks, in `Referer`. */
export async function whoIsVisiting(page: Page): Promise<Customer | undefined> {
  const ask = askShop(page);
  const query = parseQueryString(location.search.slice(1));
  const answer = await ask('GET /web-api/customer-data', { query });
  return answer.ok ? answer.value : undefined;
}
