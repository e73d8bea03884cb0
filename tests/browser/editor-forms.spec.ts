import { beforeRelease } from './support/broad.ts';
import {
  choose,
  createPage,
  draftOf,
  expectNeverReloaded,
  formOf,
  openBlock,
  openPage,
  previewOf,
  save,
} from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

test('texts, choices and switches are seen at once in the page and stored as the CMS stores them', async ({
  page,
  shop,
}) => {
  const story = await createPage(shop, 'texte', [
    { _uid: 'head', component: 'page_container_headline', headline: 'Alt', headlineType: 'h2' },
    { _uid: 'calendars', component: 'calendar_overview', headline: 'Kalender' },
    { _uid: 'themes', component: 'themes_overview', headline: 'Motive' },
  ]);
  await openPage(page, shop, story, 'head');
  const form = formOf(page);
  const preview = previewOf(page).getByRole('main');

  await test.step('a line of text counts towards its limit and says when it is too long', async () => {
    const headline = form.getByRole('textbox', { name: 'Überschrift Pflichtfeld' });
    await headline.fill('Karten für jeden Tag');
    await expect(form.getByText('20 / 120')).toBeVisible();
    await expect(preview.getByRole('heading', { name: 'Karten für jeden Tag', level: 2 })).toBeVisible();
    await headline.fill('x'.repeat(121));
    await expect(form.getByText('121 / 120')).toBeVisible();
    // Judged when it is left.
    await headline.blur();
    await expect(headline).toHaveAttribute('aria-invalid', 'true');
    await expect(headline).toHaveAccessibleDescription(/Zeichen/);
    await headline.fill('Karten für jeden Tag');
    await expect(headline).toHaveAttribute('aria-invalid', 'false');
  });

  await test.step('several lines of text', async () => {
    await form.getByRole('textbox', { name: 'Unterzeile' }).fill('Auf zehn Papieren.\nMit Gold.');
    await expect(form.getByText('28 / 240')).toBeVisible();
    await expect(preview.getByText('Auf zehn Papieren. Mit Gold.')).toBeVisible();
  });

  await test.step('one of several values', async () => {
    await choose(
      page,
      form.getByRole('button', { name: /Rang der Überschrift/ }),
      'H1, Hauptüberschrift der Seite',
    );
    await expect(preview.getByRole('heading', { name: 'Karten für jeden Tag', level: 1 })).toBeVisible();
  });

  await test.step('yes or no', async () => {
    await form.getByRole('tab', { name: 'Aussehen' }).click();
    await form.getByText('Am Telefon ganz ausblenden').click();
    await expect(form.getByRole('switch', { name: 'Am Telefon ganz ausblenden' })).toBeChecked();
    await form.getByRole('switch', { name: 'Überschrift immer zeigen' }).press('Space');
    await expect(form.getByRole('switch', { name: 'Überschrift immer zeigen' })).toBeChecked();
  });

  await test.step('any number of values', async () => {
    await openBlock(page, /Kalender/);
    await form.getByRole('tab', { name: 'Inhalt' }).click();
    const types = form.getByRole('group', { name: 'Kalenderarten' });
    const [first, second] = [types.getByRole('checkbox').first(), types.getByRole('checkbox').nth(1)];
    await first.press('Space');
    await second.press('Space');
    await first.press('Space');
    await expect(types.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(second).toBeChecked();
  });

  await test.step('a value of a datasource', async () => {
    await openBlock(page, /Motive/);
    await choose(page, form.getByRole('button', { name: /Anlass/ }), 'Einschulung');
    await expect(form.getByRole('button', { name: /Anlass/ })).toHaveText('Einschulung');
  });

  await save(page);
  await expectNeverReloaded(page);
  expect(await draftOf(shop, story)).toMatchObject({
    body: [
      {
        headline: 'Karten für jeden Tag',
        subline: 'Auf zehn Papieren.\nMit Gold.',
        headlineType: 'h1',
        hideComponentOnMobile: true,
        preventHideHeadline: true,
      },
      { calendarTypes: [expect.stringMatching(/\w/)] },
      { occasion: 'einschulung' },
    ],
  });
});

test('links lead to a page, an address or a mailbox', beforeRelease, async ({ page, shop }) => {
  const story = await createPage(shop, 'links', [
    { _uid: 'teaser', component: 'image_teaser', headline: 'Wohin', buttonText: 'Dorthin' },
  ]);
  await openPage(page, shop, story, 'teaser');
  const target = formOf(page).getByRole('group', { name: 'Ziel' });
  const link = previewOf(page).getByRole('main').getByRole('link', { name: 'Dorthin' });
  const kind = target.getByRole('button', { name: /Art des Links/ });

  await test.step('a page of the shop, with a jump mark', async () => {
    const search = target.getByRole('combobox', { name: 'Seite' });
    await search.click();
    await search.fill('versand');
    await page.getByRole('option', { name: /blattwerk\/service\/versand/ }).click();
    await target.getByRole('textbox', { name: 'Sprungmarke' }).fill('express');
    await expect(link).toHaveAttribute('href', /\/service\/versand\/#express$/);
    await save(page);
    expect(await draftOf(shop, story)).toMatchObject({
      body: [
        {
          url: {
            fieldtype: 'multilink',
            linktype: 'story',
            id: expect.stringMatching(/^[0-9a-f-]{36}$/),
            url: '',
            cached_url: 'blattwerk/service/versand',
            anchor: 'express',
          },
        },
      ],
    });
  });

  await test.step('an address outside the shop, in a new tab', async () => {
    await choose(page, kind, 'Adresse');
    const address = target.getByRole('textbox', { name: 'Adresse' });
    await address.fill('javascript:alert(1)');
    await expect(address).toHaveAccessibleDescription('Die Adresse beginnt mit https://, / oder #.');
    await address.fill('https://papier.example/muster');
    await target.getByRole('checkbox', { name: 'Neuer Tab' }).press('Space');
    await expect(link).toHaveAttribute('href', 'https://papier.example/muster');
    await expect(link).toHaveAttribute('target', '_blank');
    await save(page);
    expect(await draftOf(shop, story)).toMatchObject({
      body: [
        {
          url: {
            fieldtype: 'multilink',
            linktype: 'url',
            id: '',
            url: 'https://papier.example/muster',
            cached_url: 'https://papier.example/muster',
            target: '_blank',
          },
        },
      ],
    });
  });

  await test.step('a mailbox', async () => {
    await choose(page, kind, 'E-Mail');
    await target.getByRole('textbox', { name: 'E-Mail' }).fill('hallo@papier.example');
    await expect(link).toHaveAttribute('href', 'mailto:hallo@papier.example');
    await save(page);
    expect(await draftOf(shop, story)).toMatchObject({
      body: [{ url: { linktype: 'email', id: '', url: '', email: 'hallo@papier.example' } }],
    });
  });

  await test.step('nowhere again', async () => {
    await target.getByRole('button', { name: 'Link entfernen' }).click();
    await expect(link).toBeHidden();
    await save(page);
  });
  await expectNeverReloaded(page);
});

test('tables and plugin values take what fits and keep what was', beforeRelease, async ({ page, shop }) => {
  // No field plugin answers here: their fields are edited as JSON then.
  await page.route('**/field-plugins/**', (route) => route.abort());
  const story = await createPage(shop, 'tabellen', [
    {
      _uid: 'main',
      component: 'main_teaser',
      teaser: [{ _uid: 'slide', component: 'teaser_slide', title: 'Gemessen', isNewTeaser: true }],
    },
    { _uid: 'products', component: 'product_list', headline: 'Lieblinge' },
  ]);
  await openPage(page, shop, story, 'slide');
  const form = formOf(page);
  const preview = previewOf(page).getByRole('main');

  await test.step('a colour, by its name', async () => {
    await form.getByRole('tab', { name: 'Aussehen' }).click();
    const colour = form.getByRole('textbox', { name: 'Hintergrund', exact: true });
    await colour.fill('grün');
    await colour.blur();
    await expect(colour).toHaveAttribute('aria-invalid', 'true');
    await colour.fill('#2f4a3f');
    await expect(colour).toHaveAttribute('aria-invalid', 'false');
  });

  await test.step('a table grows by rows and columns and shrinks again', async () => {
    const table = form.getByRole('group', { name: 'Kennzeichen für Messungen' });
    await table.getByRole('button', { name: 'Tabelle anlegen' }).click();
    await table.getByRole('textbox', { name: 'Kopf von Spalte 1' }).fill('Name');
    await table.getByRole('textbox', { name: 'Kopf von Spalte 2' }).fill('Wert');
    await table.getByRole('textbox', { name: 'Zeile 1, Spalte 1' }).fill('data-campaign');
    await table.getByRole('textbox', { name: 'Zeile 1, Spalte 2' }).fill('sommer');
    await expect(preview.locator('[data-campaign=sommer]')).toBeVisible();
    await table.getByRole('button', { name: 'Zeile', exact: true }).click();
    await table.getByRole('textbox', { name: 'Zeile 2, Spalte 1' }).fill('data-place');
    await table.getByRole('textbox', { name: 'Zeile 2, Spalte 2' }).fill('oben');
    await expect(preview.locator('[data-place=oben]')).toBeVisible();
    await table.getByRole('button', { name: 'Spalte', exact: true }).click();
    await table.getByRole('textbox', { name: 'Zeile 2, Spalte 3' }).fill('zu viel');
    await table.getByRole('button', { name: 'Spalte 3 entfernen' }).click();
    await table.getByRole('button', { name: 'Zeile 1 entfernen' }).click();
    await expect(preview.locator('[data-campaign]')).toHaveCount(0);
    await expect(table.getByRole('textbox', { name: 'Zeile 1, Spalte 1' })).toHaveValue('data-place');
  });

  await test.step('a plugin value that is no JSON is refused and the last good one kept', async () => {
    await openBlock(page, /Produktliste/);
    await form.getByRole('button', { name: 'Als JSON bearbeiten' }).click();
    const products = form.getByRole('textbox', { name: 'Produkte' });
    await products.fill('{ "version": 1, "items": [{ "kind": "card", "id": "eukalyptus" }] }');
    await expect(products).toHaveAttribute('aria-invalid', 'false');
    await products.fill('{ "version": 1,\n "items": [ }');
    await expect(form.getByRole('alert')).toHaveText(
      'Das ist noch kein vollständiges JSON und wird nicht übernommen. Klammern, Kommas und Anführungszeichen prüfen.',
    );
    await products.fill('{ "version": 1, "items": [{ "kind": "fridge", "id": "a" }] }');
    await expect(form.getByRole('alert')).toContainText('passt noch nicht zum Feld');
    await expect(products).toHaveAttribute('aria-invalid', 'true');
    await expect(products).toHaveValue(/fridge/);
  });

  await save(page);
  await expectNeverReloaded(page);
  const cell = (component: string, value: string) => ({ _uid: expect.any(String), component, value });
  expect(await draftOf(shop, story)).toMatchObject({
    body: [
      {
        teaser: [
          {
            backgroundColor: '#2f4a3f',
            teaserHtmlAttributes: {
              fieldtype: 'table',
              thead: [cell('_table_head', 'Name'), cell('_table_head', 'Wert')],
              tbody: [
                {
                  _uid: expect.any(String),
                  component: '_table_row',
                  body: [cell('_table_col', 'data-place'), cell('_table_col', 'oben')],
                },
              ],
            },
          },
        ],
      },
      {
        products: {
          plugin: 'blattwerk-product',
          _uid: expect.any(String),
          version: 1,
          items: [{ kind: 'card', id: 'eukalyptus' }],
        },
      },
    ],
  });
});
