import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

export const widths = [360, 768, 1300];

/** Axe finds nothing at any width, in all that is shown or in one part of it. */
export async function expectNoFindings(page: Page, part?: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const axe = new AxeBuilder({ page }).withTags([
      ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      'best-practice',
    ]);
    const { violations } = await (part ? axe.include(part) : axe).analyze();
    const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect.soft(findings, `${page.url()} at ${width} px`).toEqual([]);
  }
}
