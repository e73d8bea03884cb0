import { parseQueryString } from '@blattwerk/schemas/web-api/contract/query-string.ts';
import type { Page } from '../context/page.ts';
import { askShop } from '../network/ask-shop.ts';
import type { Customer } from './customer-store.ts';

/** What the back end knows of this session; the browser itself names the page that asks, in `Referer`. */
export async function askForCustomer(page: Page, search: string): Promise<Customer | undefined> {
  const ask = askShop(page);
  const answer = await ask('GET /web-api/customer-data', { query: parseQueryString(search.slice(1)) });
  return answer.ok ? answer.value : undefined;
}
