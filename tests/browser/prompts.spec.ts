import { asPerson, timePassesUntil } from './support/asked.ts';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

test('the footer’s newsletter link opens the form over the page, and closing it gives the focus back', async ({
  page,
  shop,
}) => {
  // Until the page is alive, the link leads to the newsletter's page.
  await openAlive(page, `${shop.storefront}/service/`);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' });
  await link.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: '5 € für die erste Bestellung' });
  await expect(drawer.getByLabel('E-Mail-Adresse')).toBeVisible();
  await expect(drawer.getByLabel('Hochzeitstag')).toBeHidden();
  await drawer.getByText('Freiwillige Angaben').press('Enter');
  await expect(drawer.getByLabel('Hochzeitstag')).toBeVisible();
  await expect(drawer.getByRole('checkbox')).toHaveAccessibleName(/Newsletter/);
  await expectNoFindings(page, { include: ['dialog[open]'] });
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('a visitor who looks around is offered the newsletter once, never while paying, and Escape sends it off', async ({
  page,
  shop,
}) => {
  await asPerson(page);
  const offer = page.getByRole('dialog', { name: '5 € für die erste Bestellung' });
  await page.goto(`${shop.storefront}/service/newsletter/`);
  await page.clock.fastForward('01:00');
  await expect(offer).toBeHidden();
  await page.goto(`${shop.storefront}/service/`);
  await timePassesUntil(page, offer.getByLabel('E-Mail-Adresse'));
  await expect(offer.getByLabel('Hochzeitstag')).toBeHidden();
  await expect(offer.getByRole('checkbox')).toHaveAccessibleName(/Newsletter/);
  await expectNoFindings(page, { include: ['[role="dialog"]'] });
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('asked.newsletter'))).not.toBeNull();
});

test('the newsletter is offered a little later when its words could not be had at first', async ({
  page,
  shop,
  expectedErrors,
}) => {
  // The browser itself reports what did not come.
  expectedErrors.push(/ERR_FAILED/);
  await asPerson(page);
  const lost = page.waitForEvent('requestfailed');
  await page.route(/\/newsletter\/_payload\.json/, (route) => route.abort(), { times: 1 });
  await page.goto(`${shop.storefront}/service/`);
  const offer = page.getByRole('dialog', { name: '5 € für die erste Bestellung' });
  await timePassesUntil(page, offer.getByLabel('E-Mail-Adresse'));
  expect((await lost).url()).toContain('/newsletter/');
});

test.describe('a visitor from Austria', () => {
  test.use({ locale: 'de-AT' });

  test('is asked once whether to go to the Austrian shop', async ({ page, shop }) => {
    await asPerson(page);
    await page.goto(`${shop.storefront}/service/`);
    const question = page.getByRole('dialog', { name: 'Den Shop wechseln?' });
    await timePassesUntil(page, question);
    await expect(question.getByRole('link', { name: 'Zum Shop Österreich' })).toHaveAttribute(
      'href',
      shop.storefront.replace('localhost', 'at.localhost'),
    );
    await question.getByRole('button', { name: 'Im Shop Deutschland bleiben' }).click();
    await expect(question).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('asked.country'))).not.toBeNull();
  });

  test(
    'answers by keyboard, and goes on where the question was asked',
    beforeRelease,
    async ({ page, shop }) => {
      await asPerson(page);
      await page.goto(`${shop.storefront}/service/`);
      const question = page.getByRole('dialog', { name: 'Den Shop wechseln?' });
      await timePassesUntil(page, question);
      const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
      await skip.focus();
      await page.keyboard.press('Tab');
      await expect(question.getByRole('button', { name: 'Schließen' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(question.getByRole('link', { name: 'Zum Shop Österreich' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(question).toBeHidden();
      await expect(skip).toBeFocused();
    },
  );
});
