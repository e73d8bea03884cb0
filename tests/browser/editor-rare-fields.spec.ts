import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../scripts/run-command.ts';
import { beforeRelease } from './support/broad.ts';
import { createPage, draftOf, formOf, openPage, save } from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test(
  'Markdown, numbers and dates, which no block of the shop has yet, are edited and stored as the CMS does',
  beforeRelease,
  async ({ page, shop }) => {
    const folder = test.info().outputPath('workspace');
    const build = await runCommand('vite', [
      'build',
      ...['--config', 'tests/browser/support/rare-fields/vite.config.ts'],
      ...['--outDir', folder, '--logLevel', 'error'],
    ]);
    expect(build.code, build.output).toBe(0);
    // Server and page are the shop's own; only the page's scripts come from this build.
    const served = entryOf(await (await page.request.get(shop.workspace)).text());
    const ours = entryOf(readFileSync(join(folder, 'index.html'), 'utf8'));
    await page.route(`${shop.workspace}/assets/*`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const path = join(folder, pathname === served ? ours : pathname);
      if (existsSync(path)) await route.fulfill({ path });
      else await route.continue();
    });

    const story = await createPage(shop, 'seltenes', [{ _uid: 'rare', component: 'rare_fields' }]);
    await openPage(page, shop, story, 'rare');
    const form = formOf(page);

    await test.step('Markdown, with signs around the selection', async () => {
      const note = form.getByRole('textbox', { name: 'Notiz' });
      await note.fill('Papier');
      await note.press('ControlOrMeta+a');
      await form.getByRole('button', { name: 'Fett' }).click();
      await expect(note).toHaveValue('**Papier**');
      await expect(form.getByText('10 / 80')).toBeVisible();
      await expect(note).toBeFocused();
      await page.keyboard.type('Karton');
      await note.press('End');
      await note.press('Enter');
      await page.keyboard.type('Muster');
      await form.getByRole('button', { name: 'Liste' }).click();
      await expect(note).toHaveValue('**Karton**\n- Muster');
    });

    await test.step('a number, with a comma as German writes it', async () => {
      await form.getByRole('textbox', { name: 'Anzahl' }).fill('2,5');
      await expect(form.getByRole('textbox', { name: 'Anzahl' })).toHaveValue('2.5');
    });

    await test.step('a moment, key by key, and a day', async () => {
      await form.getByLabel('Beginn').focus();
      await page.keyboard.type('12122026');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type('0930AM');
      await expect(form.getByLabel('Beginn')).toHaveValue('2026-12-12T09:30');
      await form.getByLabel('Tag').fill('2026-12-24');
    });

    await save(page);
    expect(await draftOf(shop, story)).toMatchObject({
      body: [
        { note: '**Karton**\n- Muster', amount: '2.5', from: '2026-12-12 08:30', day: '2026-12-24 00:00' },
      ],
    });
    await page.reload();
    await expect(form.getByLabel('Beginn')).toHaveValue('2026-12-12T09:30');
    await expect(form.getByLabel('Tag')).toHaveValue('2026-12-24');
  },
);

/** Address of the script that an HTML page starts with. */
function entryOf(html: string): string {
  const [, path = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  return path;
}
