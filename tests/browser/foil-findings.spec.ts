import { expect, test } from './support/shop-test.ts';

test('what metal would not hold is told while it is designed, and printed instead', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  await page.goto(`${shop.storefront}/configurator-card/?design=141806&refinement=gold&quantity=50`);
  const tooThin = page.getByText(/^Initialen: Die feinen Striche dieser Schrift sind/);
  const kept = page.getByRole('status').filter({ hasText: 'Entwurf gesichert' });
  const letters = page.getByRole('combobox', { name: 'Schriften' });
  await expect(page.getByRole('textbox', { name: 'Initialen', exact: true })).toBeVisible();
  await expect(tooThin).toHaveCount(0);

  await letters.selectOption('petit-formal');
  await expect(tooThin).toBeVisible();
  await page.getByLabel('Vorher / Nachher: Schriften: Wie entworfen').click();
  const picture = (when: string) => page.getByRole('img', { name: new RegExp(`^Vorderseite ${when}: `) });
  await expect(picture('vorher')).toBeVisible();
  await expect(picture('nachher')).toBeVisible();
  await page.getByRole('button', { name: 'Schriften: Wie entworfen' }).click();
  await expect(picture('nachher')).toHaveCount(0);
  await expect(tooThin).toHaveCount(0);
  await letters.selectOption('petit-formal');
  await expect(tooThin).toBeVisible();
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByText(/ist für Folie zu fein gesetzt/)).toBeVisible();

  await page.getByRole('button', { name: 'Ohne Folie drucken', exact: true }).click();
  await expect(tooThin).toHaveCount(0);
  await expect(page.getByText('Initialen: Ohne Folie gedruckt.')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(tooThin).toBeVisible();
  await page.getByRole('button', { name: 'Wiederholen' }).click();
  await expect(page.getByRole('button', { name: 'Wieder mit Folie' })).toBeVisible();
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByRole('button', { name: 'Trotzdem in den Warenkorb' }).click();
  await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
});
