import { expect, type Page } from '@playwright/test';
import { createPage } from '../browser/support/editing.ts';
import { managementToken, password, withAccounts } from '../browser/support/editor-accounts.ts';
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

  await page
    .getByRole('button', { name: say('review.button', { stage: say('review.in-progress') }) })
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

test.describe('with accounts', () => {
  test.use({ shopSettings: withAccounts });

  test('members', { tag: '@own-shop' }, async ({ page, ownShop, guide }) => {
    const { say, picture } = guide;
    const invite = (email: string, role: string) =>
      fetch(`${ownShop.workspace}/workspace/invitations`, {
        method: 'POST',
        headers: { authorization: managementToken, 'content-type': 'application/json' },
        body: JSON.stringify({ email, role, language: 'de' }),
      });
    const member = async (email: string, name: string, role: string) => {
      await invite(email, role);
      const headers = { authorization: managementToken };
      const outbox = await (await fetch(`${ownShop.workspace}/outbox`, { headers })).text();
      const [, message = ''] = /href="(\/outbox\/\d+)/.exec(outbox) ?? [];
      const mail = await (await fetch(`${ownShop.workspace}${message}`, { headers })).text();
      const [, token = ''] = /#\/invitation\/([\w.-]+)/.exec(mail) ?? [];
      await fetch(`${ownShop.workspace}/workspace/invitation/accept`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ token, name, password }),
      });
    };
    await member('clara@blattwerk.example', 'Clara Sommer', 'administrator');
    await member('anna@blattwerk.example', 'Anna Blum', 'author');
    await member('ben@blattwerk.example', 'Ben Yilmaz', 'publisher');
    await invite('ida@blattwerk.example', 'editor');
    await page.goto(ownShop.workspace);
    await page.getByRole('textbox', { name: say('signIn.email') }).fill('clara@blattwerk.example');
    await page.getByLabel(say('signIn.password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: say('signIn.enter'), exact: true }).click();
    await page.getByRole('row', { name: 'Startseite' }).click();
    await expect(frame(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: say('people.alone') }).click();
    await page.getByRole('button', { name: say('members.title') }).click();
    await expect(page.getByRole('list', { name: say('members.title') })).toContainText('Anna Blum');
    await picture('members');
  });
});
