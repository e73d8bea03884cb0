import { randomUUID } from 'node:crypto';
import { asPerson, timePassesUntil } from './support/asked.ts';
import { expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { beforeRelease, once } from './support/broad.ts';
import { kindsOfPages } from './support/kinds-of-pages.ts';
import { mailLink } from './support/mail-link.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';
import { unshowable } from './support/unshowable-story.ts';

// In whichever worker is free: together they would take one worker longer than most others of the suite.
test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Other tests have axe look at products as they are bought. */
const firsts = new Set(['composed pages', 'errors']);

for (const [kind, paths] of Object.entries(kindsOfPages)) {
  test(
    `axe finds nothing on ${kind} at any width`,
    once(firsts.has(kind)),
    async ({ page, shop, expectedErrors }) => {
      expectedErrors.push(/404/);
      for (const path of paths) {
        await page.goto(`${shop.storefront}${path}`);
        // Header and footer are the same on every page.
        await expectNoFindingsAtAnyWidth(page, path === '/' ? undefined : 'main');
      }
    },
  );
}

test(
  'axe finds nothing in the poster channel at any width',
  beforeRelease,
  async ({ page, shop, expectedErrors }) => {
    expectedErrors.push(/404/);
    const poster = shop.storefront.replace('localhost', 'myposter.localhost');
    for (const path of ['/', '/material', '/collagen-gestalten/geburtsposter--240101', '/gibt-es-nicht']) {
      await page.goto(`${poster}${path}`);
      await expectNoFindingsAtAnyWidth(page);
    }
  },
);

test('axe finds nothing in what opens over a page, at any width', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openAlive(page, `${shop.storefront}/hochzeit/`);
  const dialog = page.getByRole('dialog');
  const openers = [
    [page.getByRole('button', { name: 'Menü' }), dialog.getByRole('link').first()],
    [page.getByRole('main').getByRole('button', { name: /^Filter/ }), dialog.getByRole('checkbox').first()],
    [
      page.getByRole('banner').getByRole('link', { name: 'Konto', exact: true }),
      dialog.getByRole('textbox', { name: 'E-Mail' }),
    ],
    // What the reader agrees to is the last to come.
    [
      page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }),
      dialog.getByRole('checkbox', { name: /Newsletter/ }),
    ],
  ] as const;
  for (const [opener, content] of openers) {
    await page.setViewportSize({ width: 360, height: 900 });
    await opener.click();
    await expect(content).toBeVisible();
    await expectNoFindingsAtAnyWidth(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test(
  'axe finds nothing in what explains the shop’s advantages, at any width',
  beforeRelease,
  async ({ page, shop }) => {
    for (const [address, names] of [
      [shop.storefront, ['3 Musterkarten gratis', 'Zehn Papiere']],
      [
        shop.storefront.replace('localhost', 'myposter.localhost'),
        ['Zwölf Materialien', 'Sieben Rahmenarten'],
      ],
    ] as const) {
      await openAlive(page, address);
      for (const name of names) {
        await page.setViewportSize({ width: 360, height: 900 });
        const opener = page.getByRole('main').getByRole('button', { name });
        await opener.press('Enter');
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog.getByRole('link', { name: 'Mehr dazu' })).toBeVisible();
        await expectNoFindingsAtAnyWidth(page, 'dialog[open]');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      }
    }
  },
);

test('axe finds nothing in the newsletter’s pop-up and its refusal, at any width', async ({
  page,
  shop,
  expectedErrors,
}) => {
  // The browser itself reports the refused form.
  expectedErrors.push(/status of 400/);
  await asPerson(page);
  await page.goto(`${shop.storefront}/service/`);
  const offer = page.getByRole('dialog', { name: '5 € für die erste Bestellung' });
  await timePassesUntil(page, offer.getByRole('textbox', { name: 'E-Mail-Adresse' }));
  // Its text comes with the code that renders editors' texts.
  await expect(offer.getByRole('checkbox', { name: /Newsletter/ })).toBeVisible();
  await expectNoFindingsAtAnyWidth(page, '[role="dialog"]');
  await offer.getByRole('button', { name: 'Anmelden' }).click();
  await expect(offer.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveAccessibleDescription(/gültige/);
  await expectNoFindingsAtAnyWidth(page, '[role="dialog"]');
});

test.describe('for a visitor from Austria', () => {
  test.use({ locale: 'de-AT' });

  test(
    'axe finds nothing in the question which shop it should be, at any width',
    beforeRelease,
    async ({ page, shop }) => {
      await asPerson(page);
      await page.goto(`${shop.storefront}/service/`);
      const question = page.getByRole('dialog', { name: 'Den Shop wechseln?' });
      await timePassesUntil(page, question.getByRole('link', { name: 'Zum Shop Österreich' }));
      await expectNoFindingsAtAnyWidth(page, '[role="dialog"]');
      await question.getByRole('button', { name: 'Schließen' }).click();
      await expect(question).toBeHidden();
    },
  );
});

test('axe finds nothing in the account’s forms, their errors and the account, at any width', async ({
  page,
  shop,
  expectedErrors,
}) => {
  // The browser itself reports the refused form.
  expectedErrors.push(/status of 400/);
  await openAlive(page, `${shop.storefront}/kundenkonto/`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(main.getByLabel('E-Mail-Adresse')).toBeFocused();
  await expect(main.getByLabel('Passwort')).toHaveAccessibleDescription('Bitte das Passwort eintragen.');
  await expectNoFindingsAtAnyWidth(page, 'main');

  await main.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await expect(main.getByRole('button', { name: 'Link schicken' })).toBeVisible();
  await expectNoFindingsAtAnyWidth(page, 'main');
  await main.getByRole('button', { name: 'Zurück zur Anmeldung' }).click();
  await expect(main.getByLabel('E-Mail-Adresse')).toBeFocused();

  await main.getByRole('button', { name: 'Konto anlegen' }).click();
  await main.getByLabel('Vorname').fill('Anna');
  await main.getByLabel('Nachname').fill('Beispiel');
  const email = `anna-${randomUUID()}@kunde.example`;
  await main.getByLabel('E-Mail-Adresse').fill(email);
  await main.getByLabel('Passwort').fill('Papier & Tinte');
  await expect(main.getByText('Das Passwort ist sehr gut.')).toBeVisible();
  await expectNoFindingsAtAnyWidth(page, 'main');
  await main.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(main.getByText(/^Fast geschafft/)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page, 'main');
  await page.goto(await mailLink(page.request, shop.workspace, email, 'customer-sign-up-confirm'));
  await expectNoFindingsAtAnyWidth(page, 'main');
  await main.getByLabel('Passwort').fill('Papier & Tinte');
  await main.getByRole('button', { name: 'Konto einrichten' }).click();
  await expect(main.getByRole('heading', { name: 'Willkommen, Anna!' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Zum Merkzettel' })).toHaveAttribute('href', '/merkzettel/');
  await expectNoFindingsAtAnyWidth(page, 'main');
});

test(
  'axe finds nothing on the page of an error of ours, at any width',
  beforeRelease,
  async ({ page, shop, expectedErrors }) => {
    expectedErrors.push(
      /Failed to load resource|Objects are not valid as a React child|Minified React error #31/,
    );
    await page.route('**/service/versand/_payload.json*', async (route) => {
      const content = await (await route.fetch({ maxRetries: 2 })).json();
      await route.fulfill({ json: { ...content, outcome: { ...content.outcome, story: unshowable } } });
    });
    await openAlive(page, shop.storefront);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Versand & Lieferung' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Da ist etwas schiefgegangen');
    await expect(page.getByRole('main').getByText('Der Fehler liegt bei uns.')).toBeVisible();
    await expectNoFindingsAtAnyWidth(page, 'main');
    await page.unroute('**/service/versand/_payload.json*');
    await page.getByRole('main').getByRole('link', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  },
);
