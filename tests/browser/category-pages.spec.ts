import { expect, test } from './support/shop-test.ts';

const kinds = [
  'absenderaufkleber',
  'adressaufkleber',
  'briefumschlag',
  'dankeskarte',
  'flaschenetikett',
  'fotoaufsteller',
  'geschenkanhaenger',
  'grusskarte',
  'menuekarte',
  'siegelsticker',
  'sitzplan',
  'tischkarte',
  'tischnummer',
  'windlichtkarte',
  'wunderkerzenetikett',
];
const paths = [
  'trauer/windlichtkarte',
  'umzug/grusskarte',
  'weihnachtsfeier/einladungskarte',
  ...['valentinstag', 'weihnachten/geschaeftlich', 'weihnachten/privat'].flatMap((branch) =>
    kinds.map((kind) => `${branch}/${kind}`),
  ),
  ...['flaschenetikett', 'geschenkanhaenger', 'grusskarte', 'windlichtkarte'].map(
    (kind) => `vatertag/${kind}`,
  ),
];

test('every page of an occasion and a kind is there in German and English and lists designs', async ({
  page,
  shop,
}) => {
  const { host } = new URL(shop.storefront);
  for (const shopHost of [host, `gb.${host}`]) {
    const titles = new Set<string>();
    for (const path of paths) {
      const response = await page.request.get(`${shop.storefront}/${path}/`, { headers: { host: shopHost } });
      const html = await response.text();
      expect([path, response.status(), /<article.*?<a [^>]*href="\/karten-designen\//s.test(html)]).toEqual([
        path,
        200,
        true,
      ]);
      titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    }
    expect(titles.size).toBe(paths.length);
  }
});

test('a theme’s page is its own suite from the announcement to the thanks, and a theme that does not exist is not found', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await page.goto(`${shop.storefront}/themes/1461`);
  await expect(page).toHaveURL(`${shop.storefront}/themes/1461/`);
  await expect(page).toHaveTitle(/^Sonnenblumenfeld: /);
  const main = page.getByRole('main');
  const first = (act: string) => main.getByRole('list', { name: act }).getByRole('article').first();
  await expect(first('Vor dem Tag')).toContainText(/Save-the-Date-Karte.*cm.*ab .*€/);
  await expect(first('Am Tag selbst')).toContainText('Platzkarte');
  await expect(first('Danach')).toContainText('Dankeskarte');
  await expect(main.getByText('Einmal geschrieben, auf jeder Karte richtig')).toBeVisible();
  expect((await page.goto(`${shop.storefront}/themes/999999/`))?.status()).toBe(404);
});

test('weddings promise over 300 invitations, and have them', async ({ page, shop }) => {
  await page.goto(`${shop.storefront}/hochzeit/`);
  const main = page.getByRole('main');
  await expect(main.getByText('Über 300 Vorlagen')).toBeVisible();
  const label = await main
    .getByText(/^Einladungskarte\d+$/)
    .first()
    .textContent();
  expect(Number(label?.replace('Einladungskarte', ''))).toBeGreaterThan(300);
});
