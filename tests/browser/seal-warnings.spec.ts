import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

/** Round confetti, its initials in a script with long swashes. */
const confetti = '/configurator-card/?design=182904';

const initials = (page: Page) => page.getByRole('textbox', { name: 'Initialen', exact: true });
const warnings = (page: Page) => page.getByRole('region', { name: 'Vor dem Drucken' });
const basketButton = (page: Page) => page.getByRole('button', { name: 'In den Warenkorb', exact: true });
const sentence = /„J“ steht sehr nah am Rand/;

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

test('words that a cut may touch are told before they are in the basket, with the way to their field and the way on', async ({
  page,
  shop,
}) => {
  await openAlive(page, shop.storefront + confetti);
  await initials(page).fill('J');
  await test.step('the round edge is measured, not the sheet around it', async () => {
    await expect(page.getByText(/^Initialen steht sehr nah am Rand/)).toBeVisible();
  });
  await basketButton(page).click();
  await expect(warnings(page)).toContainText(sentence);
  await expect(warnings(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toHaveCount(0);
  await expectNoFindings(page, { without: ['target-size'] });

  await warnings(page).getByRole('button', { name: sentence }).click();
  await expect(initials(page)).toBeFocused();
  await test.step('other words take the warning away, the same ones bring it back', async () => {
    await initials(page).fill('I');
    await expect(warnings(page)).toHaveCount(0);
    await initials(page).fill('J');
    await basketButton(page).click();
    await expect(warnings(page)).toContainText(sentence);
  });

  await page.getByRole('button', { name: 'Trotzdem in den Warenkorb' }).click();
  await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
  await expect(warnings(page)).toHaveCount(0);
  await test.step('what became of it is in sight, below the card', async () => {
    await expect.poll(() => page.getByRole('link', { name: 'Zum Warenkorb' }).evaluate(isOnTop)).toBe(true);
  });
});

/** Runs in the page: nothing covers the middle of it where the page has been scrolled to. */
function isOnTop(part: Element): boolean {
  const { x, y, width, height } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Two polaroids on the front. */
const polaroids = '/configurator-card/?design=142410';
const photosOf = (page: Page) => page.getByRole('region', { name: 'Fotos' });

/** Two files of the same small picture. */
async function samePhotoTwice() {
  // Pictures of one colour alone are like none.
  const hills =
    '<path d="M0 0h200v200H0z" fill="#cde"/><path d="M0 200 70 60l50 90 40-60 40 110z" fill="#263"/>';
  const image = sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${hills}</svg>`),
  );
  const buffer = await image.resize(200).jpeg().toBuffer();
  return ['meer.jpg', 'meer-kopie.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
}

test(
  'photos that are missing, blurred or there twice are told before they are in the basket, each with its way',
  beforeRelease,
  async ({ page, shop, expectedErrors }) => {
    expectedErrors.push(/status of 422/);
    await openAlive(page, shop.storefront + polaroids);
    await expect(photosOf(page)).toContainText('2 Fotos fehlen noch');
    await test.step('missing ones keep it from being printed', async () => {
      await basketButton(page).click();
      await expect(warnings(page)).toContainText('So lässt es sich nicht drucken');
      await expect(warnings(page).getByRole('listitem')).toHaveText([/^Foto 1, 2: Es fehlt noch ein Foto\./]);
      await expect(warnings(page).getByRole('button', { name: 'Trotzdem in den Warenkorb' })).toHaveCount(0);
      await warnings(page)
        .getByRole('button', { name: /^Ändern/ })
        .click();
      await expect(page.getByRole('button', { name: 'Foto einsetzen: Foto 1' }).first()).toBeFocused();
    });

    const chooser = page.waitForEvent('filechooser');
    await photosOf(page).getByRole('button', { name: 'Fotos auswählen' }).click();
    await (await chooser).setFiles(await samePhotoTwice());
    await expect(photosOf(page)).not.toContainText(/fehl(t|en) noch/);
    await expect(warnings(page)).toHaveCount(0);
    await basketButton(page).click();
    await expect(warnings(page)).toContainText(/Foto 1.*: In dieser Größe nur \d+ dpi/);
    await expect(warnings(page)).toContainText('Foto 2 ist dasselbe wie Foto 1.');
    await warnings(page)
      .getByRole('button', { name: /Foto 2 ist dasselbe/ })
      .click();
    await expect(page.getByRole('button', { name: 'Foto 2: Ausschnitt verschieben' })).toBeFocused();
    await page.getByRole('button', { name: 'Trotzdem in den Warenkorb' }).click();
    await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
  },
);

test('words that are safe go into the basket at once', async ({ page, shop }) => {
  await openAlive(page, shop.storefront + confetti);
  await initials(page).fill('a');
  await basketButton(page).click();
  await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
});
