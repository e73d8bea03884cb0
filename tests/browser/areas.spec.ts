import { expectNoFindings } from './support/axe.ts';
import { beforeRelease, once } from './support/broad.ts';
import { chooseArea } from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

test.describe.configure({ mode: 'parallel' });

/** Desks by their address, with the title each has. */
const desks = [
  ['orders', 'Bestellungen'],
  ['designs', 'Gestaltungen'],
  ['flags', 'Tests und Schalter'],
  ['figures', 'Zahlen'],
] as const;

for (const [path, title] of desks)
  test(
    `from ${path} every other area is reached by key, and the one shown is marked`,
    once(path === 'orders'),
    async ({ page, shop }) => {
      await page.addInitScript(() =>
        localStorage.setItem(
          'blattwerk.settings',
          JSON.stringify({ state: { language: 'de', name: 'Clara' }, version: 1 }),
        ),
      );
      await page.goto(`${shop.workspace}/${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`Blattwerk ${title}`);
      await page.keyboard.press('F9');
      const menu = page.getByRole('menu', { name: 'Bereiche' });
      await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveText(new RegExp(title));
      for (const [other, name] of desks)
        if (other !== path) await expect(menu.getByText(name)).toHaveAttribute('href', `/${other}`);
      await expectNoFindings(page);
      await page.keyboard.press('Escape');
      await chooseArea(page, 'Mediathek');
      await expect(page.getByRole('dialog', { name: 'Mediathek' })).toBeVisible();
      // The tool is opened once, not with each reload.
      await page.keyboard.press('Escape');
      await page.reload();
      await expect(page.getByRole('searchbox', { name: 'Seite suchen …' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

test('one press opens a desk: down on the menu, and let go upon it', async ({ page, shop }) => {
  await page.goto(shop.workspace);
  const button = page.getByRole('button', { name: /^Bereiche/ });
  await button.hover();
  await page.mouse.down();
  await page.getByRole('menu', { name: 'Bereiche' }).getByText('Terminkalender').hover();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Terminkalender' })).toBeVisible();
});

test(
  'in English the menu names the same places, the outbox among them and back',
  beforeRelease,
  async ({ page, shop }) => {
    await page.goto(shop.workspace);
    await page.getByRole('button', { name: /^Sprache der Oberfläche/ }).click();
    await page.getByText('English', { exact: true }).click();
    const opened = page.context().waitForEvent('page');
    await chooseArea(page, 'Outbox');
    const outbox = await opened;
    await outbox.goto(`${shop.workspace}/outbox?language=en`);
    const areas = outbox.getByRole('navigation', { name: 'Areas' });
    await expect(areas.getByRole('link', { name: 'Outbox' })).toHaveAttribute('aria-current', 'page');
    await expectNoFindings(outbox);
    await areas.getByRole('link', { name: 'Figures' }).click();
    await expect(outbox.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
