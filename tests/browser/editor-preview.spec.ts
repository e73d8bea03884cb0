import { createHash } from 'node:crypto';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import {
  blockTree,
  choose,
  createPage,
  formOf,
  managementClient,
  openBlock,
  previewOf,
} from './support/editing.ts';
import { clickInPreview, findPage, openPageAt, pageTree, publish, saveState } from './support/pages.ts';
import { expect, test } from './support/shop-test.ts';

test('an editor translates a page, sees it in its language, publishes it for shoppers abroad', {
  tag: '@own-shop',
}, async ({ page, ownShop, context }) => {
  await openPageAt(page, ownShop.workspace, 'blattwerk/service/versand');
  await page.getByRole('button', { name: /Land$/ }).click();
  await page.getByRole('option', { name: 'Vereinigtes Königreich' }).click();
  const preview = previewOf(page);
  await expect(preview.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByText('Vorschau verbunden')).toBeVisible();

  await openBlock(page, /^Überschrift mit Einleitung/);
  await formOf(page).getByRole('tab', { name: 'Übersetzung' }).click();
  const english = formOf(page).getByRole('textbox', { name: 'Überschrift' });
  await expect(english).toHaveValue('Shipping & delivery');
  // What has no English text shows the German one.
  await english.fill('');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Versand & Lieferung');
  await english.fill('Shipping, simply');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Shipping, simply');
  await publish(page);

  const shopper = await context.newPage();
  await shopper.goto(`http://gb.localhost:${ownShop.storefrontPort}/service/delivery/`);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Shipping, simply');
  await shopper.goto(`${ownShop.storefront}/service/delivery/`);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Versand & Lieferung');
});

test(
  'a preview that does not answer is loaded again by itself',
  beforeRelease,
  async ({ page, shop, expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED/);
    const frames = new RegExp(`^${shop.storefront}/.*_storyblok`);
    await page.route(frames, (route) => route.abort());
    await page.clock.install();
    await page.goto(shop.workspace);
    await findPage(page, 'blattwerk/service/versand');
    await expect(page.getByText('Vorschau lädt …')).toBeVisible();
    await page.clock.fastForward('00:06');
    await expect(page.getByText('Vorschau antwortet nicht', { exact: true })).toBeVisible();
    await page.unroute(frames);
    await page.clock.fastForward('00:08');
    await expect(page.getByText('Vorschau verbunden')).toBeVisible();
  },
);

test('a page outside of every channel says why it is not shown, and is moved to where it is', async ({
  page,
  shop,
}) => {
  const story = await createPage(shop, 'ohne-kanal', [
    { _uid: 'titel', component: 'page_container_headline', headline: 'Angekommen', headlineType: 'h1' },
  ]);
  const moved = { story: { parent_id: 0 } };
  await managementClient(shop).stories.update(story.id, { body: moved, throwOnError: true });
  await page.goto(`${shop.workspace}/#/stories/${story.id}`);
  await expect(page.getByText('Keine Vorschau: ohne Adresse im Shop')).toBeVisible();
  const reason = page.getByRole('status').filter({ hasText: '„ohne-kanal“ liegt in keinem Ordner' });
  await expect(reason).toContainText('In den Ordner „Blattwerk“ oder „myposter“ verschoben');
  await expectNoFindings(page);
  await reason.getByRole('button', { name: 'Verschieben …' }).press('Enter');
  const moving = page.getByRole('dialog', { name: '„ohne-kanal“ verschieben' });
  await choose(page, moving.getByRole('button', { name: 'Ordner' }), 'blattwerk');
  await moving.getByRole('button', { name: 'Hierher verschieben' }).press('Enter');
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText('Angekommen');
  await expect(page.getByText('Vorschau verbunden')).toBeVisible();
});

test('head and foot of the shop are composed in their own preview', beforeRelease, async ({ page, shop }) => {
  await openPageAt(page, shop.workspace, 'blattwerk/settings');
  const preview = previewOf(page);
  await formOf(page).getByRole('textbox', { name: 'Text im Fuß' }).fill('Papier mit Haltung.');
  await expect(preview.getByRole('contentinfo')).toContainText('Papier mit Haltung.');

  await blockTree(page).getByRole('row', { name: 'Navigationspunkt Hochzeit', exact: true }).click();
  await formOf(page)
    .getByRole('textbox', { name: /^Beschriftung/ })
    .fill('Heiraten');
  // Wide enough that the navigation stands in a row.
  await page.getByRole('radio', { name: '1300' }).click();
  const shown = preview.getByRole('banner').getByText('Heiraten').filter({ visible: true });
  await expect(shown.first()).toBeVisible();
  await expect(saveState(page)).toHaveText('Nicht gesicherte Änderungen');
});

test(
  'a preview that reloads after its address has ended is back by a fresh one',
  beforeRelease,
  async ({ page, shop, expectedErrors }) => {
    expectedErrors.push(/frame-ancestors|Framing|40[34]/);
    await page.clock.install();
    await openPageAt(page, shop.workspace, 'blattwerk/service/versand');
    const frame = page.locator('iframe[title^="Vorschau"]');
    const signedAddress = async () => new URL((await frame.getAttribute('src')) ?? '');
    const heading = previewOf(page).getByRole('heading', { level: 1 });
    await clickInPreview(
      page,
      'Versand & Lieferung',
      formOf(page).getByRole('textbox', { name: /^Überschrift/ }),
    );
    await formOf(page)
      .getByRole('textbox', { name: /^Überschrift/ })
      .fill('Nach der Pause');
    await expect(heading).toHaveText('Nach der Pause');

    // An hour later the page reloads by the address it has: the shop takes it no longer.
    const first = await signedAddress();
    const ended = endedAddress(first);
    const refusal = (await page.request.get(ended)).headers()['content-security-policy'];
    expect(refusal).toContain("frame-ancestors 'none'");
    await page.clock.fastForward('56:00');
    await previewOf(page)
      .locator('html')
      .evaluate((_html, address) => window.location.replace(address), ended);

    await expect(frame).not.toHaveAttribute('src', first.href);
    await expect(heading).toHaveText('Nach der Pause');
    await expect(page.getByText('Vorschau verbunden')).toBeVisible();
  },
);

test('the interface speaks English', beforeRelease, async ({ page, shop }) => {
  await page.goto(shop.workspace);
  await page.getByRole('button', { name: 'Sprache der Oberfläche: Deutsch' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByRole('treegrid', { name: 'Pages' })).toBeVisible();
  await page.getByRole('treegrid', { name: 'Pages' }).getByText('Startseite').first().click();
  await expect(page.getByText(/^Published, saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByRole('alertdialog', { name: /Startseite/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await expect(pageTree(page)).toHaveCount(0);
});

/** The same address, signed two hours ago. */
function endedAddress(address: URL): string {
  const timestamp = String(Math.floor(Date.now() / 1000) - 7200);
  const old = new URL(address);
  old.searchParams.set('_storyblok_tk[timestamp]', timestamp);
  const space = old.searchParams.get('_storyblok_tk[space_id]');
  const token = createHash('sha1').update(`${space}:local-preview:${timestamp}`).digest('hex');
  old.searchParams.set('_storyblok_tk[token]', token);
  return old.href;
}
