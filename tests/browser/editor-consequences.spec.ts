import { beforeRelease } from './support/broad.ts';
import { createPage, managementClient, openPage } from './support/editing.ts';
import { findPage, openPageAt, publish } from './support/pages.ts';
import { expect, test } from './support/shop-test.ts';

const headline = { component: 'page_container_headline', headline: 'Zum Ziel', headlineType: 'h1' };

test(
  'who publishes a page is told which pages lead to it, who withdraws an article which overviews lose it',
  beforeRelease,
  async ({ page, shop }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    const client = managementClient(shop);
    const goal = await createPage(shop, 'ziel-der-links', [{ ...headline, _uid: 'kopf' }]);
    const { data } = await client.stories.get(goal.id, { throwOnError: true });
    const attrs = { href: '/ziel-der-links/', uuid: data.story?.uuid, linktype: 'story', target: '_self' };
    const words = {
      type: 'text',
      text: 'Dorthin',
      marks: [{ type: 'link', attrs: { ...attrs, anchor: null } }],
    };
    const text = { type: 'doc', content: [{ type: 'paragraph', content: [words] }] };
    const from = await createPage(shop, 'weg-zum-ziel', [
      { ...headline, _uid: 'kopf', headline: 'Der Weg' },
      { _uid: 'text', component: 'info_text', headline: 'Dorthin', text },
    ]);
    await client.stories.publish(from.id, { throwOnError: true });

    await openPage(page, shop, goal, 'kopf');
    await publish(page);
    const notice = page
      .getByRole('region', { name: 'Vorschau' })
      .getByRole('status')
      .filter({ hasText: 'Die Seite ist jetzt im Shop. Eine Seite des Shops führt zu ihr.' });
    await notice.getByRole('button', { name: 'Diese Seiten zeigen' }).click();
    await expect(page.getByRole('dialog', { name: 'Wo das verwendet wird' })).toContainText('weg-zum-ziel');
    await page.keyboard.press('Escape');
    await notice.getByRole('button', { name: 'Schließen' }).click();
    await expect(notice).toBeHidden();

    await openPageAt(page, shop.workspace, 'blattwerk/magazin/gaesteliste-planen');
    await page.getByRole('button', { name: 'Zurückziehen' }).click();
    const dialog = page.getByRole('alertdialog', { name: /zurückziehen\?$/ });
    await expect(dialog).toContainText('Diese Übersichten nennen sie dann nicht mehr');
    await expect(dialog).toContainText('blattwerk/magazin/');
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await findPage(page, 'blattwerk/ziel-der-links');
  },
);
