import { expect, test } from './support/shop-test.ts';

test('what metal would not hold is told while it is written, and printed instead', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  await page.goto(`${shop.storefront}/configurator-card/?design=140201&refinement=gold&quantity=50`);
  const names = page.getByRole('textbox', { name: 'Namen', exact: true });
  const tooThin = page.getByText(/^Namen: Die feinen Striche dieser Schrift sind/);
  await expect(names).toBeVisible();
  await expect(tooThin).toHaveCount(0);

  await names.fill(
    'Maximiliane Charlotte von Hohenstein-Schwarzenberg & Bartholomäus Konstantin Freiherr zu Rabenau',
  );
  await expect(tooThin).toBeVisible();
  const kept = page.getByRole('status').filter({ hasText: 'Entwurf gesichert' });
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByText(/ist für Folie zu fein gesetzt/)).toBeVisible();

  await page.getByRole('button', { name: 'Ohne Folie drucken' }).click();
  await expect(tooThin).toHaveCount(0);
  await expect(page.getByText('Namen wird ohne Folie gedruckt.')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(tooThin).toBeVisible();
  await page.getByRole('button', { name: 'Wiederholen' }).click();
  await expect(page.getByRole('button', { name: 'Wieder mit Folie' })).toBeVisible();
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page).toHaveURL(/warenkorb/);
});
