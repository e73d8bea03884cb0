import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { findProgram, missingBrowsers, type Program } from '../../../scripts/other-browsers.ts';
import type { ShopAddresses } from '../../../scripts/shop-process.ts';
import { sharedShop } from '../../browser/support/shared-shop.ts';
import type { RunningBrowser, Tab } from '../browsers/browser.ts';
import { startFirefox } from '../browsers/firefox.ts';
import { startWebkit } from '../browsers/webkit.ts';
import { Part } from '../person/part.ts';

export type Engine = 'firefox' | 'webkit';

export type JourneyOptions = { engine: Engine; size: { width: number; height: number } };

type Fixtures = {
  size: JourneyOptions['size'];
  shop: ShopAddresses;
  tab: Tab;
  /** What the window shows. */
  view: Part;
  /** Keeps a picture of the window, to be looked at. */
  keep: (name: string) => Promise<void>;
  /** Messages that a journey provokes on purpose. */
  expectedErrors: RegExp[];
};
type WorkerFixtures = { engine: Engine; running: RunningBrowser };

const start: Record<Engine, () => Promise<RunningBrowser>> = {
  firefox: () => startFirefox(pathOf('firefox')),
  webkit: () =>
    startWebkit({
      driver: pathOf('webkitDriver'),
      browser: pathOf('webkitBrowser'),
      display: pathOf('display'),
    }),
};

function pathOf(program: Program): string {
  const path = findProgram(program);
  if (path === undefined) throw new Error(missingBrowsers());
  return path;
}

/** `test` of Playwright with a tab of the project's browser; what the page complains of fails the test. */
export { expect };

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  size: [{ width: 1440, height: 900 }, { option: true }],
  running: [
    async ({ engine }, use) => {
      const running = await start[engine]();
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
  shop: async ({}, use) => use(sharedShop()),
  // zod asks the workspace once whether it may compile its schemas, and takes no for an answer.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
  expectedErrors: async ({}, use) => use([/JavaScript eval/]),
  tab: async ({ running, size, expectedErrors }, use) => {
    const tab = await running.openTab(size.width, size.height);
    await use(tab);
    const complaints = await tab.complaints();
    await tab.close();
    const unexpected = complaints.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
    expect(unexpected, 'errors in the browser console').toEqual([]);
  },
  view: async ({ tab }, use) => use(new Part(tab)),
  keep: async ({ tab }, use, { project, titlePath }) => {
    const folder = join(picturesFolder(), project.name, titlePath[0]?.replace('.spec.ts', '') ?? '');
    mkdirSync(folder, { recursive: true });
    let count = 0;
    await use(async (name) => {
      count += 1;
      writeFileSync(join(folder, `${String(count).padStart(2, '0')}-${name}.png`), await tab.picture());
    });
  },
});

/** Names the folder of kept pictures; the environment reaches Playwright's workers. */
export const picturesVariable = 'JOURNEY_PICTURES';

function picturesFolder(): string {
  return process.env[picturesVariable] ?? '';
}
