import { isCrawler } from '@blattwerk/schemas/shop/visitors/crawlers.ts';
import { isSwitchedOff } from './visit-switches.ts';

/** Whether the visitor is a crawler or an automated browser, or has switched tracking off (`tracking=0`). */
export function isQuietVisit(): boolean {
  return navigator.webdriver || isSwitchedOff('tracking') || isCrawler(navigator.userAgent);
}
