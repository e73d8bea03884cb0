import { once } from './support/broad.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

/** Every kind of listing, and a value of one of its filters. */
const listings = [
  { host: 'localhost', path: '/kalender/', value: 'Familienplaner' },
  { host: 'localhost', path: '/fotobuecher/', value: 'Digitalfotobuch' },
  { host: 'localhost', path: '/collagen/', value: 'Leinwand' },
  { host: 'localhost', path: '/fotoboxen/', value: 'Kleine Fotobox' },
  { host: 'localhost', path: '/fotoabzuege/', value: 'Klassisch' },
  { host: 'localhost', path: '/geschenke/', value: 'Keramiktasse' },
  { host: 'localhost', path: '/zubehoer/', value: 'Gold' },
  { host: 'localhost', path: '/produkte/', value: 'Fotobuch' },
  { host: 'myposter.localhost', path: '/bilderrahmen', value: 'Alurahmen' },
] as const;
/** Of kinds whose filters differ most. */
const firsts = new Set(['/kalender/', '/geschenke/', '/bilderrahmen']);

for (const { host, path, value } of listings) {
  test(
    `${host}${path} keeps what its filter „${value}“ promises`,
    once(firsts.has(path)),
    async ({ page, shop }) => {
      const main = page.getByRole('main');
      const count = main.getByRole('status').filter({ hasText: 'Ergebnis' });
      const chosen = main.getByRole('list', { name: 'Gewählte Filter' }).getByRole('listitem');
      const tiles = main.getByRole('list', { name: /Ergebnis/ }).getByRole('article');
      const box = main.getByRole('checkbox', { name: new RegExp(`^${value} \\d`) });
      await openAlive(page, shop.storefront.replace('localhost', host) + path);
      const all = (await count.textContent()) ?? '';
      const label = await main
        .getByText(new RegExp(`^${value}\\d`))
        .first()
        .textContent();
      const promised = Number(label?.slice(value.length).replace('.', ''));
      expect(promised).toBeGreaterThan(0);

      await box.check();
      await expect(count).toHaveText(`${promised} Ergebnisse`);
      await expect(chosen).toHaveText([`Filter entfernen: ${value}`]);
      await expect(tiles).toHaveCount(Math.min(24, promised));
      if (promised > 24) {
        await main.getByRole('link', { name: 'Mehr anzeigen' }).click();
        await expect(tiles).toHaveCount(Math.min(48, promised));
        await expect(main.getByText(`${Math.min(48, promised)} von ${promised}`)).toBeVisible();
      }
      await page.reload();
      await expect(count).toHaveText(`${promised} Ergebnisse`);
      await expect(box).toBeChecked();

      await page.setViewportSize({ width: 360, height: 780 });
      await main.getByRole('button', { name: /^Filter/ }).click();
      const drawer = page.getByRole('dialog', { name: 'Filter' });
      await expect(
        drawer.getByRole('button', { name: `${promised} Ergebnisse anzeigen`, exact: true }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await main.getByRole('link', { name: 'Filter zurücksetzen' }).first().click();
      await expect(count).toHaveText(all);
      await expect(chosen).toHaveCount(0);
    },
  );
}

for (const path of ['/kalender/', '/hochzeit/', '/geschenke/']) {
  test(
    `what is on its way in ${path} holds exactly the room that it takes`,
    once(path === '/hochzeit/'),
    async ({ page, shop }) => {
      const main = page.getByRole('main');
      const list = main.getByRole('list', { name: /Ergebnis/ });
      for (const width of [360, 800, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await openAlive(page, shop.storefront + path);
        const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
        await page.route('**/web-api/**', async (route) => {
          await answered;
          await route.continue();
        });
        await main.getByRole('link', { name: 'Mehr anzeigen' }).click();
        await expect(list.locator('li[aria-hidden]').first()).toBeAttached();
        const held = await list.boundingBox();
        answer();
        await expect(list.locator('li[aria-hidden]')).toHaveCount(0);
        const taken = await list.boundingBox();
        expect(Math.abs((taken?.height ?? 0) - (held?.height ?? 0)), String(width)).toBeLessThan(1);
        await page.unroute('**/web-api/**');
      }
    },
  );
}
