import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { untilAlive } from '../page-alive.ts';

/** Kilobytes of 1,000 bytes. */
export type JavaScriptFigures = { kilobytes: number; files: number };

/** What the home page, a configurator and any other page may load; gzip, in kilobytes of 1,000 bytes. */
export const javaScriptBudgets = { home: 110, configurator: 260, other: 136 };

/** A page that is alive and asks for nothing so long has loaded what it loads by itself. */
const quietMs = 500;
/** A page that still asks after so long never comes to rest. */
const patienceMs = 30_000;

/** All JavaScript that a first visit of the page loads until it is idle, gzip. */
export async function measureJavaScript(browser: Browser, url: string): Promise<JavaScriptFigures> {
  const page = await browser.newPage();
  // Pictures are drawn when first asked for, which is waited for in vain here.
  await page.route(/\/_images|\/web-api\/pictures/, (route) => route.abort());
  const sizes: Promise<number>[] = [];
  const weigh = (response: Response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  };
  page.on('response', weigh);
  const untilQuiet = watchRequests(page);
  await page.goto(url);
  // Scripts are asked for after the first paint: on a busy machine the network is idle before it.
  await untilAlive(page);
  await untilQuiet();
  // What still comes would be read from a page that is closed.
  page.off('response', weigh);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return { kilobytes: bytes / 1000, files: sizes.length };
}

/** Counts the page's requests from now on; what it returns waits until none is under way and none begins, or throws. */
function watchRequests(page: Page): () => Promise<void> {
  let underWay = 0;
  let lastChange = performance.now();
  const count = (change: number) => () => {
    underWay += change;
    lastChange = performance.now();
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  return async () => {
    const latest = performance.now() + patienceMs;
    while (underWay > 0 || performance.now() - lastChange < quietMs) {
      if (performance.now() > latest) throw new Error(`${page.url()} does not stop asking for files.`);
      await pause(50);
    }
  };
}
