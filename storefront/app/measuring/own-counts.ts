import { type VisitCount, visitCountLimits } from '@blattwerk/schemas/shop/visitors/visit-counts.ts';
import type { Page } from '../context/page.ts';
import { countsOf } from './counts-of.ts';
import { followedBlocks } from './followed-blocks.ts';
import type { Listener } from './listeners.ts';
import { watchPage } from './watch-page.ts';

const address = '/web-api/visit-counts';

/** The shop's own counts: they know no visitor again, and leave with the page. */
export function ownCounts(page: Page): Listener {
  const { channel, country } = page;
  let waiting: VisitCount[] = [];
  const send = () => {
    const counts = waiting;
    waiting = [];
    if (counts.length === 0) return;
    const body = JSON.stringify({ channel, country, counts });
    // Where the browser takes no more, so much is not counted.
    navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  };
  const sendWhenLeft = () => {
    if (document.visibilityState === 'hidden') send();
  };
  return {
    purposes: ['statistics'],
    isForeign: false,
    start() {
      document.addEventListener('visibilitychange', sendWhenLeft);
      addEventListener('pagehide', send);
      watchPage(page);
    },
    hear(event) {
      const counts = countsOf(event, location.pathname);
      if (event.event === 'addToBasket') counts.push(...followedBlocks.takeBaskets());
      for (const count of counts) {
        waiting.push(count);
        if (waiting.length >= visitCountLimits.counts) send();
      }
    },
  };
}
