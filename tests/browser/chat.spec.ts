import type { Page } from '@playwright/test';
import { expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const chatOrigin = 'https://chat.example';
const chatPage = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Chat</title><main><h1>Wie können wir helfen?</h1></main>`;

/** Pages of the shop as one with a chat answers them. */
async function withChat(page: Page, storefront: string): Promise<void> {
  await page.route(`${storefront}/service/**`, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const headers = response.headers();
    const policy = headers['content-security-policy'];
    const given = `"chatUrl":"${chatOrigin}/blattwerk","siteName":`;
    await route.fulfill({
      body: (await response.text()).replaceAll('"siteName":', given),
      headers: {
        ...headers,
        ...(policy && { 'content-security-policy': `${policy}; frame-src ${chatOrigin}` }),
      },
    });
  });
}

const partsOf = (page: Page) => ({
  opener: page.getByRole('button', { name: 'Chat öffnen' }),
  chat: page.getByRole('dialog', { name: 'Chat mit unserem Service' }),
  start: page.getByRole('dialog').getByRole('button', { name: 'Chat starten' }),
  greeting: page.frameLocator('iframe').getByRole('heading', { name: 'Wie können wir helfen?' }),
});

test('a shop without a chat shows none', async ({ page, shop }) => {
  await openAlive(page, `${shop.storefront}/service/`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(partsOf(page).opener).toBeHidden();
});

test('the chat says from whom it comes before it is loaded, is closed by Escape, and as it was when opened again', async ({
  page,
  shop,
}) => {
  const { opener, chat, start, greeting } = partsOf(page);
  let asked = 0;
  await page.route(`${chatOrigin}/**`, (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/html', body: chatPage });
  });
  await withChat(page, shop.storefront);
  await openAlive(page, `${shop.storefront}/service/`);
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(asked).toBe(0);

  await opener.press('Enter');
  await expect(chat.getByText('Der Chat wird von chat.example geladen.')).toBeVisible();
  await expect(chat).toBeFocused();
  expect(asked).toBe(0);
  await start.press('Enter');
  await expect(greeting).toBeVisible();
  await expect(chat).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expectNoFindingsAtAnyWidth(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(opener).toBeFocused();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Versand & Lieferung' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await opener.click();
  await expect(greeting).toBeVisible();
  await chat.getByRole('button', { name: 'Schließen' }).click();
  await expect(chat).toBeHidden();
  expect(asked).toBe(1);
});

test('a chat that does not answer says so, and is tried again', beforeRelease, async ({ page, shop }) => {
  const { opener, chat, start, greeting } = partsOf(page);
  await page.clock.install();
  await page.route(`${chatOrigin}/**`, () => {});
  await withChat(page, shop.storefront);
  await openAlive(page, `${shop.storefront}/service/`);
  await opener.click();
  await start.click();
  await expect(chat.getByRole('status')).toHaveText('Der Chat wird geladen …');
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await opener.click();
  await expect(chat.getByRole('status')).toHaveText('Der Chat wird geladen …');
  await page.clock.fastForward(15_000);
  await expect(chat.getByRole('alert')).toContainText('Der Chat ist gerade nicht zu erreichen.');

  await page.unroute(`${chatOrigin}/**`);
  await page.route(`${chatOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: chatPage }),
  );
  await chat.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(greeting).toBeVisible();
  await expect(chat.getByRole('alert')).toBeHidden();
});
