import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

test('a card’s page shows its colours, description and details, shipping, and the ways on', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.storefront}/karten-designen/einladungskarte-kirschbluetenzeit--142301/`);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Farbe \S/)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Eine Karte, die in der Hand bleibt' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Details' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'zzgl. Versand' })).toHaveAttribute(
    'href',
    '/service/versand/',
  );
  const delivery = main.getByRole('region', { name: 'Versand und Lieferung' });
  await expect(delivery).toContainText(/Standard.*4,99/s);
  await expect(delivery).toContainText(/Express.*ab 12,99/s);
  await expect(main.getByRole('button', { name: 'Jetzt gestalten' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Kostenlose Musterkarte anfordern' })).toBeVisible();
});

test('every country’s pages say what delivery costs there and when it comes, or where parcels go', async ({
  page,
  shop,
}) => {
  const card = '/karten-designen/einladungskarte-kirschbluetenzeit--142301/';
  await page.goto(`http://nl.localhost:${shop.storefrontPort}${card}`);
  const dutch = page.getByRole('main').getByRole('region', { name: 'Verzending en levering' });
  await expect(dutch).toContainText(
    /Standaardverzending€\s7,99Verwachte levering .+Expresverzendingvanaf\s€\s24,99/,
  );
  await page.goto(`http://gb.localhost:${shop.storefrontPort}${card}`);
  const british = page.getByRole('main').getByRole('region', { name: 'Shipping and delivery' });
  await expect(british).toContainText(/We deliver to Germany, Austria, .+ and Spain\./);
});

test('a photo booklet’s page says its type and that it comes within a day', async ({ page, shop }) => {
  await page.goto(`${shop.storefront}/fotobuecher-gestalten/lieblingsmenschen--211201/`);
  const main = page.getByRole('main');
  await expect(main.getByText('Fotobuchart')).toBeVisible();
  await expect(main.getByText(/^Fotoheft, /)).toBeVisible();
  await expect(main.getByText('Als Express in 24 Stunden da.')).toBeVisible();
});

test('gifts have a page of their own, found by the navigation, the footer and the site map, and narrowed by what they are', async ({
  page,
  shop,
}) => {
  await openAlive(page, `${shop.storefront}/geschenke-gestalten/x--252001/`);
  const trail = page.getByRole('navigation', { name: 'Wo diese Seite steht' });
  await trail.getByRole('link', { name: 'Fotogeschenke' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Geschenke' })).toBeVisible();
  await main
    .getByRole('group', { name: 'Produkt' })
    .getByRole('checkbox', { name: /^Kissen/ })
    .check();
  await expect(page).toHaveURL(/product\[\]=kissen/);
  await expect(main.getByRole('article').first()).toContainText('Kissen');
  const articles = main.getByRole('article');
  await expect(articles.filter({ hasText: /Tasse|Puzzle/ })).toHaveCount(0);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Geschenke', exact: true }),
  ).toHaveAttribute('href', '/geschenke/');
  await page.goto(`${shop.storefront}/sitemap/`);
  await expect(main.getByRole('link', { name: 'Geschenke', exact: true })).toHaveAttribute(
    'href',
    '/geschenke/',
  );
  const sitemap = await page.request.get(`${shop.storefront}/sitemaps/pages-1.xml`);
  expect(await sitemap.text()).toContain('/geschenke/</loc>');
});

test('prices of larger numbers stand in a table, and say what is saved', async ({ page, shop }) => {
  await page.goto(`${shop.storefront}/geschenke-gestalten/x--252001/`);
  const main = page.getByRole('main');
  await main.getByText('Staffelpreise').click();
  const table = main.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Menge', 'je Stück', 'Ersparnis']);
  await expect(table.getByRole('row', { name: /^ab 10 Stück/ })).toContainText(/12,51\s€.*10\s%/);
});
