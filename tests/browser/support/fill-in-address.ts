import type { Page } from '@playwright/test';

const typed = [
  ['Vorname', 'Anna'],
  ['Nachname', 'Muster'],
  ['Straße und Hausnummer', 'Gartenweg 7'],
  ['Ort', 'München'],
] as const;

/** Fills in what a checkout asks of a guest in Germany. */
export async function fillInAddress(page: Page, email = 'anna@example.org'): Promise<void> {
  for (const [name, text] of [['E-Mail-Adresse', email] as const, ...typed])
    await page.getByRole('main').getByRole('textbox', { name, exact: true }).first().fill(text);
  await page
    .getByRole('textbox', { name: /^Postleitzahl/ })
    .first()
    .fill('80331');
}
