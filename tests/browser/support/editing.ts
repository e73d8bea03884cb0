import type { FrameLocator, Locator, Page } from '@playwright/test';
import { createManagementApiClient } from '@storyblok/management-api-client';
import StoryblokClient from 'storyblok-js-client';
import { localTokens } from '../../../scripts/environment.ts';
import type { ShopAddresses } from '../../../scripts/shop-process.ts';
import { expect } from './shop-test.ts';

/** A page made for a test: unpublished, in the card channel. */
export type TestPage = { id: number; path: string };

type Blocks = readonly Record<string, unknown>[];

const spaceId = 100_001;

export function managementClient(shop: ShopAddresses) {
  return createManagementApiClient({
    baseUrl: shop.workspace,
    personalAccessToken: localTokens.management,
    spaceId,
  });
}

/** Makes a page of the given blocks through the management API; one that a first try left goes. */
export async function createPage(shop: ShopAddresses, slug: string, body: Blocks): Promise<TestPage> {
  const client = managementClient(shop);
  const earlier = await client.stories.list({
    query: { with_slug: `blattwerk/${slug}` },
    throwOnError: true,
  });
  for (const { id } of earlier.data.stories ?? []) {
    if (id !== undefined) await client.stories.delete(id, { throwOnError: true });
  }
  const found = await client.stories.list({ query: { with_slug: 'blattwerk' }, throwOnError: true });
  const parent_id = found.data.stories?.[0]?.id ?? 0;
  const content = { component: 'page', _uid: 'page', title: slug, description: slug, body: [...body] };
  const { data } = await client.stories.create({
    body: { story: { name: slug, slug, parent_id, content } },
    throwOnError: true,
  });
  if (!data.story) throw new Error(`The space did not answer with the story ${slug}.`);
  return { id: data.story.id, path: data.story.full_slug };
}

/** Gives a story another content, for shoppers too. */
export async function publishContent(
  shop: ShopAddresses,
  slug: string,
  content: { component: string; _uid: string },
): Promise<void> {
  const client = managementClient(shop);
  const found = await client.stories.list({ query: { with_slug: slug }, throwOnError: true });
  const id = found.data.stories?.[0]?.id ?? 0;
  await client.stories.update(id, { body: { story: { content } }, throwOnError: true });
  await client.stories.publish(id, { throwOnError: true });
}

/** The stored draft's content, as the official delivery client reads it. */
export async function draftOf(shop: ShopAddresses, { path }: TestPage): Promise<Record<string, unknown>> {
  const client = new StoryblokClient({
    accessToken: localTokens.preview,
    endpoint: `${shop.workspace}/v2`,
  });
  const { data } = await client.get(`cdn/stories/${path}`, { version: 'draft' });
  return data.story.content;
}

/** Shows the page unscaled and waits until it talks to the workspace. */
export async function previewIsLive(page: Page): Promise<void> {
  // A scaled frame moves what the test tool clicks; a real mouse has no such trouble.
  await page.getByRole('radio', { name: '100 %' }).click();
  await expect(page.getByText('Vorschau verbunden')).toBeVisible();
}

/** Opens a page in the workspace, at the form of one of its blocks, with the preview listening. */
export async function openPage(page: Page, shop: ShopAddresses, story: TestPage, uid = 'page') {
  await page.goto(`${shop.workspace}/#/stories/${story.id}/${uid}`);
  await previewIsLive(page);
  await previewOf(page)
    .locator('html')
    .evaluate(() => {
      window.name = 'never reloaded';
    });
}

export async function expectNeverReloaded(page: Page): Promise<void> {
  const name = await previewOf(page)
    .locator('html')
    .evaluate(() => window.name);
  expect(name).toBe('never reloaded');
}

/** Saves the draft and waits until the content space has it. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sichern', exact: true }).click();
  await expectSaved(page);
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Entwurf, gesichert/)).toBeVisible();
}

/** Opens the form of a block by its row in the tree of the page's blocks. */
export async function openBlock(page: Page, name: string | RegExp): Promise<void> {
  await blockTree(page).getByRole('row', { name }).click();
}

/** Chooses from a list that opens below its button. */
export async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Goes to a desk, or opens a tool, by the menu of areas. */
export async function chooseArea(page: Page, name: string): Promise<void> {
  // A page that has just been opened hears no shortcut yet.
  await page.getByRole('button', { name: /^(Bereiche|Areas)/ }).click();
  const menu = page.getByRole('menu', { name: /^(Bereiche|Areas)/ });
  await menu
    .getByRole('menuitem', { name, exact: true })
    .or(menu.getByRole('menuitemradio', { name, exact: true }))
    .press('Enter');
}

export function previewOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[title^="Vorschau"]');
}

export function formOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Formular' });
}

export function blockTree(page: Page): Locator {
  return page.getByRole('treegrid', { name: 'Bausteine dieser Seite' });
}
