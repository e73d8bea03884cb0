import type { Page } from '@playwright/test';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

test('everything the poster channel sells is found from its navigation, and by searching', async ({
  page,
  shop,
}) => {
  const poster = shop.storefront.replace('localhost', 'myposter.localhost');
  const lists = [
    ['Poster & Collagen', /^\/collagen-gestalten\//],
    ['Rahmen & Wandbilder', /^\/bilderrahmen-gestalten\//],
    ['Fotoabzüge', /^\/fotoabzuege-gestalten\//],
    ['Geschenke', /^\/geschenke-gestalten\//],
    ['Zubehör', /^\/zubehoer-artikel\//],
  ] as const;
  for (const [name, product] of lists) {
    await openAlive(page, `${poster}/`);
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    const tile = page.getByRole('main').getByRole('article').first();
    await expect(tile.getByRole('link').first()).toHaveAttribute('href', product);
    await expect(tile).toContainText('€');
  }
  await page.getByRole('searchbox').fill('Eiche');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/produkte\?q=Eiche/);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Eiche');
});

test('a frame alone goes into the basket, at the price its page says', async ({ page, shop }) => {
  const { form, price } = await openOakFrame(page, shop);
  const framed = (await price.textContent()) ?? '';
  await form.getByRole('radio', { name: 'Ohne Bild' }).check();
  await expect(price).toHaveAttribute('aria-busy', 'false');
  await expect(price).not.toHaveText(framed);
  const [alone = ''] = /[\d,]+\s€/.exec((await price.textContent()) ?? '') ?? [];
  await form.getByRole('button', { name: 'In den Warenkorb' }).click();
  await form.getByRole('link', { name: 'Zum Warenkorb' }).click();
  // The product's page has list items of that name as well.
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: 'Holzrahmen, Eiche' });
  await expect(line).toContainText(alone);
});

test('a framed picture is designed, and nothing is left to the service', async ({ page, shop }) => {
  const { form } = await openOakFrame(page, shop);
  await form.getByRole('radio', { name: 'Ohne Bild' }).check();
  await expect(form.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
  await form.getByRole('radio', { name: /^Poster/ }).check();
  await form.getByRole('button', { name: 'Jetzt gestalten' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Holzrahmen, Eiche');
});

test('a frame is made in a size of the shopper’s own, and says which sizes are not made', async ({
  page,
  shop,
}) => {
  const { poster, form, price } = await openOakFrame(page, shop);
  const listed = (await price.textContent()) ?? '';
  const own = form.getByRole('group', { name: 'Eigenes Maß' });
  await own.getByLabel('Breite in cm').fill('45,5');
  await own.getByLabel('Höhe in cm').fill('33');
  await expect(page).toHaveURL(/[?&]format=455x330/);
  await expect(form.getByLabel('Format')).toHaveValue('455x330');
  // Until then the price is the last one known, perhaps of the width alone.
  await expect(price).toHaveAttribute('aria-busy', 'false');
  await expect(price).not.toHaveText(listed);
  const made = (await price.textContent()) ?? '';

  await own.getByLabel('Breite in cm').fill('90');
  await own.getByLabel('Höhe in cm').fill('90');
  await own.getByLabel('Höhe in cm').blur();
  await expect(own.getByLabel('Höhe in cm')).toHaveAccessibleDescription(
    'Dieses Maß wird nicht gefertigt. Bitte zwischen 15 und 100 cm wählen, die kürzere Seite höchstens 70 cm.',
  );

  await page.goto(`${poster}/bilderrahmen-gestalten/holzrahmen-eiche?format=455x330`);
  await expect(price).toHaveText(made);
  await form.getByLabel('Format').selectOption('300x400');
  await expect(own.getByLabel('Breite in cm')).toHaveValue('30');
});

test('a frame is chosen with what the picture is printed on, and the address keeps it', async ({
  page,
  shop,
}) => {
  const { poster, form, price } = await openOakFrame(page, shop);
  const onPoster = (await price.textContent()) ?? '';
  const material = form.getByRole('group', { name: /^Material/ });
  await expect(material.getByRole('radio', { name: /^Poster/ })).toBeChecked();
  await material.getByRole('radio', { name: /^Hahnemühle-Papier/ }).check();
  await expect(page).toHaveURL(/[?&]substrate=hahnemuehle/);
  await expect(price).not.toHaveText(onPoster);
  await page.reload();
  await expect(material.getByRole('radio', { name: /^Hahnemühle-Papier/ })).toBeChecked();
  await openAlive(page, `${poster}/bilderrahmen-gestalten/kunststoffrahmen-schwarz`);
  // A plastic frame holds one material, or nothing.
  const plastic = page.getByRole('form', { name: 'Kunststoffrahmen, schwarz' });
  await expect(plastic.getByRole('group', { name: /^Material/ }).getByRole('radio')).toHaveCount(2);
});

test('in the United States sizes are inches, typed ones too', async ({ page, shop }) => {
  const american = shop.storefront.replace('localhost', 'us.myposter.localhost');
  await openAlive(page, `${american}/bilderrahmen-gestalten/holzrahmen-eiche`);
  const own = page.getByRole('group', { name: 'Own size' });
  await expect(own.getByLabel('Width (in)')).toHaveValue('7.9');
  await own.getByLabel('Width (in)').fill('12');
  await expect(page).toHaveURL(/[?&]format=305x150/);
});

async function openOakFrame(page: Page, shop: { storefront: string }) {
  const poster = shop.storefront.replace('localhost', 'myposter.localhost');
  await openAlive(page, `${poster}/bilderrahmen-gestalten/holzrahmen-eiche`);
  const form = page.getByRole('form', { name: 'Holzrahmen, Eiche' });
  return { poster, form, price: form.getByRole('status').filter({ hasText: '€' }) };
}
