import type { Design } from '@blattwerk/designs/model/design.ts';
import { composedSchema } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';
import type { Locator, Page } from '@playwright/test';
import { pointWithin, wordEnds } from './support/drawn-text.ts';
import { expect, test } from './support/shop-test.ts';

const wedding = '/configurator-card/?design=146101&quantity=50';
/** In Raleway, which kerns letters with blanks. */
const kerned = '/configurator-card/?design=144202';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const onCard = (page: Page, label = 'Text') => field(page, `${label} auf der Karte`);

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('letters of a field stand upon the drawn ones: beside blanks, in capitals, in letters of another font', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.storefront + kerned);
    await expect(onCard(page)).toBeVisible();
    for (const words of ['VATER AVION To. We, Ty', 'Familie Weiß, Straße', 'Łukasz & Šárka'])
      for (const label of ['Überschrift', 'Text']) {
        await onCard(page, label).fill(words);
        await expect
          .poll(() => offInk(onCard(page, label)), `${words} as ${label}, in pixels`)
          .toBeLessThan(0.5);
      }
  });

  test('a click between the words of a text that lies turned leads there, and a word is written there', async ({
    page,
    shop,
  }) => {
    const words = 'Wir feiern am See, ganz ohne Eile';
    const turned = await turnedText(page, 'body', 12, words);
    await page.goto(shop.storefront + wedding);
    await field(page, 'Text').fill(words);
    await expect(onCard(page)).toHaveValue(/ohne Eile$/);
    const { layer, view } = await turned();
    const card = onCard(page).locator('..');
    const shown = await card.boundingBox();
    if (!shown) throw new Error('There is no card.');
    const ends = wordEnds(layer);
    expect(ends.length).toBe(7);
    for (const end of ends) {
      await card.click({ position: pointWithin(shown, view, end) });
      expect(await onCard(page).evaluate(caretOf), `behind the letter at ${end.place}`).toBe(end.place);
    }
    await card.click({ position: pointWithin(shown, view, ends[3] ?? layer.box) });
    await page.keyboard.type(' heute,');
    await expect(field(page, 'Text')).toHaveValue('Wir feiern am See, heute, ganz ohne Eile');
  });

  test('names in letters that no font draws are seen while they are written, and told', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.storefront + wedding);
    const card = onCard(page);
    await card.fill('Noa und Paul');
    await expect(card).toHaveCSS('color', seeThrough);
    for (const name of ['נועה', 'ليلى', '🎉']) {
      await card.fill(`${name} und Paul`);
      await expect(card).not.toHaveCSS('color', seeThrough);
      await expect(card).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(/^Text: Für .* gibt es in dieser Schrift kein Zeichen/)).toBeVisible();
    }
    await card.press('Escape');
    await expect(card).toHaveCSS('color', seeThrough);
    await page.getByRole('button', { name: 'Zeichen entfernen' }).click();
    await expect(field(page, 'Text')).toHaveValue('und Paul');
    await expect(card).not.toHaveAttribute('aria-invalid');
  });
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const pageShrinks of [true, false])
    test(`a field is seen between picture and keyboard where the page ${pageShrinks ? 'becomes lower' : 'stays below it'}`, async ({
      page,
      shop,
    }) => {
      await page.goto(shop.storefront + wedding);
      for (const label of ['Überschrift', 'Text', 'Ort und Zeit']) {
        await field(page, label).tap();
        if (pageShrinks) await page.setViewportSize({ width: 360, height: 440 });
        else await page.evaluate(layKeyboardOver, 300);
        await expect.poll(() => field(page, label).evaluate(isUncovered, 440), label).toBe(true);
        await field(page, label).pressSequentially('!');
        if (pageShrinks) await page.setViewportSize({ width: 360, height: 740 });
        else await page.evaluate(layKeyboardOver, 0);
      }
      await expect(field(page, 'Text')).toHaveValue(/!/);
    });
});

const seeThrough = 'rgba(0, 0, 0, 0)';

/**
 * Has a text lie turned, as on cards that editors made by hand.
 * @returns resolves it as it is printed with other words, and what is shown of its page
 */
async function turnedText(page: Page, slot: string, rotate: number, text: string) {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof turn>>();
  await page.route('**/web-api/compositions', async (route) => {
    const response = await route.fetch();
    const answer = composedSchema.parse(await response.json());
    resolve(turn(answer.design, slot, rotate, text));
    await route.fulfill({ response, json: answer });
  });
  return () => promise;
}

function turn({ pages }: Design, slot: string, rotate: number, text: string) {
  const [outside] = pages;
  const layer = outside?.layers.find((one) => one.type === 'text' && one.slot === slot);
  if (!outside || layer?.type !== 'text') throw new Error(`There is no text ${slot}.`);
  layer.rotate = rotate;
  const front = outside.panels.find(({ id }) => id === 'front');
  return { layer: { ...layer, text }, view: front?.box ?? { x: 0, y: 0, ...outside.trim } };
}

/** By how many pixels the field's own letters are wider or narrower than the ones that are drawn below it. */
function offInk(letters: Locator): Promise<number> {
  return letters.evaluate((element) => {
    if (!(element instanceof HTMLTextAreaElement)) return Number.NaN;
    const style = getComputedStyle(element);
    const around = element.getBoundingClientRect();
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return Number.NaN;
    // Small letters are measured in whole pixels.
    const enlarged = 20;
    context.font = `${enlarged * Number.parseFloat(style.fontSize)}px ${style.fontFamily}`;
    context.letterSpacing = `${enlarged * (Number.parseFloat(style.letterSpacing) || 0)}px`;
    context.fontKerning = 'normal';
    const text = style.textTransform === 'uppercase' ? element.value.toUpperCase() : element.value;
    const own = context.measureText(text);
    const drawn = [...document.querySelectorAll('svg path')]
      .map((path) => path.getBoundingClientRect())
      .filter(({ left, right, top, bottom }) => {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return x > around.left && x < around.right && y > around.top && y < around.bottom;
      })
      .map(({ width }) => width);
    const width = (own.actualBoundingBoxLeft + own.actualBoundingBoxRight) / enlarged;
    return Math.min(...drawn.map((other) => Math.abs(other - width)));
  });
}

function caretOf(element: Element): number {
  return element instanceof HTMLTextAreaElement ? element.selectionStart : Number.NaN;
}

/** Phones lay their keyboard over the page, and tell only how much of it is seen. */
function layKeyboardOver(height: number): void {
  const { visualViewport } = window;
  if (!visualViewport) return;
  Object.defineProperty(visualViewport, 'height', {
    configurable: true,
    get: () => window.innerHeight - height,
  });
  visualViewport.dispatchEvent(new Event('resize'));
}

/** Whether all of a field lies above the keyboard, below nothing else. */
function isUncovered(element: Element, height: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const places = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
  return bottom <= height && places.every((found) => found === element);
}
