import { isCrawler } from '@blattwerk/schemas/shop/visitors/crawlers.ts';

type Visit = { userAgent: string; isAutomated: boolean; isTrackingOff: boolean };

/** Whether the visitor is a crawler or an automated browser, or has switched tracking off (`tracking=0`). */
export function isQuietVisit({ userAgent, isAutomated, isTrackingOff }: Visit): boolean {
  return isAutomated || isTrackingOff || isCrawler(userAgent);
}
