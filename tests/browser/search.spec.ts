import type { Page } from '@playwright/test';
import { expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { once } from './support/broad.ts';
import { expect, test } from './support/shop-test.ts';

/** A country's shop, a search with a typing error, what was meant, and how the shop says so. */
const shoppers = [
  {
    host: 'fr',
    typed: 'mariaje',
    meant: 'mariage',
    field: 'Rechercher',
    note: /^Vouliez-vous dire/,
    kind: /Carte/,
  },
  {
    host: 'it',
    typed: 'matrimonjo',
    meant: 'matrimonio',
    field: 'Cerca',
    note: /^Forse cercavi/,
    kind: /Invito|Biglietto/,
  },
  {
    host: 'nl',
    typed: 'truowkaart',
    meant: 'trouwkaart',
    field: 'Zoeken',
    note: /^Bedoelde je/,
    kind: /kaart|Uitnodiging/,
  },
  {
    host: 'es',
    typed: 'cumpleanyos',
    meant: 'cumpleaños',
    field: 'Buscar',
    note: /^Quizás quisiste decir/,
    kind: /Invitación|Tarjeta/,
  },
  {
    host: 'gb',
    typed: 'chrismas',
    meant: 'christmas',
    field: 'Search',
    note: /^Did you mean/,
    kind: /card|Invitation/,
  },
  {
    host: '',
    typed: 'weinachten',
    meant: 'weihnachten',
    field: 'Suchen',
    note: /^Meinten Sie/,
    kind: /karte/i,
  },
] as const;

function hostOf(storefront: string, host: string): string {
  return host === '' ? storefront : storefront.replace('://', `://${host}.`);
}

const optionsOf = (page: Page) => page.getByRole('banner').getByRole('listbox').getByRole('option');

test.describe('on the narrowest phones', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const { host, typed, meant, field, note, kind } of shoppers)
    test(
      `who types “${typed}” finds cards for “${meant}” by keyboard`,
      once(host === '' || host === 'fr'),
      async ({ page, shop }) => {
        await page.goto(`${hostOf(shop.storefront, host)}/`);
        const input = page.getByRole('banner').getByRole('searchbox', { name: field });
        await input.focus();
        await page.keyboard.type(typed);
        await expect(optionsOf(page).last()).toContainText(meant);
        await page.keyboard.press('ArrowUp');
        await expect(optionsOf(page).last()).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`\\?q=${typed}$`));
        const main = page.getByRole('main');
        await expect(main.getByText(note)).toContainText(meant);
        await expect(main.getByRole('article').first()).toContainText(kind);
        await expectNoFindingsAtAnyWidth(page);
        await main
          .getByRole('link', { name: new RegExp(typed) })
          .first()
          .click();
        await expect(page).toHaveURL(/q=%22/);
        await expect(main.getByText(note)).toHaveCount(0);
      },
    );

  test('a page of the menu is among the suggestions', async ({ page, shop }) => {
    await page.goto(`${shop.storefront}/service/`);
    await page.getByRole('banner').getByRole('searchbox', { name: 'Suchen' }).focus();
    await page.keyboard.type('hochz');
    await expect(optionsOf(page).first()).toHaveText(/Hochzeit/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/hochzeit\/$/);
  });
});

test('what nothing has together with the rest is left out, and the page says so', async ({ page, shop }) => {
  await page.goto(`${shop.storefront}/produkte/?q=weihnachtskarte+xyzzyplugh`);
  await expect(page.getByText('Nichts gefunden zu: xyzzyplugh')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/karte/i);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the header’s form searches', async ({ page, shop }) => {
    await page.goto(`${shop.storefront}/service/`);
    await page.getByRole('banner').getByRole('searchbox', { name: 'Suchen' }).fill('weinachtskarte');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/produkte\/\?q=weinachtskarte$/);
    await expect(page.getByText(/^Meinten Sie/)).toContainText('weihnachtskarte');
  });
});
