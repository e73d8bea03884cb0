import type { Page } from '@playwright/test';
import { beforeRelease } from './support/broad.ts';
import { blockTree, createPage, draftOf, formOf, openBlock, openPage, save } from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

const headline = {
  _uid: 'titel',
  component: 'page_container_headline',
  headline: 'Kalender',
  headlineType: 'h1',
};
const card = (id: string) => ({ kind: 'card', id });
const listOf = (...items: { kind: string; id: string }[]) => ({
  _uid: 'liste',
  component: 'product_list',
  products: { plugin: 'blattwerk-product', version: 1, items },
});
const health = (page: Page) => page.getByRole('region', { name: 'Zustand der Seite' });

test('a field is judged when it is left; what stands already goes while it is mended', async ({
  page,
  shop,
}) => {
  const story = await createPage(shop, 'beim-tippen', [headline]);
  await openPage(page, shop, story, 'titel');
  const form = formOf(page);
  const field = form.getByRole('textbox', { name: 'Überschrift Pflichtfeld' });
  const finding = form.getByText('Leerzeichen am Anfang und Ende von „Überschrift“ entfernen.');
  await field.press('End');
  await field.pressSequentially(' ');
  // The health bar says when the page as it is now has been judged.
  await form.getByRole('textbox', { name: 'Überschrift Pflichtfeld' }).press('ControlOrMeta+s');
  await expect(finding).toBeVisible();
  await field.pressSequentially('für');
  await expect(finding).toBeHidden();
  await field.pressSequentially(' ');
  await expect(field).toHaveValue('Kalender für ');
  await expect(finding).toBeHidden();
  await field.blur();
  await expect(finding).toBeVisible();
});

test('an address that is hard to pass on is changed from its finding', async ({ page, shop }) => {
  const story = await createPage(shop, 'Karten-Größen', [headline]);
  await openPage(page, shop, story, 'page');
  await health(page)
    .getByRole('button', { name: /Hinweis/ })
    .click();
  const finding = page.getByRole('listitem').filter({ hasText: 'Die Adresse mit kleinen Buchstaben' });
  await finding.getByRole('button', { name: 'Name und Adresse …' }).click();
  const dialog = page.getByRole('dialog', { name: '„Karten-Größen“ umbenennen' });
  await dialog.getByRole('textbox', { name: 'Adresse' }).fill(`karten-groessen-${story.id}`);
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(dialog).toBeHidden();
  await health(page)
    .getByRole('button', { name: /Hinweis/ })
    .click();
  await expect(finding).toBeHidden();
});

test('a product that is not sold everywhere: its row is marked, substitutes take its place with one press', async ({
  page,
  shop,
}) => {
  const good = ['146101', '146102', '146103', '146201', '146202', '146301', '146302'].map(card);
  const story = await createPage(shop, 'ersatz', [
    headline,
    listOf(...good, { kind: 'calendar', id: '200101' }),
  ]);
  await page.setViewportSize({ width: 1280, height: 620 });
  await openPage(page, shop, story, 'page');
  await health(page)
    .getByRole('button', { name: /Fehler/ })
    .click();
  const list = page.getByRole('list', { name: 'Befunde' });
  await expect(list.getByText(/^Produktliste .*› Produkte$/).first()).toBeVisible();
  await list
    .getByRole('button', { name: /lieferbar/ })
    .first()
    .click();
  const form = formOf(page);
  const row = form.frameLocator('iframe').getByRole('row').last();
  await expect(row).toContainText(/lieferbar/);
  await expect(row).toBeInViewport();
  const finding = form.getByText(/nicht lieferbar|nur in .* lieferbar/).first();
  // By key: right after it has scrolled, a busy browser takes a click to where the picker's frame was before.
  await form.getByRole('button', { name: 'Ersatz zeigen' }).first().press('Enter');
  const substitutes = form.getByRole('list', { name: 'Ersatz' });
  const first = substitutes.getByRole('button').first();
  await expect(first).toHaveText(/kalender.*ab\s\d+,\d{2}/i);
  await first.click();
  await expect(finding).toBeHidden();
  await save(page);
  const { body } = await draftOf(shop, story);
  expect(body).toMatchObject([
    {},
    { products: { items: [...good, { kind: 'calendar', id: expect.not.stringMatching('200101') }] } },
  ]);
  await page.getByRole('button', { name: /Rückgängig/ }).click();
  await expect(finding).toBeVisible();
});

test(
  'taking a page out of countries is the last offer, says what is lost and asks',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'einengen', [
      headline,
      listOf(card('146101'), { kind: 'calendar', id: '200101' }),
    ]);
    await openPage(page, shop, story, 'liste');
    const form = formOf(page);
    const narrowing = form.getByRole('button', { name: /^Seite nur .* zeigen …$/ });
    await expect(narrowing).toBeVisible();
    const offers = form.getByRole('button', { name: /^(Ersatz zeigen|Produkt entfernen|Seite nur .*)$/ });
    await expect(offers.first()).toHaveText('Ersatz zeigen');
    await narrowing.click();
    await expect(form.getByText(/^Danach ist die Seite in .* nicht mehr zu sehen\.$/)).toBeVisible();
    await form.getByRole('button', { name: 'Abbrechen' }).click();
    await openBlock(page, /Seite|einengen/);
    await expect(blockTree(page)).toBeVisible();
    const { countries } = await draftOf(shop, story);
    expect(countries).toBeUndefined();
  },
);
