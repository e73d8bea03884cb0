import { expectNoFindings } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { expect, test } from './support/shop-test.ts';

const views = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

/** One of each thing the page is made of; there are a hundred alike of some, and axe looks at every word's colours. */
const kinds = [
  'header',
  'nav > ul > li:nth-child(3)',
  'section[aria-labelledby="headers"]',
  'section[aria-labelledby="refusals"]',
  '#getCustomerPicture',
  '#putCustomerPicture',
  '#postToolboxConvertPdf',
  '#schema-Problem',
];

test(
  "the back end's documentation can be read by everyone, narrow and wide, light and dark",
  beforeRelease,
  async ({ page, shop }) => {
    await page.goto(`${shop.storefront}/web-api/docs`);
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) one.toggleAttribute('open', true);
    });
    for (const kind of kinds) await expect(page.locator(kind)).toHaveCount(1);
    for (const { width, colorScheme } of views) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await test.step(`${width} px, ${colorScheme}`, () => expectNoFindings(page, { include: kinds }));
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isTooWide, `${width} px`).toBe(false);
    }
  },
);

test(
  'nothing in the whole documentation is without a name, a place or a role',
  beforeRelease,
  async ({ page, shop }) => {
    // Sixty addresses on one page: axe looks at each of its thousands of elements.
    test.setTimeout(240_000);
    await page.goto(`${shop.storefront}/web-api/docs`);
    await expectNoFindings(page, { without: ['color-contrast'] });
  },
);

test('the documentation is used by keyboard', async ({ page, shop }) => {
  await page.goto(`${shop.storefront}/web-api/docs`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('navigation').getByRole('link', { name: 'toolbox-convert-pdf' }).press('Enter');
  const article = page.getByRole('article', { name: 'Makes a picture of each page of a PDF' });
  await expect(article).toBeInViewport();
  await expect(article.getByRole('row', { name: /dotsPerInch/ })).toContainText('whole number, 72 to 300');
  await article.getByText('Request to try').press('Enter');
  await expect(article.getByText("-F 'file=@bild.jpg'")).toBeVisible();
});
