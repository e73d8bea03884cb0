import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** Kilobytes of 1,000 bytes. */
export type JavaScriptFigures = { kilobytes: number; files: number };

/** What the home page may load, and any other page but a configurator; gzip, in kilobytes of 1,000 bytes. */
export const javaScriptBudgets = { home: 130, other: 150 };

/** All JavaScript that a first visit of the page loads until it is idle, gzip. */
export async function measureJavaScript(browser: Browser, url: string): Promise<JavaScriptFigures> {
  const page = await browser.newPage();
  // Pictures are drawn when first asked for, which is waited for in vain here.
  await page.route(/\/_images|\/web-api\/pictures/, (route) => route.abort());
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return { kilobytes: bytes / 1000, files: sizes.length };
}
