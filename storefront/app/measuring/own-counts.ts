import type { ShopEventOf } from '@blattwerk/schemas/shop/visitors/shop-events.ts';
import {
  type BlockSale,
  type VisitCount,
  visitCountLimits,
} from '@blattwerk/schemas/shop/visitors/visit-counts.ts';
import type { Page } from '../context/page.ts';
import { countsOf, productKey } from './counts-of.ts';
import { followedBlocks } from './followed-blocks.ts';
import type { Listener } from './listeners.ts';
import { watchPage } from './watch-page.ts';

const address = '/web-api/visit-counts';

/** The shop's own counts: they know no visitor again, and leave with the page. */
export function ownCounts(page: Page): Listener {
  const { channel, country } = page;
  let waiting: VisitCount[] = [];
  let sold: BlockSale[] = [];
  const send = () => {
    const [counts, sales] = [waiting, sold];
    waiting = [];
    sold = [];
    if (counts.length === 0) return;
    const body = JSON.stringify({ channel, country, counts, ...(sales.length > 0 && { sales }) });
    // Where the browser takes no more, so much is not counted.
    navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  };
  const sendWhenLeft = () => {
    if (document.visibilityState === 'hidden') send();
  };
  return {
    purposes: ['statistics'],
    isForeign: false,
    follow: (decision) => followedBlocks.decide(decision.includes('statistics')),
    start() {
      document.addEventListener('visibilitychange', sendWhenLeft);
      addEventListener('pagehide', send);
      watchPage(page);
    },
    hear(event) {
      const counts = countsOf(event, location.pathname);
      if (event.event === 'addToBasket')
        counts.push(...followedBlocks.takeBaskets(productKey(event.product)));
      // They leave with the counts of the same order.
      if (event.event === 'purchase') sold.push(...salesOf(event));
      for (const count of counts) {
        waiting.push(count);
        if (waiting.length >= visitCountLimits.counts) send();
      }
    },
  };
}

function salesOf({ items, currency }: ShopEventOf<'purchase'>): BlockSale[] {
  const sold = items.map((item) => ({ product: productKey(item), minorUnits: Math.round(item.value * 100) }));
  return followedBlocks.takeSales(sold, currency);
}
