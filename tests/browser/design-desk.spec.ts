import type { Page } from '@playwright/test';
import { expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { expect, test } from './support/shop-test.ts';

const stage = (page: Page) => page.getByRole('group', { name: 'Karte, wie sie gedruckt wird' });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const kept = (page: Page) => page.getByText('Gespeichert', { exact: true });

const headlines = {
  Deutsch: 'Brüllend gute Laune',
  Englisch: 'A roaring good time',
  Spanisch: 'Una fiesta salvaje',
  Französisch: 'Une fête rugissante',
  Italienisch: 'Una festa ruggente',
  Niederländisch: 'Een brullend feest',
};

test('an editor makes a card on the stage, and a shopper finds it and writes on it', {
  tag: ['@own-shop', ...beforeRelease.tag],
}, async ({ page, ownShop, browser }) => {
  await page.goto(`${ownShop.workspace}/designs`);
  const form = page.getByRole('form', { name: 'Neue Karte' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Savannengebrüll');
  await form.getByRole('combobox', { name: 'Kartenart' }).selectOption('Postkarte, hoch');
  await form.getByRole('button', { name: 'Karte beginnen' }).click();
  await expect(stage(page).getByRole('button', { name: 'Text: Namen' })).toBeVisible();

  await test.step('a motif is found by a word, carried by keys, and undone', async () => {
    await page.getByRole('searchbox', { name: 'Motiv suchen' }).fill('löwe');
    await page
      .getByRole('list', { name: 'Gefundene Motive' })
      .getByRole('button', { name: 'Löwe (gemalt)', exact: true })
      .click();
    const lion = stage(page).getByRole('button', { name: /^Motiv lion-flat/ });
    const top = page.getByRole('spinbutton', { name: 'Von oben (mm)' });
    await lion.focus();
    const before = Number(await top.inputValue());
    await lion.press('Shift+ArrowUp');
    await lion.press('ArrowUp');
    await expect(top).toHaveValue(String(Math.round((before - 11) * 10) / 10));
    await lion.press('Control+z');
    await expect(top).toHaveValue(String(Math.round((before - 10) * 10) / 10));
    await lion.press('PageDown');
    await expect(section(page, 'Ebenen').getByRole('listitem').first()).toHaveText('Text: Namen');
  });

  await test.step('it is carried by the mouse, and seen to move', async () => {
    const names = stage(page).getByRole('button', { name: 'Text: Namen' });
    const box = await names.boundingBox();
    if (!box) throw new Error('The names are not on the stage.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 120, { steps: 4 });
    await page.mouse.up();
    const top = page.getByRole('spinbutton', { name: 'Von oben (mm)' });
    await expect.poll(async () => Number(await top.inputValue())).toBeGreaterThan(75);
  });

  await test.step('what is wrong is said in sentences, and put right', async () => {
    await section(page, 'Hinzufügen').getByRole('button', { name: 'Text', exact: true }).click();
    const faults = section(page, 'Prüfung');
    await expect(faults.getByText('„Überschrift“ hat auf Deutsch noch keinen Beispieltext.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'In den Shop geben' })).toBeDisabled();
    const words = page.getByRole('group', { name: 'Beispieltext in jeder Sprache' });
    for (const [language, text] of Object.entries(headlines))
      await words.getByRole('textbox', { name: language }).fill(text);
    await page.getByRole('spinbutton', { name: 'Von oben (mm)' }).fill('12');
    await expect(faults.getByText(/noch keinen Beispieltext/)).toHaveCount(0);
    await section(page, 'Gewähltes Element').getByRole('combobox', { name: 'Farbe' }).selectOption('Papier');
    const pale = faults.getByRole('listitem').filter({ hasText: /„Überschrift“ hebt sich nur/ });
    await pale.getByRole('button', { name: 'Textfarbe wechseln' }).click();
    await expect(pale).toHaveCount(0);
    await expect(faults.getByText(/^Fehler: 0/)).toBeVisible();
  });

  await expectNoFindingsAtAnyWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('nothing is lost by a reload', async () => {
    await expect(kept(page)).toBeVisible();
    await page.reload();
    await expect(stage(page).getByRole('button', { name: 'Text: Überschrift' })).toBeVisible();
  });

  await page.getByRole('button', { name: 'In den Shop geben' }).click();
  await expect(page.getByText('Im Shop', { exact: true })).toBeVisible();

  const shopper = await browser.newPage({ locale: 'de-DE' });
  const searched = `${ownShop.storefront}/produkte/?q=Savannengebr%C3%BCll`;
  let draft = '';
  await test.step('a shopper finds it by its name, and writes on it', async () => {
    const card = shopper.getByRole('article').getByRole('link', { name: 'Savannengebrüll' });
    // A shop looks for news of its catalogue within seconds.
    await expect(async () => {
      await shopper.goto(searched);
      await expect(card).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await card.click();
    await shopper.getByRole('button', { name: 'Jetzt gestalten' }).click();
    const headline = shopper.getByRole('textbox', { name: 'Überschrift', exact: true });
    await expect(headline).toHaveValue('Brüllend gute Laune');
    await headline.fill('Wir brüllen los');
    await expect(shopper.getByRole('textbox', { name: 'Überschrift auf der Karte' })).toHaveValue(
      'Wir brüllen los',
    );
    await expect(shopper.getByRole('status').filter({ hasText: 'Entwurf gesichert' })).toBeVisible();
    draft = shopper.url();
  });

  await test.step('withdrawn, it is found no more', async () => {
    await page.getByRole('button', { name: 'Aus dem Shop nehmen' }).click();
    await expect(page.getByText('Aus dem Shop genommen', { exact: true })).toBeVisible();
    const nothing = shopper.getByText('Nichts gefunden zu „Savannengebrüll“');
    await expect(async () => {
      await shopper.goto(searched);
      await expect(nothing).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });

  await test.step('what was written on it stays, and similar cards are shown', async () => {
    await shopper.goto(draft);
    const told = shopper
      .getByRole('alert')
      .filter({ hasText: 'Dieses Design wird hier nicht mehr verkauft' });
    await expect(told.getByRole('link').first()).toHaveAttribute('href', /^\/karten-designen\//);
    const written = shopper.getByRole('textbox', { name: 'Überschrift', exact: true });
    await expect(written).toHaveValue('Wir brüllen los');
    await expect(shopper.getByRole('textbox', { name: 'Überschrift auf der Karte' })).toHaveValue(
      'Wir brüllen los',
    );
    await expect(shopper.getByRole('button', { name: 'In den Warenkorb' })).toHaveCount(0);
    await expectNoFindingsAtAnyWidth(shopper, 'main');
  });
  await shopper.close();
});
