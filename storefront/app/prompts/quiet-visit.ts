/** Programs that look at pages, as far as they say so. */
const crawler =
  /bot\b|crawl|spider|slurp|preview|scanner|lighthouse|headless|facebookexternalhit|whatsapp|monitor/i;

type Visit = { userAgent: string; isAutomated: boolean; isTrackingOff: boolean };

/** Whether the visitor is a crawler or an automated browser, or has switched tracking off (`tracking=0`). */
export function isQuietVisit({ userAgent, isAutomated, isTrackingOff }: Visit): boolean {
  return isAutomated || isTrackingOff || crawler.test(userAgent);
}
