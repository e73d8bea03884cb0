import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoFindings } from './support/axe.ts';
import { once } from './support/broad.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const card = '/configurator-card/?design=146101&quantity=50';
/** Lines of a text lie closer together on a phone's card than a finger is wide; their fields do not. */
const smallLines = { include: ['main'], without: ['target-size'] };

const texts = (page: Page) => page.getByRole('region', { name: 'Texte', exact: true });
const toggle = (page: Page) => texts(page).getByRole('button', { name: 'Schrift: Namen' });
const form = (page: Page) => page.getByRole('group', { name: 'Schrift: Namen' });
const onCard = (page: Page) => page.getByRole('textbox', { name: 'Namen auf der Karte' }).first();
/** A phone has one button for all texts of the card. */
const allTexts = (page: Page) => page.getByRole('button', { name: 'Texte auf der Karte bearbeiten' });
const aligned = (page: Page, name: string) => form(page).getByRole('radio', { name });
const kept = (page: Page) => page.getByRole('status').filter({ hasText: 'Entwurf gesichert' });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
])
  test.describe(`at ${viewport.width} pixels`, once(viewport.width === 1440), () => {
    const isWide = viewport.width > 900;
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('names are made larger and aligned left, and are printed as they are seen', async ({
      page,
      shop,
    }) => {
      await openAlive(page, shop.storefront + card);
      await toggle(page).press('Enter');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(form(page)).toContainText('100 %');
      await expect(aligned(page, 'Zentriert')).toBeChecked();
      await expectNoFindings(page, smallLines);
      const asDesigned = await stagePicture(page);

      await form(page).getByRole('button', { name: 'Größer' }).press('Enter');
      await expect(form(page)).toContainText('110 %');
      await aligned(page, 'Zentriert').focus();
      await page.keyboard.press('ArrowLeft');
      await expect(aligned(page, 'Linksbündig')).toBeChecked();
      if (isWide) await expect(onCard(page)).toHaveCSS('text-align', 'left');

      await test.step('each step is undone and done again', async () => {
        await page.getByRole('button', { name: 'Rückgängig' }).click();
        await expect(aligned(page, 'Zentriert')).toBeChecked();
        await page.getByRole('button', { name: 'Rückgängig' }).click();
        await expect(form(page)).toContainText('100 %');
        await page.getByRole('button', { name: 'Wiederholen' }).click();
        await page.getByRole('button', { name: 'Wiederholen' }).click();
        await expect(aligned(page, 'Linksbündig')).toBeChecked();
      });

      await expect(kept(page)).toBeVisible();
      await page.reload();
      await test.step('the text on the card leads to the same controls', async () => {
        if (isWide) {
          await expect(onCard(page)).toHaveCSS('text-align', 'left');
          await onCard(page).focus();
          await page.getByRole('button', { name: 'Schrift: Namen' }).first().press('Enter');
          await expect(toggle(page)).toBeFocused();
        } else {
          await allTexts(page).click();
          await toggle(page).click();
        }
        await expect(form(page)).toContainText('110 %');
        await expect(aligned(page, 'Linksbündig')).toBeChecked();
        await expectNoFindings(page, smallLines);
      });
      const asChanged = await stagePicture(page);

      await page.getByRole('button', { name: 'In den Warenkorb' }).click();
      await page.getByRole('button', { name: 'Trotzdem in den Warenkorb' }).click();
      await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sonnenblumenfeld' });
      const source = await line.locator('img').first().getAttribute('src');
      const sealed = await pixelsOf(
        await (await page.request.get(new URL(source ?? '', page.url()).href)).body(),
      );
      const [now, before] = [shareOfOthers(sealed, asChanged), shareOfOthers(sealed, asDesigned)];
      expect(before).toBeGreaterThan(0.01);
      expect(now).toBeLessThan(before / 3);
    });
  });

test('what is as the designer set it again says so no longer, and all texts follow one', async ({
  page,
  shop,
}) => {
  await openAlive(page, shop.storefront + card);
  await toggle(page).click();
  await expect(form(page).getByRole('button', { name: 'Wie vom Designer' })).toHaveCount(0);
  await aligned(page, 'Rechtsbündig').check();
  const date = page.getByRole('textbox', { name: 'Datum auf der Karte' });
  await expect(date).toHaveCSS('text-align', 'center');
  await form(page).getByRole('button', { name: 'Alle Texte dieser Seite so ausrichten' }).click();
  await expect(date).toHaveCSS('text-align', 'right');
  await form(page).getByRole('button', { name: 'Wie vom Designer' }).click();
  await expect(aligned(page, 'Zentriert')).toBeChecked();
  await expect(date).toHaveCSS('text-align', 'right');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(date).toHaveCSS('text-align', 'center');
  await expect(aligned(page, 'Rechtsbündig')).toBeChecked();
});

/** As the stage draws it, with no mark of what is written. */
async function stagePicture(page: Page) {
  await page.mouse.move(0, 0);
  return pixelsOf(await onCard(page).or(allTexts(page)).first().locator('..').screenshot());
}

/** Small enough that edges which are smoothed otherwise do not count. */
async function pixelsOf(picture: Buffer) {
  return sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(150, 210, { fit: 'fill' })
    .raw()
    .toBuffer();
}

function shareOfOthers(one: Buffer, other: Buffer): number {
  const others = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 40);
  return others.length / one.length;
}
