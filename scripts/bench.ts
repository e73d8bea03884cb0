import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { benchLibrary } from './bench/asset-library.ts';
import { measureCosts } from './bench/capacity/bench-capacity.ts';
import { capacityTable } from './bench/capacity/capacity-table.ts';
import { compareCosts } from './bench/capacity/compare-costs.ts';
import { benchColdListings } from './bench/cold-listings.ts';
import { benchConfigurator } from './bench/configurator/bench-configurator.ts';
import type { Figure } from './bench/figure.ts';
import { benchInvoices } from './bench/invoices.ts';
import { javaScriptBudgets, measureJavaScript } from './bench/javascript-size.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { benchListings } from './bench/listings.ts';
import { createLongStory } from './bench/long-story.ts';
import { benchOrders } from './bench/orders.ts';
import type { Comparison } from './bench/page-rates/compare-rates.ts';
import { benchExperiment } from './bench/page-rates/experiment-rates.ts';
import { hasOwnCores } from './bench/page-rates/measured-process.ts';
import { benchPages } from './bench/page-rates/page-rates.ts';
import { findProductPages, type PageType, pageTypes } from './bench/page-types.ts';
import { benchPictures } from './bench/pictures.ts';
import { benchMessages, buildVendorPreview } from './bench/preview-messages.ts';
import { benchPrices, quotesPerSecond } from './bench/prices.ts';
import { printFileFigures } from './bench/print-file-figures.ts';
import { benchSpace } from './bench/space/bench-space.ts';
import { benchTranslations } from './bench/translations.ts';
import { benchUsage } from './bench/usage.ts';
import { benchValidator } from './bench/validator.ts';
import { benchWorkspace } from './bench/workspace/bench-workspace.ts';
import { buildStale } from './build-stale.ts';
import { ensureChromium } from './chromium.ts';
import { localTokens } from './environment.ts';
import { type ShopAddresses, ShopProcess } from './shop-process.ts';

/**
 * Measures what the budgets are about, each beside the physical limit or a peer in the same run; prints one table.
 * Without names all of it: npm run bench -- prices pictures
 */
const parts: Record<string, () => Promise<void>> = {
  validator: printValidator,
  usage: printUsage,
  library: printLibrary,
  translations: printTranslations,
  'workspace-space': () => printFigures(benchSpace()),
  pictures: printPictures,
  invoices: printInvoices,
  'print-files': () => printFigures(printFileFigures()),
  listings: printListings,
  cold: () => withShop(printColdListings),
  pages: () => withShop(printPages),
  experiment: () => withShop(async (shop) => printFigures(benchExperiment(shop))),
  prices: () => withShop(printPrices),
  orders: printOrders,
  javascript: () => withShop((shop) => withBrowser((browser) => printJavaScript(shop, browser))),
  lighthouse: () => withShop(printLighthouse),
  preview: () => withShop((shop) => withBrowser((browser) => printPreview(shop, browser))),
  configurator: () =>
    withShop((shop) => withBrowser((browser) => printFigures(benchConfigurator(browser, shop.storefront)))),
  workspace: () => withShop((shop) => withBrowser((browser) => printWorkspace(shop, browser))),
  capacity: () => withShop((shop) => withBrowser((browser) => printCapacity(shop, browser))),
};

/** Least part of what the peer answers that the shop answers on the same core. */
const pageBudget = 0.85;
/** Milliseconds from a shipped order to its invoice. */
const invoiceBudget = 1500;
/** Milliseconds of a core until the library has answered: too short to be noticed. */
const libraryBudget = 100;
/** Milliseconds of a core until the list of translations has answered, at its 95th percentile. */
const translationsBudget = 100;
/** Seconds, on two cores. */
const coldListingBudget = 3;

const chosen = chosenParts();
const shopFolder = mkdtempSync(join(tmpdir(), 'blattwerk-shop-'));
const shopProcess = new ShopProcess(shopFolder);
const [cpu] = cpus();
console.log(`${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}\n`);
try {
  for (const part of chosen) await part();
} finally {
  await shopProcess.stop();
  rmSync(shopFolder, { recursive: true, force: true });
}
// A server that was measured within this process keeps it alive.
process.exit();

