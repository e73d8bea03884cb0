import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';
import { isBroad } from './broad.ts';
import { expect } from './shop-test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What is looked at; all of the page's own document when left out. */
type Scope = {
  include?: readonly string[];
  exclude?: string;
  /** Rules that do not fit what is looked at. */
  without?: readonly string[];
  /** Whether what the page frames is looked at, too: that takes several times as long. */
  hasFrames?: boolean;
};

const widths = isBroad ? [360, 768, 1300] : [360, 1300];
/** Screens of editors. */
export const deskSizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe finds nothing in the page as it is shown now. */
export async function expectNoFindings(page: Page, scope: Scope = {}): Promise<void> {
  expect(await findingsOf(page, scope), page.url()).toEqual([]);
}

/** Axe finds nothing at either width that editors work at; the window is as wide afterwards as before. */
export async function expectNoFindingsAtDeskWidths(page: Page, scope: Scope = {}): Promise<void> {
  const before = page.viewportSize();
  for (const size of deskSizes) {
    await page.setViewportSize(size);
    expect.soft(await findingsOf(page, scope), `${page.url()} at ${size.width} px`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** Axe finds nothing at any width, in all that is shown or in one part of it. */
export async function expectNoFindingsAtAnyWidth(page: Page, part?: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const findings = await findingsOf(page, part === undefined ? {} : { include: [part] });
    expect.soft(findings, `${page.url()} at ${width} px`).toEqual([]);
  }
}

async function findingsOf(page: Page, scope: Scope): Promise<string[]> {
  const { include = [], exclude, without = [], hasFrames = false } = scope;
  const options: RunOptions = {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // All that is in order need not be described.
    resultTypes: ['violations'],
  };
  const asked = { include: [...include], exclude: exclude === undefined ? [] : [exclude], options };
  const violations = hasFrames ? await inAllFrames(page, asked) : await inDocument(page, asked);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

type Asked = { include: string[]; exclude: string[]; options: RunOptions };

/** Reads axe once into a document, where its builder does so each time and into every frame: half the time and less. */
async function inDocument(page: Page, asked: Asked): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async ({ include, exclude, options }) => {
    const context = include.length > 0 ? { include, exclude } : { exclude };
    const { violations } = await window.axe.run(context, { ...options, iframes: false });
    return violations;
  }, asked);
}

async function inAllFrames(page: Page, { include, exclude, options }: Asked): Promise<Result[]> {
  const builder = new AxeBuilder({ page }).options(options);
  for (const part of include) builder.include(part);
  for (const part of exclude) builder.exclude(part);
  const { violations } = await builder.analyze();
  // A second page, which puts together what the frames say, took the window's focus.
  await page.bringToFront();
  return violations;
}
