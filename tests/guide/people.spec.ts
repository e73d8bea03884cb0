import { expect, type Page } from '@playwright/test';
import { createPage } from '../browser/support/editing.ts';
import { test } from './guide-test.ts';

const blocks = [
  {
    _uid: 'titel',
    component: 'page_container_headline',
    headline: 'Einladungen zur Taufe',
    subline: 'Auf zehn Papieren, auf Wunsch mit Goldfolie.',
    headlineType: 'h1',
  },
];

const frame = (page: Page) => page.locator('section iframe').first().contentFrame();

test('a comment, a review, a link to a draft', async ({ page, shop, guide }) => {
  const { say, picture } = guide;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const story = await createPage(shop, `taufe-zu-zweit-${say('action.save').toLowerCase()}`, blocks);
  await page.goto(`${shop.workspace}/#/stories/${story.id}/titel/comments`);
  await expect(frame(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('textbox', { name: say('comments.new') })
    .fill('Passt „Goldfolie“ auch zum Kraftpapier?');
  await page.getByRole('button', { name: say('comments.send'), exact: true }).click();
  await page.getByRole('textbox', { name: say('comments.answer') }).fill('Nein, ich nehme es heraus.');
  await page.getByRole('button', { name: say('comments.sendAnswer') }).click();
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(2);
  await picture('comments');

  // One person alone is asked for no review; the command is always there.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').fill(say('review.ask'));
  await page
    .getByRole('menuitem', { name: new RegExp(`^${say('review.ask')}`) })
    .first()
    .click();
  await page.getByRole('textbox', { name: say('review.reviewer') }).fill('Ben');
  await page.getByRole('textbox', { name: say('review.message') }).fill('Neu ist nur die erste Zeile.');
  await page.getByRole('button', { name: say('review.ask') }).click();
  await expect(page.getByRole('list', { name: say('review.steps') })).toBeVisible();
  await picture('review');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: say('share.title') }).click();
  for (const name of ['Tante Ida', 'Papeterie Sommer']) {
    await page.getByRole('textbox', { name: say('share.note') }).fill(name);
    await page.getByRole('button', { name: say('share.make') }).click();
    await expect(page.getByRole('list', { name: say('share.list') })).toContainText(name);
  }
  await picture('share');
});
