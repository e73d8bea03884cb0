import type { Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease, once } from './support/broad.ts';
import { expect, test } from './support/shop-test.ts';

/** Folded once, and twice so that one part is folded in. */
const folded = '/configurator-card/?design=142102';
const calendar = '/configurator-calendar/?design=201201';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const preview = (page: Page) => page.getByRole('dialog', { name: 'Vorschau' });
const look = (page: Page) => page.getByRole('button', { name: 'Ansehen', exact: true });
const turned = (page: Page, side: string) =>
  preview(page).getByRole('region', { name: `Drehbare Vorschau: ${side}` });

for (const width of [1440, 360]) {
  test(
    `an own card is unfolded, turned and pictured in a scene, at ${width} pixels`,
    once(width === 360),
    async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 760 });
      await page.goto(`${shop.storefront}${folded}&paper=leinenstruktur`);
      await field(page, 'Namen').fill('Ida & Jan');
      await look(page).click();
      const dialog = preview(page);
      await expect(turned(page, 'Vorderseite')).toBeFocused();
      await expect(dialog).toContainText('Papier: Leinenstruktur');

      await test.step('buttons and keys lead from side to side', async () => {
        await dialog.getByRole('button', { name: 'Innen', exact: true }).click();
        await expect(turned(page, 'Innen')).toBeVisible();
        await turned(page, 'Innen').press('PageDown');
        await expect(dialog.getByRole('button', { name: 'Rückseite' })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await turned(page, 'Rückseite').press('PageUp');
        await turned(page, 'Innen').press('ArrowLeft');
        await expectNoFindings(page, { include: ['dialog'] });
      });

      await test.step('the shop pictures the draft as it is now', async () => {
        await dialog.getByRole('button', { name: 'In Szene' }).click();
        await expect(dialog.getByRole('img', { name: 'Der eigene Entwurf in Szene 1' })).toBeVisible({
          timeout: 60_000,
        });
        await expectNoFindings(page, { include: ['dialog'] });
      });

      await dialog.getByRole('button', { name: 'Vorschau schließen' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(look(page)).toBeFocused();
    },
  );

  test(
    `a calendar is leafed through and hung on a wall to scale, at ${width} pixels`,
    beforeRelease,
    async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 760 });
      await page.goto(shop.storefront + calendar);
      await look(page).click();
      const dialog = preview(page);
      await turned(page, 'Titelblatt').press('ArrowRight');
      await dialog.getByRole('button', { name: 'Weiterblättern' }).click();
      await expect(dialog.getByRole('status').filter({ hasText: '3 von 13' })).toBeVisible();
      await dialog.getByRole('button', { name: 'An der Wand' }).click();
      const wall = dialog.getByRole('img', { name: /an der Wand, maßstäblich/ });
      await expect(wall).toHaveAccessibleName(/Darunter: Schreibtisch, 120 cm/);
      await dialog.getByRole('button', { name: 'Sofa, 200 cm' }).click();
      await expect(wall).toHaveAccessibleName(/Darunter: Sofa, 200 cm/);
      await dialog.getByRole('button', { name: 'Mensch, 1,70 m' }).click();
      await expect(wall).toHaveAccessibleName(/daneben ein Mensch von 1,70 m/);
      await dialog.getByRole('button', { name: 'Salbei' }).click();
      await expect(dialog.getByRole('button', { name: 'Salbei' })).toHaveAttribute('aria-pressed', 'true');
      await expectNoFindings(page, { include: ['dialog'] });
    },
  );
}

test(
  'a picture that the shop cannot make is asked for once more',
  beforeRelease,
  async ({ page, shop, expectedErrors }) => {
    expectedErrors.push(/503/);
    await page.goto(shop.storefront + folded);
    await page.route('**/scenes/*', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await look(page).click();
    await preview(page).getByRole('button', { name: 'In Szene' }).click();
    await expect(preview(page).getByRole('alert')).toContainText('ließ sich gerade nicht machen');
    await preview(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(preview(page).getByRole('img', { name: /in Szene 1/ })).toBeVisible({ timeout: 60_000 });
  },
);

test('a mug is seen as a mug, not as the sheet that is wrapped around it, and bought', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.storefront}/configurator-collage/?design=251001`);
  await field(page, 'Überschrift').fill('Danke, Änne');
  await look(page).click();
  await expect(preview(page).getByRole('img', { name: 'Der eigene Entwurf in Szene 1' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(preview(page).getByRole('region', { name: /^Drehbare Vorschau/ })).toHaveCount(0);
  await expect(preview(page).getByRole('button', { name: 'Zum Drehen' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(look(page)).toBeFocused();
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
  await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Keramiktasse' }),
  ).toBeVisible();
});
