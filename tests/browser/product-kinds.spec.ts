import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

/** Of each kind: its page, what is chosen on it, and what the address keeps of it. */
const kinds = [
  { page: 'kalender-gestalten/x--201201', choose: [/^Format/, /^A4 hoch/], keeps: 'format=a4-portrait' },
  { page: 'collagen-gestalten/x--240101', choose: [/^Format/, /^60 × 80/], keeps: 'format=600x800' },
  { page: 'fotobuecher-gestalten/x--210801', choose: [/^Papier/, /^Matt/], keeps: 'paper=matt' },
  { page: 'fotoboxen-gestalten/x--231201', choose: [/^Abzüge/, /^40/], keeps: 'prints=40' },
  { page: 'geschenke-gestalten/x--252001', choose: [/^Ausführung/, /^450/], keeps: 'variant=450-ml' },
  {
    page: 'bilderrahmen-gestalten/x--fotorahmen-eiche',
    choose: [/^Format/, /^30 × 20/],
    keeps: 'format=300x200',
  },
  {
    page: 'fotoabzuege-gestalten/x--100x150',
    choose: [/^Papier/, /^Hahnemühle/],
    keeps: 'paper=hahnemuehle',
  },
  { page: 'zubehoer-artikel/x--seal-gold', choose: undefined, keeps: 'quantity=12' },
] as const;

test('every kind of product has pictures, a price that follows the choice and stays with it, delivery, words and markup', async ({
  page,
  shop,
}) => {
  for (const { page: path, choose, keeps } of kinds) {
    await openAlive(page, `${shop.storefront}/${path}/`);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const form = page.getByRole('form', { name });
    const price = form.getByRole('status').filter({ hasText: '€' });
    const first = (await price.textContent()) ?? '';
    const height = await form.evaluate((element) => element.getBoundingClientRect().height);
    await expect(
      page
        .getByRole('list', { name: `Bilder von ${name}` })
        .getByRole('img')
        .first(),
    ).toBeVisible();
    if (choose) {
      const [group, value] = choose;
      await form.getByRole('group', { name: group }).getByRole('radio', { name: value }).check();
    } else await form.getByLabel('Menge').fill('12');
    await expect(price, path).not.toHaveText(first);
    await expect(page).toHaveURL(new RegExp(`[?&]${keeps}`));
    await expect(price, path).toHaveAttribute('aria-busy', 'false');
    // Nothing moves when the price comes.
    expect(await form.evaluate((element) => element.getBoundingClientRect().height), path).toBe(height);
    await expect(form.getByRole('region', { name: 'Versand und Lieferung' })).toContainText(
      'Standardversand',
    );
    await expect(page.getByRole('heading', { level: 2, name: 'Details' })).toBeVisible();
    const markup = await page.locator('script[type="application/ld+json"]').allTextContents();
    const product = markup.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'Product');
    expect(product, path).toMatchObject({
      name,
      image: expect.arrayContaining([expect.any(String)]),
      offers: { priceCurrency: 'EUR' },
    });

    const chosen = (await price.textContent()) ?? '';
    await page.reload();
    await expect(price, path).toHaveText(chosen);
    await page.getByRole('banner').getByRole('link', { name: 'Magazin', exact: true }).click();
    await expect(page).toHaveURL(`${shop.storefront}/magazin/`);
    await page.goBack();
    await expect(price, path).toHaveText(chosen);
    await expect(page).toHaveURL(new RegExp(`[?&]${keeps}`));
  }
});

test('a card is switched to another colour on its tile and on its page; the choice goes along', async ({
  page,
  shop,
}) => {
  await openAlive(page, `${shop.storefront}/hochzeit/`);
  const tile = page
    .getByRole('article')
    .filter({ has: page.getByRole('list', { name: 'Farbe' }) })
    .first();
  const link = tile.getByRole('link', { name: /^\p{Lu}/u }).first();
  const before = await link.getAttribute('href');
  const dots = tile.getByRole('list', { name: 'Farbe' }).getByRole('link');
  await dots.nth(1).click();
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(link).not.toHaveAttribute('href', before ?? '');
  await link.click();
  const colours = page
    .getByRole('list', { name: /^Farbe/ })
    .first()
    .getByRole('link');
  await expect(colours.nth(1)).toHaveAttribute('aria-current', 'page');
  await page.getByLabel('Menge').selectOption('100');
  await expect(page).toHaveURL(/quantity=100/);
  await colours.nth(0).click();
  await expect(page).toHaveURL(/quantity=100/);
  await expect(colours.nth(0)).toHaveAttribute('aria-current', 'page');
});
