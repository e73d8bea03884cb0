import { expectNoFindings } from './support/axe.ts';
import { expect, test } from './support/shop-test.ts';

test('the home page says what others think: average, count and dated voices, marked as samples on this machine', async ({
  page,
  shop,
}) => {
  await page.goto(shop.storefront);
  const reviews = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Was andere sagen' }) });
  await expect(reviews.getByRole('img', { name: '4,7 von 5 Sternen' })).toBeVisible();
  await expect(reviews.getByText('9 Bewertungen')).toBeVisible();
  await expect(reviews.getByText('Beispieldaten dieser lokalen Installation')).toBeVisible();
  await expect(reviews.getByRole('figure')).toHaveCount(3);
  await expect(reviews.getByText(/Beispielkundin Anna, 28\. Oktober 2026/)).toBeVisible();
  await expectNoFindings(page, { include: ['figure'] });
});