function chosenParts(): (() => Promise<void>)[] {
  const { positionals } = parseArgs({ allowPositionals: true });
  const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) {
    console.error(`There is no measurement "${unknown}". Choose from: ${Object.keys(parts).join(', ')}.`);
    process.exit(2);
  }
  return Object.entries(parts).flatMap(([name, part]) =>
    positionals.length === 0 || positionals.includes(name) ? [part] : [],
  );
}

/** The shop as it runs in production; one for all measurements. */
async function withShop(measure: (shop: ShopAddresses) => Promise<void>): Promise<void> {
  const build = await buildStale();
  if (!build.ok) throw new Error(build.message);
  await measure(await shopProcess.untouched(false));
}

async function withBrowser(measure: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
}

async function chromiumPath(): Promise<string> {
  const found = await ensureChromium();
  if (!found.ok) throw new Error(found.message);
  return found.path;
}

async function printValidator(): Promise<void> {
  const validator = await benchValidator([100, 1_000, 10_000]);
  for (const { stories, judge, bare } of validator.rates) {
    print(
      `judge, ${stories.toLocaleString('en')} stories`,
      `${judge.toFixed(0)} stories/s`,
      `${(1000 / judge).toFixed(2)} ms each, catalogue included; bare validateStory ${bare.toFixed(0)} stories/s`,
    );
  }
  print(
    'judge, one edited story',
    `p95 ${validator.edit.p95.toFixed(1)} ms`,
    `p50 ${validator.edit.p50.toFixed(1)}, budget 2${within(validator.edit.p95 <= 2)}`,
  );
  for (const { stories, parsed, anew, again } of validator.files) {
    print(
      `the same ${stories.toLocaleString('en')} files read and parsed alone`,
      `${parsed.seconds.toFixed(1)} s`,
      `on every core, start included: no judge can be faster`,
    );
    const runs = { 'everything anew': anew, 'a hundredth changed': again };
    for (const [which, { seconds, megabytes }] of Object.entries(runs))
      print(
        `npm run validate, ${stories.toLocaleString('en')} files, ${which}`,
        `${seconds.toFixed(1)} s`,
        `at most ${megabytes.toFixed(0)} MB, start included; budget for 10,000: 4 s, 500 MB${within(stories > 10_000 || (seconds <= 4 && megabytes <= 500))}`,
      );
  }
}

async function printUsage(): Promise<void> {
  const usage = benchUsage(10_000);
  print(
    'usage index, 10,000 stories',
    `${usage.save.toFixed(2)} ms a save`,
    `${usage.answer.toFixed(2)} ms a question about all of them, built in ${(usage.build / 1000).toFixed(1)} s`,
  );
}

async function printLibrary(): Promise<void> {
  const small = await benchLibrary(100);
  for (const [at, { question, milliseconds, found }] of (await benchLibrary(20_000)).entries()) {
    const besides = `${found} found; of 100 files ${small[at]?.milliseconds.toFixed(1)} ms; budget ${libraryBudget}`;
    print(
      `library of 20,000: ${question}`,
      `${milliseconds.toFixed(1)} ms`,
      `${besides}${within(milliseconds <= libraryBudget)}`,
    );
  }
}

async function printTranslations(): Promise<void> {
  const small = await benchTranslations(100);
  for (const [at, { question, milliseconds, found }] of (await benchTranslations(5000)).entries()) {
    const besides = `${found} found; of 100 stories ${small[at]?.milliseconds.toFixed(1)} ms`;
    const budget =
      at === 0 ? '' : `; budget ${translationsBudget}${within(milliseconds <= translationsBudget)}`;
    print(`translations of 5,000: ${question}`, `p95 ${milliseconds.toFixed(1)} ms`, `${besides}${budget}`);
  }
}

async function printCapacity(shop: ShopAddresses, browser: Browser): Promise<void> {
  for (const { name, assumed, measured, isTrue } of compareCosts(await measureCosts(shop, browser)))
    print(
      `capacity: ${name}`,
      measured?.toPrecision(3) ?? 'not measured',
      `model ${assumed}${within(isTrue)}`,
    );
  console.log(`\n${capacityTable()}\n`);
}

