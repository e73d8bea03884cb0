import { readFileSync } from 'node:fs';
import type { FrameLocator, Page } from '@playwright/test';
import { beforeRelease } from './support/broad.ts';
import {
  createPage,
  draftOf,
  expectNeverReloaded,
  formOf,
  openPage,
  previewOf,
  save,
} from './support/editing.ts';
import { fieldPluginModule, valibotModule } from './support/plugin-container.ts';
import { expect, test } from './support/shop-test.ts';

const productsOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Produkte: Auswahl"]');

test('two products are picked, ordered, seen in the page and stored', { tag: '@own-shop' }, async ({
  page,
  ownShop,
}) => {
  const story = await createPage(ownShop, 'auswahl', [
    { _uid: 'list', component: 'product_list', headline: 'Lieblinge' },
  ]);
  await openPage(page, ownShop, story, 'list');
  const picker = productsOf(page);
  await picker.getByRole('button', { name: 'Produkte auswählen' }).click();

  await test.step('by search, in a dialog above the window', async () => {
    await expect(page.getByRole('dialog', { name: 'Produkte' })).toBeVisible();
    await expect(picker.getByRole('searchbox', { name: 'Produkte suchen' })).toBeFocused();
    await picker.getByRole('searchbox', { name: 'Produkte suchen' }).fill('Einladungskarte Ringlein');
    const found = picker.getByRole('grid', { name: 'Produkte', exact: true }).getByRole('row');
    await found.filter({ hasText: 'Ringlein fein' }).first().click();
    await picker.getByRole('searchbox', { name: 'Produkte suchen' }).fill('Familienplaner Meeresjahr');
    await found.filter({ hasText: 'Meeresjahr' }).first().click();
    await expect(picker.getByText('2 von höchstens 24')).toBeVisible();
  });

  await test.step('then ordered, with the page following at once', async () => {
    await picker.getByRole('button', { name: 'Fertig' }).click();
    await expect(page.getByRole('dialog', { name: 'Produkte' })).toBeHidden();
    await picker.getByRole('button', { name: 'Familienplaner „Meeresjahr“ nach oben' }).press('Enter');
    await expect(picker.getByRole('row').first()).toContainText('Meeresjahr');
    await expect(previewOf(page).getByRole('main')).toContainText('Meeresjahr');
  });

  await test.step('each choice is a step to undo', async () => {
    await formOf(page).getByRole('tab', { name: 'Inhalt' }).click();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(picker.getByRole('row').first()).toContainText('Ringlein fein');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(picker.getByRole('row').first()).toContainText('Meeresjahr');
  });

  await save(page);
  await expectNeverReloaded(page);
  expect(await draftOf(ownShop, story)).toMatchObject({
    body: [
      {
        products: {
          plugin: 'blattwerk-product',
          _uid: expect.any(String),
          version: 1,
          items: [
            { kind: 'calendar', id: '201201' },
            { kind: 'card', id: '141101' },
          ],
        },
      },
    ],
  });
});

test('a plugin made with the vendor’s library gets an answer to everything it asks', {
  tag: ['@own-shop', ...beforeRelease.tag],
}, async ({ page, ownShop }) => {
  await page.route('**/field-plugins/product/index.js*', (route) =>
    answerScript(route, "import('./probe.mjs')"),
  );
  await page.route('**/probe.mjs', (route) => answerScript(route, probe));
  await page.route('**/valibot.mjs', (route) => answerScript(route, readFileSync(valibotModule, 'utf8')));
  await page.route('**/field-plugin.mjs', (route) =>
    answerScript(route, readFileSync(fieldPluginModule, 'utf8').replace("'valibot'", "'./valibot.mjs'")),
  );
  const story = await createPage(ownShop, 'frager', [
    { _uid: 'list', component: 'product_list', headline: 'Fragen' },
  ]);
  await openPage(page, ownShop, story, 'list');
  const plugin = productsOf(page);
  const said = (question: string) => plugin.getByRole('status', { name: question });

  await expect(said('state')).toHaveText('de, default, list, maximum=24 country=DE');
  await expect(said('story')).toHaveText('page, blattwerk/frager');
  await expect(said('user')).toHaveText('true');
  await expect(said('help')).toHaveText('Texte vorschlagen kann dieser Arbeitsplatz nicht.');
  await plugin.getByRole('button', { name: 'Narrow' }).click();
  await expect(page.getByRole('radio', { name: '360' })).toBeChecked();

  await plugin.getByRole('button', { name: 'Dialog' }).click();
  await expect(said('modal')).toHaveText('true');
  await expect(page.getByRole('dialog', { name: 'Produkte' })).toBeVisible();
  await plugin.getByRole('button', { name: 'File' }).click();
  const library = page.getByRole('dialog', { name: 'Dateien' });
  await library.getByRole('row').first().click();
  await library.getByRole('button', { name: 'Einsetzen' }).click();
  await expect(said('file')).toHaveText(/^asset \d+ http/);
  await plugin.getByRole('button', { name: 'Dialog' }).press('Escape');
  await expect(said('modal')).toHaveText('false');
  await expect(said('loads')).toHaveText('1');
});

function answerScript(route: { fulfill(answer: object): Promise<void> }, body: string): Promise<void> {
  return route.fulfill({ contentType: 'text/javascript', body });
}

/** A field plugin that asks everything the vendor's library can ask and shows the answers. */
const probe = `
import { createFieldPlugin } from './field-plugin.mjs';
const parameters = new URLSearchParams(location.search);
let asked = false;
function say(name, text) {
  const known = document.querySelector('[aria-label=' + name + ']');
  const output = known ?? document.body.appendChild(Object.assign(document.createElement('output'), { ariaLabel: name }));
  output.textContent = String(text);
}
function button(name, run) {
  document.body.append(Object.assign(document.createElement('button'), { textContent: name, onclick: run }));
}
window.loads = (window.loads ?? 0) + 1;
createFieldPlugin({
  targetOrigin: parameters.get('protocol') + '//' + parameters.get('host'),
  onUpdateState: async ({ data, actions }) => {
    const options = Object.entries(data.options).map((option) => option.join('=')).join(' ');
    say('state', [data.interfaceLang, data.storyLang, data.blockUid, options].join(', '));
    say('modal', data.isModalOpen);
    if (asked) return;
    asked = true;
    say('loads', window.loads);
    button('Dialog', () => actions.setModalOpen(true, { width: '600px' }));
    button('File', async () => {
      const { fieldtype, id, filename } = await actions.selectAsset();
      say('file', [fieldtype, id, filename].join(' '));
    });
    button('Narrow', () => actions.setPreviewDimension({ tag: 'custom', width: 400 }));
    const story = await actions.requestContext();
    say('story', [story.content.component, story.full_slug].join(', '));
    say('user', (await actions.requestUserContext()).isSpaceAdmin);
    const help = await actions.promptAI({ action: 'prompt', text: 'a headline' });
    say('help', help.ok ? help.answer : help.error);
  },
});
`;
