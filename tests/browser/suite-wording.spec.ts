import type { Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { expect, test } from './support/shop-test.ts';

/** Two cards of one suite. */
const invitation = '/configurator-card/?design=142102';
const other = '/configurator-card/?design=142104';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const taking = (page: Page) => page.getByRole('region', { name: 'Texte übernehmen' });
const open = (page: Page) => page.getByRole('button', { name: 'Texte übernehmen aus …' });

for (const width of [1440, 360]) {
  test(
    `what one card says is taken over in another of its suite, at ${width} pixels`,
    beforeRelease,
    async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 760 });
      await page.goto(shop.storefront + invitation);
      await open(page).click();
      await expect(taking(page).getByRole('status')).toContainText('noch keine andere Karte');
      await field(page, 'Namen').fill('Ida & Jan');
      await field(page, 'Datum').fill('12. September 2027');
      await expect(page.getByRole('status').filter({ hasText: 'Entwurf gesichert' })).toBeVisible();

      await page.goto(shop.storefront + other);
      const before = await field(page, 'Namen').inputValue();
      await open(page).click();
      const source = taking(page).getByRole('combobox', { name: 'Übernehmen aus' });
      await expect(source).toContainText('Ida & Jan · aus derselben Serie');
      await expect(taking(page)).toContainText(before);
      await expect(taking(page)).toContainText('12. September 2027');
      await expectNoFindings(page, { include: ['main'], without: ['target-size'] });
      await taking(page).getByRole('checkbox', { name: 'Datum' }).uncheck();
      await taking(page)
        .getByRole('button', { name: /übernehmen$/ })
        .click();
      await expect(field(page, 'Namen')).toHaveValue('Ida & Jan');
      await expect(taking(page).getByRole('checkbox', { name: 'Datum' })).not.toBeChecked();
      await expect(taking(page).getByRole('status')).toContainText('übernommen.');
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(field(page, 'Namen')).toHaveValue(before);
    },
  );
}
