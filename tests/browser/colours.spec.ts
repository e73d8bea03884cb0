import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const sticker = '/configurator-card/?design=140105';

test('colours of the whole range are chosen by keys, and are still chosen later', async ({ page, shop }) => {
  await openAlive(page, shop.storefront + sticker);
  const colours = page.getByRole('group', { name: 'Farben' });
  const choices = colours.getByRole('radio');
  await expect(colours.getByRole('radio', { name: 'Wie entworfen' })).toBeChecked();
  const few = await choices.count();
  await colours.getByRole('button', { name: /^Alle \d+ Farbwelten zeigen$/ }).press('Enter');
  expect(await choices.count()).toBeGreaterThan(2 * few);
  const focused = colours.locator('input:focus');
  const name = (await focused.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Space');
  await expect(colours.getByRole('radio', { name, exact: true })).toBeChecked();
  await expect(colours).toContainText(name);
  await expect(page.getByText('Entwurf gesichert')).toBeVisible();

  await page.reload();
  await expect(colours.getByRole('radio', { name, exact: true })).toBeChecked();
  expect(await choices.count()).toBeLessThanOrEqual(few + 1);
});
