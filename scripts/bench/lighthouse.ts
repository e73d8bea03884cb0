import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../free-port.ts';
import type { PageType } from './page-types.ts';
import { median } from './statistics.ts';

/** Scores from 0 to 100, the largest picture or text in milliseconds, and what cost points. */
export type LighthouseFigures = {
  name: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  layoutShift: number;
  blocked: number;
  /** Lighthouse's own figure for the machine's speed: it scales nothing by it, so scores are compared at like figures. */
  machine: number;
  /** Keys of audits outside performance that were not passed. */
  failed: string[];
};

const rounds = 3;

/** Lighthouse as on a phone with a slow network (its own simulation), medians of the rounds, pages interleaved. */
export async function measureLighthouse(
  chromiumPath: string,
  storefront: string,
  pages: readonly PageType[],
): Promise<LighthouseFigures[]> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const results = new Map<PageType, Result[]>(pages.map((page) => [page, []]));
  // The first round draws pictures and compresses files, which later visitors find done.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [page, measured] of results) {
      const result = await resultOf(`${storefront}${page.path}`, port);
      if (round > 0) measured.push(result);
    }
  }
  await browser.close();
  return [...results].map(([page, measured]) => summarise(page.name, measured));
}

/** Chromium loses a recording now and then (NO_NAVSTART); Lighthouse's own advice is to run it again. */
async function resultOf(url: string, port: number, tries = 3): Promise<Result> {
  const run = await lighthouse(url, { port, logLevel: 'silent', output: 'json' });
  if (run && !run.lhr.runtimeError) return run.lhr;
  if (tries > 1) return resultOf(url, port, tries - 1);
  throw new Error(`${url}: ${run?.lhr.runtimeError?.message}`);
}

function summarise(name: string, results: readonly Result[]): LighthouseFigures {
  const score = (category: string) =>
    100 * median(results.map(({ categories }) => categories[category]?.score ?? 0));
  const value = (audit: string) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return {
    name,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    blocked: value('total-blocking-time'),
    machine: median(results.map(({ environment }) => environment.benchmarkIndex)),
    failed: [...new Set(results.flatMap(failedAudits))],
  };
}

function failedAudits({ categories, audits }: Result): string[] {
  return ['accessibility', 'best-practices', 'seo']
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
