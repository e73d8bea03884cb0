import type { Page } from '../context/page.ts';
import { refreshCustomer } from '../customer/customer-store.ts';
import { whoIsVisiting } from '../customer/use-load-customer.ts';
import { startMeasuring } from '../measuring/start-measuring.ts';
import { isQuietVisit } from '../prompts/quiet-visit.ts';
import { tellPageView, toldPath } from './page-views.ts';
import { tell } from './told-events.ts';
import { isSwitchedOff } from './visit-switches.ts';

/**
 * Tells of a page that is shown, and sees to it that somebody hears of it, once the visitor agrees. Crawlers, automated
 * browsers, visits that have switched tracking off and those inside the desktop application are neither asked nor measured.
 */
export function followVisit(page: Page, path: string, hash: string): void {
  const { userAgent, webdriver } = navigator;
  const isTrackingOff = isSwitchedOff('tracking');
  if (page.isDesktopApp || isQuietVisit({ userAgent, isAutomated: webdriver, isTrackingOff })) return;
  const [pathname = '/'] = path.split('?');
  const view = {
    event: 'pageView',
    route: page.route.name,
    title: document.title,
    fullPath: toldPath(path, hash),
    path: pathname,
  } as const;
  void tellPageView(view, () => refreshCustomer(() => whoIsVisiting(page)), tell);
  startMeasuring(page);
}
