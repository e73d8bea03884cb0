import type { ShopEvent, ShopEventOf } from '@blattwerk/schemas/shop/visitors/shop-events.ts';

type PageView = ShopEventOf<'pageView'>;

/** Path, query and hash; without the hash that holds the key of a draft, a proof or a phone's link: trackers must not learn it. */
export function toldPath(path: string, hash: string): string {
  return /^#(draft|proof|phone)=/.test(hash) ? path : path + hash;
}

/** Milliseconds that a page view waits to know whose it is. */
const longestWait = 2000;

let viewBefore: Promise<void> = Promise.resolve();

/** Tells of a page that is shown: pages in their order, each once it is known anew who is looking. */
export function tellPageView(
  view: PageView,
  refreshCustomer: () => Promise<void>,
  tell: (event: ShopEvent) => void,
): Promise<void> {
  const waited = new Promise<void>((resolve) => setTimeout(resolve, longestWait));
  const known = Promise.race([refreshCustomer(), waited]);
  viewBefore = Promise.all([viewBefore, known]).then(() => tell(view));
  return viewBefore;
}
