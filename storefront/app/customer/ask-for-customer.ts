import { parseQueryString } from '@blattwerk/schemas/web-api/contract/query-string.ts';
import type { Page } from '../context/page.ts';
import { askShop } from '../network/ask-shop.ts';
import type { Customer } from './customer-store.ts';

/** What the back end knows of this session; the browser itself names the page that asks, in `Referer`. */
export async function askForCustomer(page: Page, search: string): Promise<Customer | undefined> {
  const ask = askShop(page);
  const answer = await ask('GET /web-api/customer-data', { query: parseQueryString(search.slice(1)) });
  if (!answer.ok) return undefined;
  if (answer.value.isLoggedIn) void keepWishlist(page);
  return answer.value;
}

async function keepWishlist(page: Page): Promise<void> {
  // Without a connection the next page tries again.
  const code = await import('./follow-wishlist.ts').catch(() => undefined);
  code?.followWishlist(page);
}
