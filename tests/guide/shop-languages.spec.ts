import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { homeLocales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import de from '../../storefront/app/messages/catalogues/de.json' with { type: 'json' };
import en from '../../storefront/app/messages/catalogues/en.json' with { type: 'json' };
import es from '../../storefront/app/messages/catalogues/es.json' with { type: 'json' };
import fr from '../../storefront/app/messages/catalogues/fr.json' with { type: 'json' };
import it from '../../storefront/app/messages/catalogues/it.json' with { type: 'json' };
import nl from '../../storefront/app/messages/catalogues/nl.json' with { type: 'json' };
import { openAlive } from '../browser/support/open-alive.ts';
import { expect, test } from '../browser/support/shop-test.ts';
import { allIsThere } from './all-is-there.ts';

/** Takes the pictures of `docs/shop-languages.md`: the same four pages in every language, as its home country sees them. */
const messages = { de, en, es, fr, it, nl };
const folder = join(import.meta.dirname, '../../docs/pictures/languages');
const windows = [
  { end: '', size: { width: 1440, height: 900 }, isPhone: false },
  { end: '-phone', size: { width: 360, height: 740 }, isPhone: true },
] as const;

async function take(page: Page, name: string): Promise<void> {
  await page.waitForFunction(allIsThere);
  const png = await page.screenshot({ animations: 'disabled' });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.webp`), await sharp(png).webp({ quality: 50, effort: 6 }).toBuffer());
}

for (const language of languages) {
  test(`home, menu, listing and a card in ${language}`, async ({ browser, shop }) => {
    const locale = homeLocales[language];
    const host = localeTable[locale].hostPrefix;
    const origin = host === '' ? shop.storefront : shop.storefront.replace('://', `://${host}.`);
    for (const { end, size, isPhone } of windows) {
      const page = await browser.newPage({ viewport: size, locale, reducedMotion: 'reduce' });
      await openAlive(page, `${origin}/`);
      await take(page, `${language}-home${end}`);
      const words = messages[language];
      const banner = page.getByRole('banner');
      const menu = banner.getByRole('navigation', { name: words['header.navigation'] });
      if (isPhone) {
        await banner.getByRole('button', { name: words['header.menu'] }).click();
        const drawer = page.getByRole('navigation', { name: words['header.navigation'] });
        await expect(drawer.locator('a:visible').first()).toBeVisible();
      } else {
        await menu.getByRole('link').first().hover();
        await expect(menu.locator('img:visible').first()).toBeVisible();
      }
      await take(page, `${language}-menu${end}`);
      await openAlive(page, `${origin}/hochzeitseinladungen/`);
      await take(page, `${language}-listing${end}`);
      await openAlive(page, `${origin}/karten-designen/eukalyptus--140101/`);
      await take(page, `${language}-card${end}`);
      await page.close();
    }
  });
}
