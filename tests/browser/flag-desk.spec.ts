import type { Browser, Page } from '@playwright/test';
import type { ShopAddresses } from '../../scripts/shop-process.ts';
import { expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { expect, test } from './support/shop-test.ts';
import { takeInTest } from './support/take-in-test.ts';

const before = 'Namen in Gold';
const tested = 'Worte, die nach euch klingen';
const label = 'Hochzeit: Einstieg in die Seite';

const rollout = (page: Page) => page.getByRole('form', { name: 'Ausrollen' });
const percent = (page: Page, treatment: string) =>
  rollout(page).getByRole('spinbutton', { name: `${treatment}, Prozent`, exact: true });
const save = (page: Page) => rollout(page).getByRole('button', { name: 'Sichern und ausrollen' });
const result = (page: Page) => page.getByRole('region', { name: 'Ergebnis' });

async function openDesk(page: Page, { workspace }: ShopAddresses, flag = label): Promise<void> {
  await page.goto(`${workspace}/flags`);
  await page
    .getByRole('region', { name: 'Schalter', exact: true })
    .getByRole('button', { name: flag })
    .click();
  await expect(rollout(page)).toBeVisible();
}

/** What visitors see who come for the first time. */
async function newVisitorSees(browser: Browser, { storefront }: ShopAddresses): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const answer = await page.goto(`${storefront}/hochzeit/`);
  const html = (await answer?.text()) ?? '';
  await context.close();
  return html;
}

test('an editor rolls a treatment out, a new visitor sees it, and a kill takes it back', {
  tag: '@own-shop',
}, async ({ page, ownShop, browser }) => {
  await openDesk(page, ownShop);
  await expect(result(page)).toContainText('Noch kein Test');

  await test.step('percentages that are not a hundred are refused in a sentence', async () => {
    await percent(page, 'Bisher').fill('30');
    await save(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Die Anteile ergeben 30 %: Ändern Sie sie, bis es 100 % sind.',
    );
  });

  await test.step('everybody sees the treatment that has all visitors', async () => {
    await percent(page, 'Bisher').fill('0');
    await percent(page, 'zitat').fill('100');
    await save(page).click();
    await expect(page.getByText('Gesichert: Neue Besucher sehen es sofort.')).toBeVisible();
    await expect.poll(() => newVisitorSees(browser, ownShop)).toContain(`>${tested}<`);
    await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('ausgerollt (zitat 100 %)');
  });

  await test.step('after one question everybody sees what there was before', async () => {
    await page.getByRole('button', { name: 'Sofort ausschalten' }).click();
    const question = page.getByRole('alertdialog', { name: `„${label}“ ausschalten?` });
    await question.getByRole('button', { name: 'Sofort ausschalten' }).click();
    await expect(question).toBeHidden();
    await expect.poll(() => newVisitorSees(browser, ownShop)).toContain(`>${before}<`);
    await expect(page.getByRole('button', { name: 'Wieder einschalten' })).toBeVisible();
  });

  await expectNoFindingsAtAnyWidth(page, 'main');
});

test('a treatment is for those whom it is meant for, and not before its time', {
  tag: '@own-shop',
}, async ({ page, ownShop, browser }) => {
  await openDesk(page, ownShop);
  await percent(page, 'Bisher').fill('0');
  await percent(page, 'zitat').fill('100');
  await rollout(page).getByRole('checkbox', { name: 'Österreich' }).check();
  await save(page).click();
  await expect(page.getByText('Gesichert: Neue Besucher sehen es sofort.')).toBeVisible();
  const austria = { ...ownShop, storefront: ownShop.storefront.replace('localhost', 'at.localhost') };
  await expect.poll(() => newVisitorSees(browser, austria)).toContain(`>${tested}<`);
  expect(await newVisitorSees(browser, ownShop)).toContain(`>${before}<`);

  await rollout(page).getByLabel('Ab', { exact: true }).fill('2099-01-01T08:00');
  await save(page).click();
  await expect.poll(() => newVisitorSees(browser, austria)).toContain(`>${before}<`);
  await expect(page.getByRole('region', { name: label }).getByText('geplant')).toBeVisible();

  await test.step('who is on a list sees it without a lot', async () => {
    const lists = page.getByRole('region', { name: 'Besucherlisten' });
    await lists.getByRole('textbox', { name: 'Name der Liste' }).fill('redaktion');
    await lists.getByRole('textbox', { name: 'Schlüssel von Besuchern' }).fill('anna');
    await lists.getByRole('button', { name: 'Aufnehmen' }).click();
    await expect(lists.getByRole('listitem')).toHaveText('redaktion: 1 Besucher');
    await rollout(page).getByRole('button', { name: 'Besucherliste' }).click();
    await rollout(page).getByRole('combobox', { name: 'sieht' }).selectOption('zitat');
    await save(page).click();
    const headers = { cookie: 'split-key=anna' };
    await expect
      .poll(async () => (await page.request.get(`${ownShop.storefront}/hochzeit/`, { headers })).text())
      .toContain(`>${tested}<`);
  });
});

