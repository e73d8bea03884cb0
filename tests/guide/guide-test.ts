import { join } from 'node:path';
import type { Page } from '@playwright/test';
import de from '../../preview-server/workspace/panels/messages/de.json' with { type: 'json' };
import en from '../../preview-server/workspace/panels/messages/en.json' with { type: 'json' };
import { expect, test as shopTest } from '../browser/support/shop-test.ts';
import { allIsDrawn, allIsThere } from './all-is-there.ts';

export type GuideOptions = { language: 'de' | 'en' };
type Guide = {
  /** A message of the interface, in the picture's language. */
  say(key: keyof typeof de, values?: Readonly<Record<string, string>>): string;
  /** Takes `docs/pictures/guide/<language>/<name>.jpg` of the window as it stands. */
  picture(name: string, of?: Page): Promise<void>;
};

/** Wide enough for the shop's desktop layout at its own size between both columns. */
export const size = { width: 1680, height: 1000 };

const folder = join(import.meta.dirname, '../../docs/pictures/guide');

/** `test` with a workspace in the language of the guide. */
export const test = shopTest.extend<GuideOptions & { guide: Guide }>({
  language: ['de', { option: true }],
  page: async ({ page, language }, use) => {
    await page.addInitScript((chosen) => {
      if (window.top !== window || localStorage.getItem('blattwerk.settings') !== null) return;
      localStorage.setItem('blattwerk.settings', JSON.stringify({ state: { language: chosen }, version: 1 }));
    }, language);
    await use(page);
  },
  guide: async ({ page, language }, use) => {
    const messages = language === 'de' ? de : en;
    const silent = messages['preview.silent'];
    await use({
      say: (key, values = {}) =>
        messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
      picture: async (name, of = page) => {
        // Letters and pictures that are still on their way belong into it.
        for (const frame of of.frames()) {
          await frame.waitForFunction(allIsThere);
          await frame.evaluate(allIsDrawn);
        }
        // A slow machine is no part of the guide.
        await expect(of.getByText(silent, { exact: true })).toBeHidden({ timeout: 120_000 });
        await of.mouse.move(size.width / 2, size.height - 1);
        await of.screenshot({
          path: join(folder, language, `${name}.jpg`),
          type: 'jpeg',
          quality: 72,
          animations: 'disabled',
          caret: 'initial',
        });
      },
    });
  },
});
