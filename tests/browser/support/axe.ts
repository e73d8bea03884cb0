import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** What is looked at; all of the page's own document when left out. */
type Scope = {
  include?: readonly string[];
  exclude?: string;
  /** Rules that do not fit what is looked at. */
  without?: readonly string[];
  /** Whether what the page frames is looked at, too: that takes several times as long. */
  hasFrames?: boolean;
};

const widths = [360, 768, 1300];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe finds nothing in the page as it is shown now. */
export async function expectNoFindings(page: Page, scope: Scope = {}): Promise<void> {
  expect(await findingsOf(page, scope), page.url()).toEqual([]);
}

/** Axe finds nothing at any width, in all that is shown or in one part of it. */
export async function expectNoFindingsAtAnyWidth(page: Page, part?: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const findings = await findingsOf(page, part === undefined ? {} : { include: [part] });
    expect.soft(findings, `${page.url()} at ${width} px`).toEqual([]);
  }
}

async function findingsOf(
  page: Page,
  { include = [], exclude, without = [], hasFrames = false }: Scope,
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // All that is in order need not be described.
    resultTypes: ['violations'],
  });
  // Without it a second page is opened to put together what several frames say.
  axe.setLegacyMode(!hasFrames);
  for (const part of include) axe.include(part);
  if (exclude) axe.exclude(exclude);
  const { violations } = await axe.analyze();
  // That second page took the window's focus.
  if (hasFrames) await page.bringToFront();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
