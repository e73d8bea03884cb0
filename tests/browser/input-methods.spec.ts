import type { CDPSession, Page } from '@playwright/test';
import { beforeRelease } from './support/broad.ts';
import { expect, test } from './support/shop-test.ts';

const wedding = '/configurator-card/?design=140101';

const onCard = (page: Page) => page.getByRole('textbox', { name: 'Text auf der Karte', exact: true });
const inForm = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Rückgängig' });

/** Shows what an input method has so far, as a keyboard for Japanese does. */
async function compose(cdp: CDPSession, ...steps: readonly string[]): Promise<void> {
  for (const text of steps)
    await cdp.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
}

test.use({ viewport: { width: 1440, height: 900 } });

test('what an input method composes is shown once, written once, and one step of undo', async ({
  page,
  shop,
}) => {
  await page.goto(shop.storefront + wedding);
  await onCard(page).fill('Für ');
  await expect(inForm(page)).toHaveValue('Für ');
  await inForm(page).focus();
  await onCard(page).focus();
  await onCard(page).press('End');
  const cdp = await page.context().newCDPSession(page);
  await compose(cdp, 'Z', 'Zo', 'Zoë');
  await expect(onCard(page)).toHaveValue('Für Zoë');
  await expect(inForm(page)).toHaveValue('Für Zoë');
  await cdp.send('Input.insertText', { text: 'Zoé' });
  await expect(onCard(page)).toHaveValue('Für Zoé');
  await expect(inForm(page)).toHaveValue('Für Zoé');
  await undo(page).click();
  await expect(inForm(page)).not.toHaveValue(/Zo/);
});

test('a composition that is given up leaves what was there', beforeRelease, async ({ page, shop }) => {
  await page.goto(shop.storefront + wedding);
  await onCard(page).fill('Kommt alle');
  await onCard(page).press('End');
  const cdp = await page.context().newCDPSession(page);
  await compose(cdp, 'n', 'ni', '');
  await expect(onCard(page)).toHaveValue('Kommt alle');
  await expect(inForm(page)).toHaveValue('Kommt alle');
});

test(
  'a composition over the end of a line stays whole, however the lines break',
  beforeRelease,
  async ({ page, shop }) => {
    await page.goto(shop.storefront + wedding);
    const long = 'Wir freuen uns so sehr auf euch und auf einen langen Abend unter den alten Linden am See';
    await onCard(page).fill(long);
    await onCard(page).press('Control+End');
    const cdp = await page.context().newCDPSession(page);
    await compose(cdp, ' m', ' mi', ' mit', ' mit Mu', ' mit Musik');
    await cdp.send('Input.insertText', { text: ' mit Musik' });
    await expect(inForm(page)).toHaveValue(`${long} mit Musik`);
    await onCard(page).pressSequentially('!');
    await expect(inForm(page)).toHaveValue(`${long} mit Musik!`);
  },
);
