import type { ShopAddresses } from '../../scripts/shop-process.ts';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { blockTree, createPage, formOf, openPage, previewOf } from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

test.describe.configure({ mode: 'parallel' });

const headline = (uid: string, text: string) => ({
  ...{ _uid: uid, component: 'page_container_headline', headline: text, headlineType: 'h2' },
});

/** Hands in what visitors did on a page, as their browsers do. */
async function visited({ storefront }: ShopAddresses, slug: string, views: number): Promise<void> {
  const count = (kind: string, subject: string, amount: number) => ({
    ...{ kind, subject, path: `/${slug}/`, amount },
  });
  const block = 'page_container_headline erster';
  const counts = [
    count('pageView', '', views),
    count('blockView', block, views),
    count('blockClick', block, Math.round(views / 20)),
    count('blockBasket', block, 3),
  ];
  const sales = ['', block].map((subject) => ({
    ...{ subject, path: `/${slug}/`, currency: 'eur', minorUnits: 7450 },
  }));
  const answer = await fetch(`${storefront}/web-api/visit-counts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel: 'blattwerk', country: 'DE', counts, sales }),
  });
  expect(answer.status).toBe(202);
}

test('what visitors do with a block stands beside it, in its form and, if wanted, upon the page', async ({
  page,
  shop,
}) => {
  const slug = 'gezaehlte-bausteine';
  const story = await createPage(shop, slug, [headline('erster', 'Gesehen'), headline('zweiter', 'Nicht')]);
  await visited(shop, slug, 200);
  await openPage(page, shop, story, 'erster');
  await page.getByRole('button', { name: 'Zahlen der Bausteine zeigen' }).click();
  const sentence =
    '200-mal gesehen, 10 Klicks, danach 3-mal in den Warenkorb, eine Bestellung über 74,50\u00a0€';
  await expect(blockTree(page).getByRole('img', { name: sentence })).toHaveText(/^200 · 5\s%$/);
  await expect(formOf(page).getByText(`In 30 Tagen ${sentence}`)).toBeVisible();
  const bar = page.getByRole('region', { name: 'Zahlen der Bausteine' });
  await expect(bar).toContainText('Seite 200-mal gezeigt');
  await bar.getByText('auf der Seite zeigen').click();
  await expect(previewOf(page).getByText(/^200 · 5\s%$/)).toBeVisible();
  await bar.getByRole('radio', { name: '7 Tage' }).click();
  await expect(formOf(page).getByText(`In 7 Tagen ${sentence}`)).toBeVisible();
  await expectNoFindings(page, { exclude: 'iframe' });
  await bar.getByText('auf der Seite zeigen').click();
  await expect(previewOf(page).getByText(/^200 · 5\s%$/)).toBeHidden();
  await page.getByRole('button', { name: 'Zahlen der Bausteine verbergen' }).click();
  await expect(bar).toBeHidden();
});

test(
  'of few visits no share is said, and where nothing was counted there is no switch',
  beforeRelease,
  async ({ page, shop }) => {
    const slug = 'wenig-besucht';
    const story = await createPage(shop, slug, [headline('erster', 'Selten')]);
    const never = await createPage(shop, 'nie-besucht', [headline('erster', 'Nie')]);
    await visited(shop, slug, 40);
    await openPage(page, shop, never, 'erster');
    await expect(blockTree(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Zahlen der Bausteine/ })).toHaveCount(0);
    await openPage(page, shop, story, 'erster');
    await page.getByRole('button', { name: 'Zahlen der Bausteine zeigen' }).click();
    await expect(page.getByText('Wenige Besuche: Unterschiede können Zufall sein.')).toBeVisible();
    await expect(blockTree(page).getByRole('img', { name: /^40-mal gesehen/ })).toHaveText('40 · 2');
  },
);
