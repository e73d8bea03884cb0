import { expectNoFindings } from './support/axe.ts';
import { expect, test } from './support/shop-test.ts';

/** One address of every kind of page. */
const pages = {
  'composed pages': [
    '/',
    '/service/versand/',
    '/service/newsletter/',
    '/faq/',
    '/texte-zitate/hochzeit/',
    '/kontakt/',
    '/magazin/',
    '/sitemap/',
  ],
  'what the shop knows': [
    '/hochzeit/?color[]=gold',
    '/themes/1461/',
    '/produkte/?q=eukalyptus',
    '/produkte/?q=gibtesnicht',
    '/fotoabzuege/',
    '/merkzettel/',
    '/kundenkonto/',
  ],
  'products of every kind': [
    '/karten-designen/kirschbluetenzeit--142301/',
    '/kalender-gestalten/tierfreunde--200626/',
    '/fotobuecher-gestalten/unterwegs--210801/',
    '/fotoboxen-gestalten/kinderkiste--231201/',
    '/collagen-gestalten/geburtsposter--240101/',
    '/geschenke-gestalten/rundes-jahr--252001/',
    '/zubehoer-artikel/seal-eukalyptus/',
    '/configurator-card/?id=142301',
  ],
  errors: ['/gibt/es/nicht/', '/karten-designen/vergangen--99/'],
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [kind, paths] of Object.entries(pages)) {
  test(`axe finds nothing on ${kind} at three widths`, async ({ page, shop, expectedErrors }) => {
    test.setTimeout(120_000);
    expectedErrors.push(/404/);
    for (const path of paths) {
      await page.goto(`${shop.storefront}${path}`);
      // Header and footer are the same on every page.
      await expectNoFindings(page, path === '/' ? undefined : 'main');
    }
  });
}

test('axe finds nothing in the poster channel at three widths', async ({ page, shop, expectedErrors }) => {
  expectedErrors.push(/404/);
  const poster = shop.storefront.replace('localhost', 'myposter.localhost');
  for (const path of ['/', '/material', '/collagen-gestalten/geburtsposter--240101', '/gibt-es-nicht']) {
    await page.goto(`${poster}${path}`);
    await expectNoFindings(page);
  }
});

test('axe finds nothing in what opens over a page, at three widths', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(`${shop.storefront}/hochzeit/`, { waitUntil: 'networkidle' });
  const dialog = page.getByRole('dialog');
  const openers = [
    [page.getByRole('button', { name: 'Menü' }), dialog.getByRole('link').first()],
    [page.getByRole('main').getByRole('button', { name: /^Filter/ }), dialog.getByRole('checkbox').first()],
    [
      page.getByRole('banner').getByRole('link', { name: 'Konto', exact: true }),
      dialog.getByRole('textbox', { name: 'E-Mail' }),
    ],
    // What the reader agrees to is the last to come.
    [
      page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }),
      dialog.getByRole('checkbox', { name: /Newsletter/ }),
    ],
  ] as const;
  for (const [opener, content] of openers) {
    await page.setViewportSize({ width: 360, height: 900 });
    await opener.click();
    await expect(content).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoFindings(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
