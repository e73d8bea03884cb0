import type { Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const scriptAddress = 'https://accounts.google.com/gsi/client';

/** The service page as a shop with a client at Google answers it. */
async function withClient(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    await route.fulfill({
      body: (await response.text()).replaceAll('"siteName":', '"googleClientId":"blattwerk","siteName":'),
      headers: {
        ...headers,
        'content-security-policy': policy.replace("script-src 'self'", `script-src 'self' ${scriptAddress}`),
      },
    });
  });
}

/** Stands for Google's script, whose button answers with a token; or draws none. */
async function serveScript(page: Page, { drawsButton = true } = {}): Promise<void> {
  const body = `let options;
    window.google = { accounts: { id: {
      initialize(given) { options = given; },
      renderButton(place, { text }) {
        if (!${drawsButton}) return;
        const button = document.createElement('button');
        button.type = 'button';
        button.dataset.nonce = options.nonce;
        button.textContent = text === 'signup_with' ? 'Über Google registrieren' : 'Über Google anmelden';
        button.onclick = () => options.callback({ credential: 'token of ' + options.client_id });
        place.append(button);
      },
    } } };`;
  await page.unroute(scriptAddress);
  await page.route(scriptAddress, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

test('with a client at Google, its button signs in by keyboard; what goes wrong is said and logged', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /status of 503/, /^google-/);
  const address = `${shop.storefront}/service/`;
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text().split(':')[0] ?? ''));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await withClient(page, address);
  const dialog = page.getByRole('dialog', { name: 'Anmelden' });
  const open = async () => {
    await openAlive(page, address);
    await page.getByRole('banner').getByRole('link', { name: 'Konto', exact: true }).click();
    await expect(
      dialog.getByText('Erst mit einem Klick wird eine Verbindung zu Google hergestellt.'),
    ).toBeVisible();
    expect(asked).not.toContain(scriptAddress);
    await dialog.getByRole('button', { name: 'Mit Google anmelden' }).click();
  };

  await page.route(scriptAddress, (route) => route.abort());
  await open();
  await expect(dialog.getByText(/mit Google ist gerade nicht zu erreichen/)).toBeVisible();
  expect(logged).toContain('google-not-loaded');
  await serveScript(page, { drawsButton: false });
  await dialog.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect.poll(() => logged).toContain('google-button-not-found');

  await serveScript(page);
  asked.length = 0;
  await open();
  await expect(dialog.getByRole('region', { name: /Schaltfläche von Google/ })).toBeFocused();
  // This shop's back end knows no Google, and says so.
  const own = dialog.getByRole('button', { name: 'Über Google anmelden' });
  const nonce = (await own.getAttribute('data-nonce')) ?? '';
  expect(nonce).toMatch(/^[\w-]{43}$/);
  await own.click();
  await expect(dialog.getByRole('alert')).toContainText('Google');
  // Each sign-in has a nonce of its own.
  await expect(own).not.toHaveAttribute('data-nonce', nonce);
  await expect(own).toHaveAttribute('data-nonce', /^[\w-]{43}$/);
  await expect(dialog.getByRole('alert')).toContainText('Google');
  expect(logged).toContain('google-auth-callback-failed');
  await dialog.getByRole('button', { name: 'Konto anlegen' }).click();
  const signUp = page.getByRole('dialog', { name: 'Konto anlegen' });
  // Google has been asked already.
  const button = signUp.getByRole('button', { name: 'Über Google registrieren' });
  await expect(button).toBeVisible();
  await expectNoFindings(page, { include: ['dialog[open]'] });

  await page.route('**/web-api/customer-auth-google-credentials', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ credential: 'token of blattwerk' });
    const customer = { emailHash: 'a', firstName: 'Paul', lastName: 'Papier', fullName: 'Paul Papier' };
    const facts = { number: '7', isLoggedIn: true, isWhitelabelCustomer: false, type: 0, order: null };
    await route.fulfill({ json: { ...customer, ...facts } });
  });
  // No session was opened for him: what his account keeps is answered here, too.
  await page.route('**/web-api/customer-wishlist', (route) => route.fulfill({ json: { wishlist: [] } }));
  await button.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Konto von Paul' })).toBeVisible();
  await expect(signUp).toBeHidden();
});
