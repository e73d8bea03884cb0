import { expect, type Locator, type Page } from '@playwright/test';
import { previewIsLive, previewOf } from './editing.ts';

/** The workspace's tree of pages. */
export const pageTree = (page: Page): Locator => page.getByRole('treegrid', { name: 'Seiten' });

export const pageSearch = (page: Page): Locator => page.getByRole('searchbox', { name: 'Seite suchen …' });

export const saveState = (page: Page): Locator => page.getByRole('banner').getByRole('status');

/** Opens a page by its address in the tree and waits until the preview talks to the workspace. */
export async function openPageAt(page: Page, workspace: string, fullSlug: string): Promise<void> {
  await page.goto(workspace);
  await findPage(page, fullSlug);
  await pageSearch(page).fill('');
  await previewIsLive(page);
}

/** Chooses a page by search, as one does who knows its address. */
export async function findPage(page: Page, fullSlug: string): Promise<void> {
  await pageSearch(page).fill(fullSlug);
  await pageTree(page).getByText(fullSlug, { exact: true }).click();
}

/** Chooses an action of a row's menu, in the tree of pages or of blocks. */
export async function act(page: Page, row: Locator, action: string): Promise<void> {
  await row.hover();
  await row.getByRole('button', { name: /^Aktionen für/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(saveState(page)).toHaveText(/^Veröffentlicht, gesichert/);
}

/**
 * Clicks something in the page until its form is there and has the keyboard: the page listens once the editor has greeted it,
 * and the form may have been there before. What is filled in before the keyboard came back would go into the page.
 */
export async function clickInPreview(page: Page, words: string, field: Locator): Promise<void> {
  await expect(async () => {
    await previewOf(page).getByRole('heading', { name: words }).first().click();
    await expect(field).toHaveValue(words, { timeout: 2000 });
    await expect(field).toBeFocused({ timeout: 2000 });
  }).toPass();
}