test('two editors at once: the second is told, and overwrites nothing unasked', {
  tag: '@own-shop',
}, async ({ page, ownShop, context, expectedErrors }) => {
  expectedErrors.push(/412/);
  const colleague = await context.newPage();
  await openDesk(page, ownShop);
  await openDesk(colleague, ownShop);
  await percent(page, 'Bisher').fill('50');
  await percent(page, 'zitat').fill('50');
  await percent(colleague, 'Bisher').fill('90');
  await percent(colleague, 'zitat').fill('10');
  await save(page).click();
  await expect(page.getByText('Gesichert: Neue Besucher sehen es sofort.')).toBeVisible();
  await save(colleague).click();
  const told = rollout(colleague).getByRole('status').filter({ hasText: 'inzwischen geändert' });
  await expect(told).toBeVisible();
  await expect(percent(colleague, 'zitat')).toHaveValue('10');
  await told.getByRole('button', { name: 'Neuen Stand laden' }).click();
  await expect(percent(colleague, 'zitat')).toHaveValue('50');
  await expect(told).toBeHidden();
});

test('a flag is made at the desk, and its test is read with its doubts', {
  tag: '@own-shop',
}, async ({ page, ownShop }) => {
  await page.goto(`${ownShop.workspace}/flags`);
  const form = page.getByRole('form', { name: 'Neuer Schalter' });
  await form.getByRole('textbox', { name: 'Bezeichnung' }).fill('Sommer: neuer Teaser');
  await form.getByRole('textbox', { name: 'Technischer Name' }).fill('Sommer');
  await form.getByRole('button', { name: 'Anlegen' }).click();
  await expect(form.getByRole('alert')).toContainText('3 bis 60 Kleinbuchstaben');
  await form.getByRole('textbox', { name: 'Technischer Name' }).fill('sommer-teaser');
  await form.getByRole('button', { name: 'Anlegen' }).click();
  await percent(page, 'Bisher').fill('50');
  await percent(page, 'Neu').fill('50');
  await rollout(page).getByRole('spinbutton', { name: 'Besucher je Fassung' }).fill('500');
  await save(page).click();
  await expect(page.getByText('Gesichert: Neue Besucher sehen es sofort.')).toBeVisible();

  await takeInTest(page.request, ownShop, 'sommer-teaser', {
    on: { visitors: 200, basket: 60, order: 5 },
    off: { visitors: 200, basket: 20, order: 4 },
  });
  // An order that is told twice is one.
  await takeInTest(page.request, ownShop, 'sommer-teaser', { on: { visitors: 1, order: 1 } });

  await page.reload();
  await expect(result(page)).toContainText('Noch nicht entscheiden: 200 von 500 geplanten Besuchern');
  const differences = result(page).getByRole('table', { name: 'Verglichen mit „Bisher“' });
  const row = (goal: string) => differences.getByRole('row').filter({ hasText: goal });
  await expect(row('Warenkorb')).toContainText('+20 Prozentpunkte');
  await expect(row('Warenkorb')).toContainText('besser');
  await expect(row('Bestellung')).toContainText('nicht zu unterscheiden');
  const arms = result(page).getByRole('table', { name: 'Besucher und was sie danach getan haben' });
  await expect(arms.getByRole('row', { name: /^Neu/ })).toContainText('200,00 €');
  await expect(arms.getByRole('columnheader', { name: 'Einblendungen' })).toBeVisible();
  // The visitor who came twice was shown it twice.
  await expect(arms.getByRole('row', { name: /^Neu/ }).getByRole('cell', { name: '201' })).toBeVisible();
  await expect(result(page).getByRole('alert')).toHaveCount(0);

  await takeInTest(page.request, ownShop, 'sommer-teaser', { on: { visitors: 350 } });
  await page.reload();
  await expect(result(page).getByRole('alert')).toContainText('Die Aufteilung stimmt nicht');
  await expect(row('Warenkorb')).toContainText('fraglich');
  await expectNoFindingsAtAnyWidth(page, 'main');
});
