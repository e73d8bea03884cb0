import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

export type JavaScriptFigures = { kilobytes: number; files: number };

/** What any page but a configurator may load, gzip, in KiB. */
export const javaScriptBudget = 150;

/** All JavaScript that a first visit of the page loads until it is idle, gzip, in KiB. */
export async function measureJavaScript(browser: Browser, url: string): Promise<JavaScriptFigures> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return { kilobytes: bytes / 1024, files: sizes.length };
}
