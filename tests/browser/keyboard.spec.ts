import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.ts';
import { fillBasket } from './support/fill-basket.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

/** Stops between two things a shopper wants; the filters of a listing are many. */
const mostStops = 120;

test('a card is found, chosen and kept with the keyboard alone, and the focus is always seen', async ({
  page,
  shop,
}) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const main = page.getByRole('main');
  await openAlive(page, shop.storefront);
  await tabTo(page, page.getByRole('link', { name: 'Zum Inhalt springen' }));
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Hochzeit' }),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.storefront}/hochzeit/`);
  await expect(main).toBeFocused();

  const tiles = main.getByRole('list', { name: /Ergebnis/ }).getByRole('article');
  await tabTo(page, main.getByRole('checkbox', { name: /^Gold / }));
  await page.keyboard.press('Space');
  await expect(main.getByRole('list', { name: 'Gewählte Filter' })).toContainText('Gold');
  await tabTo(page, main.getByRole('link', { name: 'Neueste' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=created/);
  await tabTo(page, tiles.first().getByRole('link').first());
  await page.keyboard.press('Enter');

  const form = main.getByRole('form');
  const price = form.getByRole('status').filter({ hasText: '€' });
  await expect(form).toBeVisible();
  await expect(main).toBeFocused();
  const heart = main.getByRole('button', { name: /Merkzettel$/ }).first();
  await tabTo(page, heart);
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  const papers = form.getByRole('group', { name: /^Papier/ }).getByRole('radio');
  const first = (await price.textContent()) ?? '';
  await tabTo(page, papers.first());
  await page.keyboard.press('ArrowDown');
  await expect(papers.nth(1)).toBeChecked();
  await expectSeenFocus(page);
  await tabTo(page, form.getByLabel('Menge'));
  await page.keyboard.press('End');
  await expect(price).not.toHaveText(first);
  await tabTo(page, main.getByRole('button', { name: 'Kostenlose Musterkarte anfordern' }));
  await tabTo(page, form.getByRole('button', { name: 'Jetzt gestalten' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /gestalten$/ })).toBeVisible();
});

test('a card is designed with the keyboard alone, from its words into the basket', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const main = page.getByRole('main');
  await openAlive(page, `${shop.storefront}/configurator-card/?design=142102`);
  const words = main.getByRole('region', { name: 'Texte' });
  const names = words.getByRole('textbox', { name: 'Namen', exact: true });
  await expect(main.getByRole('button', { name: 'Ansehen', exact: true })).toBeVisible();
  await tabTo(page, main.getByRole('button', { name: 'Ansehen', exact: true }));
  await tabTo(page, words.getByRole('button', { name: 'Schrift: Namen' }));
  await page.keyboard.press('Enter');
  const style = words.getByRole('group', { name: /^Schrift: Namen/ });
  await expect(style.getByRole('button', { name: 'Kleiner' })).toBeVisible();
  await tabTo(page, style.getByRole('button', { name: 'Kleiner' }));
  await page.keyboard.press('Enter');
  await expect(style.getByRole('status').filter({ hasText: /^(?!100)\d+.%$/ })).toBeVisible();
  await tabTo(page, names, 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Ida & Jan');
  await expect(main.getByRole('status').filter({ hasText: 'Entwurf gesichert' })).toBeVisible();

  const options = main.getByRole('region', { name: 'Ausführung und Menge' });
  const papers = options.getByRole('group', { name: /^Papier/ }).getByRole('radio');
  await tabTo(page, papers.first());
  await page.keyboard.press('ArrowDown');
  await expect(papers.nth(1)).toBeChecked();
  const add = options.getByRole('button', { name: 'In den Warenkorb' });
  await expect(add).toBeEnabled();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  // Its other texts are still the sample's.
  const anyway = options.getByRole('button', { name: 'Trotzdem in den Warenkorb' });
  await expect(anyway).toBeVisible();
  await tabTo(page, anyway);
  await page.keyboard.press('Enter');
  await expect(options.getByRole('status').filter({ hasText: 'Liegt im Warenkorb.' })).toBeVisible();
  await tabTo(page, options.getByRole('link', { name: 'Zum Warenkorb' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  await expect(main).toBeFocused();
  await expect(main.getByRole('listitem').filter({ hasText: 'Sommerwiese' })).toHaveCount(1);
});

test('envelopes are bought with the keyboard alone, from the basket to the order', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const item = { kind: 'accessory', sku: 'envelope-straight-green-110x110' } as const;
  await fillBasket(page, shop.storefront, [{ item, quantity: 25 }]);
  const main = page.getByRole('main');
  const sum = page.getByRole('region', { name: 'Summe und Lieferung' });
  await openAlive(page, `${shop.storefront}/warenkorb/`);
  await tabTo(page, page.getByRole('link', { name: 'Zum Inhalt springen' }));
  await page.keyboard.press('Enter');
  const more = main.getByRole('button', { name: /^Mehr von Briefumschlag/ });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(sum).toContainText('24,70 €');
  // Once more, from where the focus is.
  await page.keyboard.press('Enter');
  await expect(sum).toContainText('25,65 €');
  await expect(more).toBeFocused();
  // A sum is pale until the shop has said it, too.
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNoFindings(page);
  await tabTo(page, sum.getByRole('link', { name: 'Zur Kasse' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kasse');
  await expect(main).toBeFocused();
  for (const [name, text] of [
    [/^E-Mail-Adresse/, 'anna@example.org'],
    [/^Vorname/, 'Anna'],
    [/^Nachname/, 'Muster'],
    [/^Straße/, 'Gartenweg 7'],
    [/^Postleitzahl/, '80331'],
    [/^Ort/, 'München'],
  ] as const) {
    await tabTo(page, main.getByRole('textbox', { name }));
    await page.keyboard.type(text);
  }
  await tabTo(page, main.getByRole('radio', { name: /^Rechnung/ }));
  await page.keyboard.press('ArrowUp');
  await expect(main.getByRole('radio', { name: /^Vorkasse/ })).toBeChecked();
  await expectNoFindings(page);
  await tabTo(page, main.getByRole('button', { name: 'zahlungspflichtig bestellen' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
  await expect(main).toBeFocused();
  await expectNoFindings(page);
});

/** Walks with Tab until something has the focus; wherever the walk stops, the focus is seen. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press(key);
    await expectSeenFocus(page);
    if (await target.evaluate((element) => element === document.activeElement, undefined, { timeout: 5000 }))
      return;
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

/** The focused element, or what stands for it, has an outline and lies in the window. */
async function expectSeenFocus(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return 'the page has lost the focus';
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const around = [focused, focused.parentElement, focused.nextElementSibling, ...labels];
    const isOutlined = around.some(
      (element) =>
        element &&
        ['', '::before', '::after'].some((part) => getComputedStyle(element, part).outlineStyle === 'solid'),
    );
    if (!isOutlined) return `no outline: ${focused.outerHTML.slice(0, 200)}`;
    const { top, bottom } = focused.getBoundingClientRect();
    return bottom < 0 || top > innerHeight ? `out of sight: ${focused.outerHTML.slice(0, 200)}` : undefined;
  });
  expect(unseen).toBeUndefined();
}
