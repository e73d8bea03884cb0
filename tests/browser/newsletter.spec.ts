import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

// The browser itself reports the refused first attempt.
test.use({ expectedErrors: [/status of 400/] });

test('the newsletter is asked for: what is missing is said at its field, then a message says what comes next', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.storefront}/service/newsletter/`);
  const form = page.getByRole('region', { name: '5 € für die erste Bestellung' });
  const email = form.getByLabel('E-Mail-Adresse');
  await email.fill('anna');
  await form.getByRole('button', { name: 'Anmelden' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
  await expect(form.getByRole('checkbox')).toHaveAccessibleDescription(/Ohne Einwilligung/);

  await email.fill('anna@kunde.example');
  await form.getByLabel('Hochzeitstag').fill('2027-06-12');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Anmelden' }).click();
  await expect(form.getByRole('status')).toContainText('E-Mail');
  await expect(form.getByRole('status')).toBeFocused();
});

test('what is refused behind a fold is shown: the fold opens, and its field has the focus', async ({
  page,
  shop,
}) => {
  await openAlive(page, `${shop.storefront}/service/`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();
  const drawer = page.getByRole('dialog');
  const fold = drawer.getByText('Freiwillige Angaben');
  const birthday = drawer.getByLabel('Geburtstag');
  await expect(birthday).toBeHidden();
  await fold.click();
  await birthday.fill('2190-05-17');
  await fold.click();
  await expect(birthday).toBeHidden();
  await drawer.getByLabel('E-Mail-Adresse').fill('anna@kunde.example');
  await drawer.getByRole('checkbox').check();
  await drawer.getByRole('button', { name: 'Anmelden' }).click();
  await expect(birthday).toBeFocused();
  await expect(birthday).toHaveAccessibleDescription(/Geburtstag in der Vergangenheit/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter is asked for, and a page says what is wrong and what comes next', async ({
    page,
    shop,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 422/);
    await page.goto(`${shop.storefront}/service/newsletter/`);
    const form = page.getByRole('region', { name: '5 € für die erste Bestellung' });
    await form.getByLabel('E-Mail-Adresse').fill('ohne-skripte@kunde.example');
    await form.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('main')).toContainText('Ohne Einwilligung');
    await page.goBack();
    await form.getByLabel('E-Mail-Adresse').fill('ohne-skripte@kunde.example');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('main')).toContainText('E-Mail unterwegs');
    await page.getByRole('link', { name: 'Zum Shop' }).click();
    await expect(page).toHaveURL(`${shop.storefront}/`);
  });
});