async function printOrders(): Promise<void> {
  const figures = await benchOrders();
  if (!figures) return print('baskets and orders', 'not measured', 'no PostgreSQL server is installed');
  for (const { lines, p50, p99 } of figures.changes)
    print(
      `basket change, ${lines} lines`,
      `p99 ${p99.toFixed(0)} ms`,
      `p50 ${p50.toFixed(0)}, on PostgreSQL; budget 50${within(p99 <= 50)}`,
    );
  const { p50, p99 } = figures.placing;
  print(
    'placing an order',
    `p99 ${p99.toFixed(0)} ms`,
    `p50 ${p50.toFixed(0)}; budget 150${within(p99 <= 150)}`,
  );
  for (const { shoppers, perMinute, ...times } of figures.atOnce)
    print(
      `placing, ${shoppers} shoppers at once`,
      `${perMinute.toLocaleString('en')} orders a minute`,
      `p99 ${times.p99.toFixed(0)} ms, p50 ${times.p50.toFixed(0)}, each with a basket of its own`,
    );
}

async function printPictures(): Promise<void> {
  const { thumbnails, products, plates } = await benchPictures();
  for (const [what, milliseconds] of [
    ['thumbnail of a document, 300 px', thumbnails.document],
    ['thumbnail of a new recipe, 300 px', thumbnails.recipe],
  ] as const) {
    const part = (100 * thumbnails.bare) / milliseconds;
    const bare = `bare resvg + WebP (${(1000 / thumbnails.bare).toFixed(1)})`;
    print(
      what,
      `${(1000 / milliseconds).toFixed(1)} /s a core`,
      `${part.toFixed(0)} % of ${bare}, budget 70${within(part >= 70)}`,
    );
  }
  print(
    'product picture, 1200 px',
    `${(60_000 / products.product).toFixed(0)} /min a core`,
    `${((100 * products.bare) / products.product).toFixed(0)} % of bare resvg + WebP (${(60_000 / products.bare).toFixed(0)})`,
  );
  print(
    'product picture by a plate, 1200 px',
    `${(60_000 / plates.laid).toFixed(0)} /min a core`,
    `${(plates.drawn / plates.laid).toFixed(1)} times those drawn (${(60_000 / plates.drawn).toFixed(0)})`,
  );
}

async function printInvoices(): Promise<void> {
  const { first, p50, p95, kilobytes } = await benchInvoices();
  print(
    'invoice as PDF with e-invoice, 10 lines',
    `p50 ${p50.toFixed(0)} ms`,
    `p95 ${p95.toFixed(0)}, ${kilobytes.toFixed(0)} KB; the first with the start of its thread ${first.toFixed(0)}, budget ${invoiceBudget}${within(first <= invoiceBudget)}`,
  );
}

async function printListings(): Promise<void> {
  const listings = await benchListings([1_000, 10_000, 100_000]);
  if (!listings) console.log('listings: no PostgreSQL server is installed: not measured');
  for (const { designs, p50, p99, searchP99, searchCore, smallP99, countP50 } of listings ?? []) {
    print(
      `listing of ${designs.toLocaleString('en')} designs`,
      `p99 ${p99.toFixed(0)} ms`,
      `p50 ${p50.toFixed(1)}, budget 50${within(p99 <= 50)}; with search p99 ${searchP99.toFixed(0)}, budget 20${within(searchP99 <= 20)};${searchCore ? ` of a core, in six languages, p50 ${searchCore.p50.toFixed(1)}, p99 ${searchCore.p99.toFixed(0)}${within(searchCore.p99 <= 20)};` : ''} a question without work: p99 ${smallP99.toFixed(0)}; PostgreSQL's bare count p50 ${countP50.toFixed(1)}`,
    );
  }
}

async function printColdListings({ storefront }: ShopAddresses): Promise<void> {
  const { listings, median, slowest } = await benchColdListings(storefront);
  print(
    'listing of 12, no picture drawn yet',
    `${median.toFixed(1)} s`,
    `the slowest of ${listings} ${slowest.toFixed(1)} s, budget ${coldListingBudget}${within(slowest <= coldListingBudget)}`,
  );
}

async function printPages(shop: ShopAddresses): Promise<void> {
  if (!hasOwnCores) console.log('pages: servers and load share cores: there is no taskset');
  await benchPages(shop, await comparedPages(shop), ({ page, kind, encoding, compared }) => {
    const peer =
      kind === 'kept'
        ? 'bare node:http'
        : `react-dom alone${encoding === 'identity' ? '' : ' and its HTML compressed'}`;
    const what = kind === 'kept' ? 'from the cache' : 'rendered';
    print(
      `${page.name} page ${what}, ${encoding}`,
      `${perCore(compared.own)} /s a core`,
      besidePeer(compared, peer),
    );
  });
}

