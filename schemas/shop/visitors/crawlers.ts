/** Programs that look at pages, as far as they say so. */
const crawler =
  /bot\b|crawl|spider|slurp|preview|scanner|lighthouse|headless|facebookexternalhit|whatsapp|monitor/i;

/** Whether a browser calls itself a program that looks at pages. */
export function isCrawler(userAgent: string): boolean {
  return crawler.test(userAgent);
}
