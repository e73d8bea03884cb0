import { expect, test } from './support/shop-test.ts';

test('a card’s page shows its colours, description and details, shipping, and the ways on', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.storefront}/karten-designen/einladungskarte-kirschbluetenzeit--142301/`);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Farbe \S/)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Eine Karte, die in der Hand bleibt' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Details' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'zzgl. Versand' })).toHaveAttribute(
    'href',
    '/service/versand/',
  );
  const delivery = main.getByRole('region', { name: 'Versand und Lieferung' });
  await expect(delivery).toContainText(/Standard.*4,99/s);
  await expect(delivery).toContainText(/Express.*ab 12,99/s);
  await expect(main.getByRole('button', { name: 'Jetzt gestalten' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Kostenlose Musterkarte anfordern' })).toBeVisible();
});

test('a photo booklet’s page says its type and that it comes within a day', async ({ page, shop }) => {
  await page.goto(`${shop.storefront}/fotobuecher-gestalten/lieblingsmenschen--211201/`);
  const main = page.getByRole('main');
  await expect(main.getByText('Fotobuchart')).toBeVisible();
  await expect(main.getByText(/^Fotoheft, /)).toBeVisible();
  await expect(main.getByText('Als Express in 24 Stunden da.')).toBeVisible();
});