function besidePeer({ peer, share, spread: [low, high] }: Comparison, name: string): string {
  const part = `${percent(share)} % of ${name} (${perCore(peer)}), half of the rounds ${percent(low)} to ${percent(high)}`;
  return `${part}; budget ${percent(pageBudget)}${within(share >= pageBudget)}`;
}

function percent(share: number): string {
  return (100 * share).toFixed(0);
}

function perCore(microseconds: number): string {
  return (1e6 / microseconds).toFixed(0);
}

async function printPrices(shop: ShopAddresses): Promise<void> {
  const quotes = await benchPrices(shop.storefront);
  print(
    `card prices, ${quotesPerSecond} requests/s`,
    `p99 ${quotes.p99.toFixed(1)} ms`,
    `p50 ${quotes.p50.toFixed(1)} ms, budget 10${within(quotes.p99 <= 10)}; a question without work: p99 ${quotes.smallP99.toFixed(1)} ms`,
  );
}

async function printJavaScript(shop: ShopAddresses, browser: Browser): Promise<void> {
  for (const type of [...Object.values(pageTypes), ...(await findProductPages(shop.storefront))]) {
    const { name, path } = type;
    const budget = type === pageTypes.home ? javaScriptBudgets.home : javaScriptBudgets.other;
    const script = await measureJavaScript(browser, `${shop.storefront}${path}`);
    const size = `${script.kilobytes.toFixed(1)} KB gzip`;
    print(
      `JavaScript, ${name} page`,
      size,
      `${script.files} files, budget ${budget}${within(script.kilobytes <= budget)}`,
    );
  }
}

async function printLighthouse(shop: ShopAddresses): Promise<void> {
  const measured = await measureLighthouse(await chromiumPath(), shop.storefront, await comparedPages(shop));
  for (const figures of measured) {
    const { name, performance, accessibility, bestPractices, seo, failed } = figures;
    const others = `accessibility ${accessibility.toFixed(0)}, best practices ${bestPractices.toFixed(0)}, SEO ${seo.toFixed(0)}`;
    const paint = `LCP ${(figures.largestPaint / 1000).toFixed(1)} s, CLS ${figures.layoutShift.toFixed(3)}, blocked ${figures.blocked.toFixed(0)} ms, benchmark index ${figures.machine.toFixed(0)}`;
    print(
      `Lighthouse mobile, ${name} page`,
      `performance ${performance.toFixed(0)}`,
      `${others}; ${paint}${failed.length > 0 ? `; not passed: ${failed.join(', ')}` : ''}`,
    );
  }
}

async function printPreview(shop: ShopAddresses, browser: Browser): Promise<void> {
  const vendorScript = await buildVendorPreview();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  for (const blocks of [100, 500]) {
    const story = await createLongStory(spaceOf(shop), blocks);
    const { own, vendor } = await benchMessages(context, shop, story, vendorScript);
    print(
      `message to paint, ${blocks} blocks`,
      `p95 ${own.p95.toFixed(1)} ms`,
      `p50 ${own.p50.toFixed(1)}; the vendor's React SDK p50 ${vendor.p50.toFixed(1)}, p95 ${vendor.p95.toFixed(1)}`,
    );
  }
}

async function printWorkspace(shop: ShopAddresses, browser: Browser): Promise<void> {
  const story = await createLongStory(spaceOf(shop), 500, 'deep');
  await printFigures(benchWorkspace(browser, shop.workspace, story));
}

async function printFigures(figures: AsyncIterable<Figure>): Promise<void> {
  for await (const { what, figure, beside, isKept } of figures)
    print(what, figure, `${beside}${within(isKept)}`);
}

function spaceOf({ workspace }: ShopAddresses) {
  return { origin: workspace, token: localTokens.management, id: 100_001 };
}

async function comparedPages({ storefront }: ShopAddresses): Promise<PageType[]> {
  const compared = ['card detail', 'calendar detail'];
  const products = await findProductPages(storefront);
  const details = products.filter(({ name }) => compared.includes(name));
  return [pageTypes.home, pageTypes.listing, pageTypes.theme, ...details];
}

/** What is over its budget is said beside it, and by the exit code. */
function within(isKept: boolean): string {
  if (isKept) return '';
  process.exitCode = 1;
  return ' (OVER)';
}

function print(what: string, figure: string, beside: string): void {
  console.log(`${what.padEnd(44)}${figure.padStart(20)}   ${beside}`);
}
