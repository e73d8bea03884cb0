import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { measureJavaScript } from './bench/javascript-size.ts';
import { benchKeystrokes } from './bench/keystrokes.ts';
import { createLongStory } from './bench/long-story.ts';
import { benchPages } from './bench/pages.ts';
import { benchValidator } from './bench/validator.ts';
import { buildStale } from './build-stale.ts';
import { ensureChromium } from './chromium.ts';
import { localTokens } from './environment.ts';
import { ShopProcess } from './shop-process.ts';

/** Measures what the budgets are about, each beside the physical limit or a peer in the same run; prints one table. */
const build = await buildStale();
if (!build.ok) throw new Error(build.message);
const browserPath = await ensureChromium();
if (!browserPath.ok) throw new Error(browserPath.message);

const shopProcess = new ShopProcess();
const shop = await shopProcess.untouched(true);
const browser = await chromium.launch({
  executablePath: browserPath.path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const [cpu] = cpus();
console.log(`${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}\n`);

const validator = await benchValidator();
print(
  'validator: judgeStory',
  `${validator.judge.toFixed(0)} stories/s`,
  `bare validateStory ${validator.bare.toFixed(0)}`,
);

const pages = await benchPages(shop.storefront);
const share = (100 * pages.cached) / pages.bare;
print('home page rendered', `${pages.uncached.toFixed(0)} pages/s`, `${pages.kilobytes.toFixed(0)} KB`);
print(
  'home page from the cache',
  `${pages.cached.toFixed(0)} pages/s`,
  `${share.toFixed(0)} % of bare node:http (${pages.bare.toFixed(0)})`,
);

const script = await measureJavaScript(browser, shop.storefront);
print(
  'JavaScript of the home page',
  `${script.kilobytes.toFixed(1)} KB gzip`,
  `${script.files} files, budget 130`,
);

const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
for (const [blocks, budget] of [
  [100, 30],
  [500, 50],
] as const) {
  const space = { origin: shop.workspace, token: localTokens.management, id: 100_001 };
  const story = await createLongStory(space, blocks);
  const { p50, p95 } = await benchKeystrokes(context, shop.workspace, story);
  print(
    `key to preview, ${blocks} blocks`,
    `p50 ${p50.toFixed(1)} ms`,
    `p95 ${p95.toFixed(1)} ms, budget ${budget}`,
  );
}

await browser.close();
await shopProcess.dispose();

function print(what: string, figure: string, beside: string): void {
  console.log(`${what.padEnd(34)}${figure.padStart(20)}   ${beside}`);
}
