import type { Market } from '@blattwerk/schemas/shop/markets/markets.ts';
import type { Locator, Page } from '@playwright/test';
import { runCatalogueCall } from '../../scripts/catalogue/run-call.ts';
import { readEnvironment } from '../../scripts/environment.ts';
import type { ShopAddresses } from '../../scripts/shop-process.ts';
import { beforeRelease } from './support/broad.ts';
import { createPage, formOf, openPage, previewOf } from './support/editing.ts';
import { clickInPreview, openPageAt } from './support/pages.ts';
import { expect, test } from './support/shop-test.ts';

/** A page that looks alike in every season. */
const slug = 'hochzeit';
const oldTitle = 'Alles für die Hochzeit';
const newTitle = 'Alles für das Fest';

test('an editor changes a page, sees it live, publishes it; a shopper sees it at once; and takes it back', {
  tag: '@own-shop',
}, async ({ page, ownShop, context }) => {
  const shopper = await context.newPage();
  await shopper.goto(`${ownShop.storefront}/${slug}/`);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(oldTitle);

  await openWeddingPage(page, ownShop);
  const preview = previewOf(page);
  await preview.locator('html').evaluate(() => {
    window.name = 'never reloaded';
  });

  // Change: click it in the page, type in the form, see it in the page.
  const field = titleField(page);
  await clickInPreview(page, oldTitle, field);
  await field.fill(newTitle);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(newTitle);

  // Save: the draft is stored, the shopper sees nothing of it.
  await page.getByRole('button', { name: 'Sichern' }).click();
  await expect(page.getByText(/^Entwurf, gesichert/)).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(oldTitle);

  // Publish: the shopper has it as soon as the shop has heard of it.
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText(/^Veröffentlicht, gesichert/)).toBeVisible();
  await expect(async () => {
    await shopper.reload();
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(newTitle, { timeout: 2000 });
  }).toPass();
  expect(await preview.locator('html').evaluate(() => window.name)).toBe('never reloaded');

  // Undo the publication: the page is gone for shoppers, the draft stays.
  await page.getByRole('button', { name: 'Zurückziehen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await expect(page.getByRole('button', { name: 'Zurückziehen' })).toBeHidden();
  await expect
    .poll(async () => (await shopper.request.get(`${ownShop.storefront}/${slug}/`)).status())
    .toBe(404);
  await expect(field).toHaveValue(newTitle);
});

test('publishing is refused while a finding stands, and says what to do beside the field', {
  tag: '@own-shop',
}, async ({ page, ownShop, expectedErrors }) => {
  expectedErrors.push(/422/);
  await openWeddingPage(page, ownShop);
  const field = titleField(page);
  await clickInPreview(page, oldTitle, field);
  await field.fill('');
  await field.blur();
  await expect(
    formOf(page)
      .getByText(/“Titel”|„Titel“/)
      .first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  const refusal = page.getByRole('dialog', { name: 'Noch nicht veröffentlicht' });
  await expect(refusal.getByText(/Titel/).first()).toBeVisible();
  const findings = refusal.getByRole('list', { name: 'Befunde' });
  expect(await gapsOf(findings), 'the list fits in, its sentences begin at the left').toEqual({
    overflows: false,
    indent: 3,
  });
  const answer = await page.request.get(`${ownShop.storefront}/${slug}/`);
  expect(await answer.text()).toContain(oldTitle);
});

test('what the catalogue lacks is named at its field and when publishing, put right by buttons, and published', {
  tag: ['@own-shop', ...beforeRelease.tag],
}, async ({ page, ownShop, expectedErrors }) => {
  // Publishing is refused, and the preview asks for a theme that is not there.
  expectedErrors.push(/422/, /404 .*themes\/999999/, /404 .*voucher-campaigns\/sommer-2026/);
  const product = (...items: { kind: string; id: string }[]) => ({
    plugin: 'blattwerk-product',
    version: 1,
    items,
  });
  const story = await createPage(ownShop, 'kalender-und-karten', [
    { _uid: 'titel', component: 'page_container_headline', headline: 'Kalender', headlineType: 'h1' },
    {
      _uid: 'liste',
      component: 'product_list',
      products: product(
        { kind: 'card', id: '99999999' },
        { kind: 'calendar', id: '200101' },
        { kind: 'card', id: '146101' },
        { kind: 'merch', id: 'tasse-keramik' },
      ),
    },
    {
      _uid: 'karte',
      component: 'card_detail',
      product: product({ kind: 'card', id: '146101' }),
      format: { plugin: 'blattwerk-format', version: 1, format: '999x999' },
    },
    {
      _uid: 'thema',
      component: 'theme_cards',
      headline: 'Alle Karten',
      theme: { plugin: 'blattwerk-theme', version: 1, themeId: 999999 },
    },
    { _uid: 'gutschein', component: 'voucher', headline: 'Für den Sommer', campaign: 'sommer-2026' },
    {
      _uid: 'test',
      component: 'ab_test',
      flag: 'startseite-vorteil',
      control: [
        { _uid: 'bisher', component: 'page_container_headline', headline: 'Neu', headlineType: 'h2' },
      ],
      treatment: [],
    },
  ]);
  await openPage(page, ownShop, story, 'liste');
  const gone = /„Karte 99999999“ entfernen oder ersetzen/;
  const elsewhere = /in Frankreich, Belgien.* nicht lieferbar|nur in .* lieferbar/;
  await expect(formOf(page).getByText(gone)).toBeVisible();
  await expect(formOf(page).getByText(elsewhere)).toBeVisible();

  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  const refusal = page.getByRole('dialog', { name: 'Noch nicht veröffentlicht' });
  const findings = refusal.getByRole('list', { name: 'Befunde' }).getByRole('listitem');
  await expect(findings).toHaveCount(7);
  const press = (finding: string | RegExp, fix: string | RegExp) =>
    findings.filter({ hasText: finding }).getByRole('button', { name: fix }).click();
  // The rows below move up once a finding is gone: only then is the next button where it stays.
  const putRight = async (finding: string | RegExp, fix: string | RegExp) => {
    await press(finding, fix);
    await expect(findings.filter({ hasText: finding })).toHaveCount(0);
  };
  const narrowing = 'Seite nur für Privatkunden und Geschäftskunden zeigen';
  await press('für Whitelabel-Kunden nicht lieferbar', `${narrowing} …`);
  await expect(
    findings.getByText('Danach ist die Seite für Whitelabel-Kunden nicht mehr zu sehen.'),
  ).toBeVisible();
  await putRight('für Whitelabel-Kunden nicht lieferbar', narrowing);
  await putRight('ist am 31. August 2026 zu Ende gegangen', '„Newsletter-Gutschein“ nehmen');
  await putRight('„startseite-vorteil“ gibt es nicht', /^Schalter „Startseite: Vorteile/);
  await putRight('„Thema“', 'Thema entfernen');
  await putRight('„Format“', /^Format auf .* zurücksetzen$/);
  await refusal.getByRole('button', { name: 'Schließen' }).last().click();
  // The others at their field, each a step that can be undone.
  await formOf(page).getByText(gone).locator('..').getByRole('button', { name: 'Produkt entfernen' }).click();
  await expect(formOf(page).getByText(gone)).toBeHidden();
  await formOf(page)
    .getByText(elsewhere)
    .locator('..')
    .getByRole('button', { name: 'Produkt entfernen' })
    .click();
  await expect(page.getByRole('region', { name: 'Zustand der Seite' }).getByText('Fehler')).toBeHidden();
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Veröffentlicht');
  const shown = await page.request.get(`${ownShop.storefront}/kalender-und-karten/`);
  expect(await shown.text()).toContain('für die erste Bestellung');

  await withdraw(ownShop, '146101', 'blattwerk:AT');
  await page.getByRole('button', { name: /veröffentlichte Seite.* was dort nicht verkauft wird/ }).click();
  const pages = page.getByRole('dialog', { name: 'Veröffentlichte Seiten, die der Katalog überholt hat' });
  await expect(pages.getByRole('button', { name: 'kalender-und-karten' })).toBeVisible();
  await expect(pages.getByText(/in Österreich nicht lieferbar/).first()).toBeVisible();
});

/** Whether a list of links is wider than what it stands in, and how far (in px) the words of its first link begin within it. */
function gapsOf(list: Locator): Promise<{ overflows: boolean; indent: number }> {
  return list.evaluate((element) => {
    const link = element.querySelector('button');
    const parent = element.parentElement;
    if (!link || !parent) throw new Error('no link');
    const words = document.createRange();
    words.selectNodeContents(link);
    return {
      overflows: parent.scrollWidth > parent.clientWidth,
      indent: words.getBoundingClientRect().left - link.getBoundingClientRect().left,
    };
  });
}

/** Takes a card out of a market, as those who run the shop do. */
async function withdraw(shop: ShopAddresses, id: string, market: Market): Promise<void> {
  const settings = readEnvironment({ STOREFRONT_PORT: String(shop.storefrontPort) });
  if (!settings.ok) throw new Error(settings.message);
  const call = { action: 'withdraw', product: { kind: 'card', id }, markets: [market] } as const;
  const result = await runCatalogueCall({ ...call, markets: [...call.markets] }, settings.environment);
  if (!result.ok) throw new Error(result.message);
}

async function openWeddingPage(page: Page, { workspace }: ShopAddresses): Promise<void> {
  await openPageAt(page, workspace, `blattwerk/${slug}`);
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText(oldTitle);
}

function titleField(page: Page): Locator {
  return formOf(page).getByRole('textbox', { name: /^Titel/ });
}
