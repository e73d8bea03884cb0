import type { Page } from '../context/page.ts';
import { refreshCustomer } from '../customer/customer-store.ts';
import { whoIsVisiting } from '../customer/use-load-customer.ts';
import { tell } from '../visit/told-events.ts';
import { tellPageView, toldPath } from './page-views.ts';
import { startMeasuring } from './start-measuring.ts';

/** Tells of a page that is shown, and starts measuring once the visitor agrees. */
export function followVisit(page: Page): void {
  const { pathname, search, hash } = location;
  const view = {
    event: 'pageView',
    route: page.route.name,
    title: document.title,
    fullPath: toldPath(pathname + search, hash),
    path: pathname,
  } as const;
  void tellPageView(view, () => refreshCustomer(() => whoIsVisiting(page)), tell);
  startMeasuring(page);
}
