import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { storedWishlist, storeWishlist, subscribeToWishlist } from '../../wishlist/wishlist-store.ts';
import { storeCopy, storedCopy } from './account-copy.ts';
import { changeWishlist, type WishlistChanges, wishlistChanges } from './wishlist-changes.ts';

type Answer = AnswerOf<'POST /web-api/customer-wishlist'>;

/**
 * Keeps the list of this browser and the account's alike from now on: what was kept here before signing in joins the
 * account's, later each change goes there. What cannot be sent waits for the next change, connection or page.
 * @param customer number of the account
 * @param send changes it and answers what it is now; undefined when that failed
 * @returns ends it; the list then stays with the account and leaves this browser
 */
export function keepInAccount(
  customer: string,
  send: (changes: WishlistChanges) => Promise<Answer | undefined>,
): () => void {
  // The list of another customer, who did not sign out here.
  const left = storedCopy();
  if (left && left.customer !== customer) {
    storeCopy(undefined);
    storeWishlist([]);
  }
  let isEnded = false;
  let isRunning = false;
  /** Other browsers change the list too: asked at the start and with each new connection, even if nothing changed here. */
  let asksForNews = true;
  let rounds = 0;
  const follow = () => {
    rounds += 1;
    if (!isRunning) void run();
  };
  const reconnect = () => {
    asksForNews = true;
    follow();
  };
  const stop = subscribeToWishlist(follow);
  addEventListener('online', reconnect);
  follow();
  return () => {
    isEnded = true;
    stop();
    removeEventListener('online', reconnect);
    storeCopy(undefined);
    storeWishlist([]);
  };

  /** Goes on until nothing was asked for while an answer was on its way. */
  async function run(): Promise<void> {
    isRunning = true;
    for (let done = 0; !isEnded && done !== rounds; ) {
      done = rounds;
      await join();
    }
    isRunning = false;
  }

  async function join(): Promise<void> {
    const sent = storedWishlist();
    const changes = wishlistChanges(storedCopy()?.wishlist ?? [], sent);
    if (!asksForNews && changes.add.length + changes.remove.length === 0) return;
    const answer = await send(changes).catch(() => undefined);
    if (!answer || isEnded) return;
    asksForNews = false;
    const joined = changeWishlist(answer.wishlist, wishlistChanges(sent, storedWishlist()));
    // In this order: another tab that looks in between only adds what is there already.
    if (JSON.stringify(joined) !== JSON.stringify(storedWishlist())) storeWishlist(joined);
    storeCopy({ customer, wishlist: answer.wishlist });
  }
}
