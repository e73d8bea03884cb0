import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Page } from '../context/page.ts';
import { askShop } from '../network/ask-shop.ts';
import { customerStore } from './customer-store.ts';
import { keepInAccount } from './wishlist/keep-in-account.ts';

let kept: { customer: string; end: () => void } | undefined;
let isFollowing = false;

/** While a customer is signed in, the wish list of this browser is that of the account; once for a document. */
export function followWishlist(page: Page): void {
  if (isFollowing || !channelTable[page.channel].hasWishlist) return;
  isFollowing = true;
  const ask = askShop(page);
  const follow = () => {
    const { isInitializing, customer } = customerStore.current();
    if (isInitializing || customer.number === (kept?.customer ?? null)) return;
    kept?.end();
    kept = undefined;
    if (customer.number === null) return;
    const end = keepInAccount(customer.number, async (changes) => {
      const answer = await ask('POST /web-api/customer-wishlist', { body: changes });
      return answer.ok ? answer.value : undefined;
    });
    kept = { customer: customer.number, end };
  };
  customerStore.subscribe(follow);
  follow();
}
