import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease, once } from './support/broad.ts';
import { createPage, formOf, managementClient, openPage } from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

const headline = (uid: string, text: string, others: Record<string, unknown> = {}) => ({
  _uid: uid,
  component: 'page_container_headline',
  headline: text,
  headlineType: 'h1',
  ...others,
});

/** Ticks values of an axis, by the name of its button. */
async function tick(page: Page, axis: RegExp, ...values: string[]): Promise<void> {
  await page
    .getByRole('toolbar', { name: 'Was verglichen wird' })
    .getByRole('button', { name: axis })
    .click();
  for (const name of values) await page.getByRole('menuitemcheckbox', { name, exact: true }).click();
  await page.keyboard.press('Escape');
}

const tile = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const pageIn = (page: Page, name: string) => tile(page, name).locator('iframe').contentFrame();
const heading = (page: Page, name: string) => pageIn(page, name).getByRole('heading', { level: 1 });

/** Where the heading of a view stands in the window: its page is shown smaller, of which the test tool knows nothing. */
async function placeOf(page: Page, name: string): Promise<[x: number, y: number]> {
  const frame = await tile(page, name).locator('iframe').boundingBox();
  const [left, top, width] = await heading(page, name).evaluate((element) => {
    const rect = element.getBoundingClientRect();
    return [rect.left + 20, rect.top + rect.height / 2, window.innerWidth];
  });
  if (!frame || left === undefined || top === undefined || width === undefined)
    throw new Error(`The view ${name} is not to be seen.`);
  const scale = frame.width / width;
  return [frame.x + left * scale, frame.y + top * scale];
}

test('one draft side by side in countries and languages: each key is seen in all of them, and the address brings it back', async ({
  page,
  shop,
}) => {
  const story = await createPage(shop, 'nebeneinander', [
    headline('titel', 'Versand', { headline__i18n__fr: 'Livraison' }),
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, shop, story, 'titel');
  await page.getByRole('button', { name: 'Nebeneinander vergleichen' }).click();
  const choices = page.getByRole('toolbar', { name: 'Was verglichen wird' });
  await expect.poll(async () => (await choices.boundingBox())?.height).toBeLessThan(60);
  // At first on a phone and a desktop.
  await expect(page.getByText('2 Ansichten')).toBeVisible();
  for (const width of ['360 px', 'Desktop']) await expect(tile(page, width)).toBeVisible();
  await tick(page, /^Breite/, '360 px', 'Desktop');
  await tick(page, /^Land/, 'Deutschland', 'Frankreich', 'Schweiz');
  await expect(page.getByText('3 Ansichten')).toBeVisible();
  const endOf = async (name: string) => {
    const box = await tile(page, name).boundingBox();
    return box && Math.round(box.x + box.width);
  };
  expect(await endOf('Schweiz')).toBe(await endOf('Frankreich'));
  await page.getByRole('button', { name: 'Nur eine Ansicht' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Nebeneinander vergleichen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Nur eine Ansicht' })).toBeFocused();
  await expect(page.getByText('3 Ansichten')).toBeVisible();
  await expect(heading(page, 'Deutschland')).toHaveText('Versand');
  await expect(heading(page, 'Frankreich')).toHaveText('Livraison');

  await formOf(page).getByRole('textbox', { name: 'Überschrift' }).fill('Versand, einfach');
  for (const country of ['Deutschland', 'Schweiz'])
    await expect(heading(page, country)).toHaveText('Versand, einfach');
  await expect(heading(page, 'Frankreich')).toHaveText('Livraison');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Entwurf, gesichert/)).toBeVisible();

  await page.reload();
  await expect(heading(page, 'Frankreich')).toHaveText('Livraison');
  await expect(heading(page, 'Schweiz')).toHaveText('Versand, einfach');
  await page.getByRole('button', { name: 'Allein zeigen: Frankreich' }).click();
  await expect(page.locator('iframe[title^="Vorschau"]').contentFrame().locator('html')).toHaveAttribute(
    'lang',
    'fr-FR',
  );
  await expect(page).not.toHaveURL(/compare/);
});

test('on a phone, a menu of two lines stands above its block, off its words', async ({ page, shop }) => {
  const info = (uid: string, text: string) => ({ _uid: uid, component: 'info_text', headline: text });
  const story = await createPage(shop, 'menue-zwei-zeilen', [
    headline('titel', 'Papiere'),
    info('eins', 'Erster'),
    info('zwei', 'Zweiter'),
    info('drei', 'Dritter'),
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, shop, story, 'zwei');
  await page.getByRole('button', { name: 'Nebeneinander vergleichen' }).click();
  const phone = pageIn(page, '360 px');
  const menu = phone.getByRole('toolbar');
  const words = phone.getByRole('heading', { name: 'Zweiter' });
  const rooms = async () => {
    const [button, whole, text] = await Promise.all([
      menu.getByRole('button').first().boundingBox(),
      menu.boundingBox(),
      words.boundingBox(),
    ]);
    return button && whole && text
      ? { lines: Math.round(whole.height / button.height), isAbove: whole.y + whole.height <= text.y }
      : undefined;
  };
  await expect.poll(rooms).toEqual({ lines: 2, isAbove: true });
});

test(
  'a click in any view selects its block, and its text is written there and seen everywhere',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'ansichten-klicken', [headline('titel', 'Versand')]);
    await page.goto(`${shop.workspace}/#/stories/${story.id}/page?compare&width=360&width=768`);
    await expect(heading(page, '768 px')).toHaveText('Versand');
    const field = formOf(page).getByRole('textbox', { name: 'Überschrift' });
    // The page listens once its view has greeted it.
    await expect(async () => {
      await page.mouse.click(...(await placeOf(page, '768 px')));
      await expect(field).toHaveValue('Versand', { timeout: 2000 });
    }).toPass();
    await expect(field).toBeFocused();
    await expect(tile(page, '768 px').getByRole('button', { name: '768 px', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await pageIn(page, '768 px').getByRole('button', { name: 'Text hier bearbeiten' }).press('Enter');
    await expect(pageIn(page, '768 px').getByRole('textbox', { name: 'Überschrift' })).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Dort geschrieben');
    await expect(heading(page, '360 px')).toHaveText('Dort geschrieben');
  },
);

for (const { language, names } of [
  {
    language: 'de',
    names: {
      ...{
        today: 'Heute',
        before: 'Fr., 29. Nov. 2030',
        day: 'Di., 3. Dez. 2030',
        after: 'Sa., 7. Dez. 2030',
      },
      ...{
        form: 'Formular',
        axis: /^Tag:/,
        add: 'Tag dazu',
        absent: 'dann nicht im Shop',
        saved: 'gesicherter Stand',
      },
      ...{ title: 'Überschrift', saving: 'Sichern', alone: /^Allein zeigen: Sa\./, back: 'Zurück zu heute' },
    },
  },
  {
    language: 'en',
    names: {
      ...{ today: 'Today', before: 'Fri, 29 Nov 2030', day: 'Tue, 3 Dec 2030', after: 'Sat, 7 Dec 2030' },
      ...{ form: 'Form', axis: /^Day:/, add: 'Add a day', absent: 'not in the shop then', saved: 'as saved' },
      ...{ title: 'Headline', saving: 'Save', alone: /^Show alone: Sat/, back: 'Back to today' },
    },
  },
] as const)
  test(
    `a page on several days at once says how it stands then: today follows the keys, the others each save (${language})`,
    once(language === 'de'),
    async ({ page, shop }) => {
      const story = await createPage(shop, `tage-${language}`, [headline('titel', 'Advent')]);
      const content = {
        ...{ _uid: 'page', component: 'page', title: 'Advent', body: [headline('titel', 'Advent')] },
        ...{ shownFrom: '2030-12-01 00:00', shownUntil: '2030-12-06 00:00' },
        ...{ beforeText: 'Ab dem ersten Dezember.', afterText: 'Das war der Advent.' },
      };
      await managementClient(shop).stories.update(story.id, {
        body: { story: { content } },
        throwOnError: true,
      });
      const plan = await page.request.post(`${shop.workspace}/v1/spaces/100001/story_schedulings`, {
        headers: { authorization: 'local-management' },
        data: { story_scheduling: { story_id: story.id, publish_at: '2030-12-03T05:00:00Z' } },
      });
      expect(plan.ok()).toBe(true);
      await page.addInitScript(
        (chosen) =>
          localStorage.setItem(
            'blattwerk.settings',
            JSON.stringify({ state: { language: chosen, name: 'Clara' }, version: 1 }),
          ),
        language,
      );
      await page.goto(`${shop.workspace}/#/stories/${story.id}/titel?compare&day=today&day=2030-11-29`);
      await expect(heading(page, names.today)).toHaveText('Advent');
      await expect(pageIn(page, names.before).getByText('Ab dem ersten Dezember.')).toBeVisible();
      await expect(tile(page, names.before)).toContainText(names.absent);

      // What is planned is offered; any other day is put beside it.
      await page.getByRole('button', { name: names.axis }).click();
      await page.getByRole('menuitemcheckbox', { name: names.day }).click();
      await page.keyboard.press('Escape');
      await page.getByLabel(names.add).fill('2030-12-07');
      await expect(heading(page, names.day)).toHaveText('Advent');
      await expect(tile(page, names.day)).toContainText(names.saved);
      await expect(pageIn(page, names.after).getByText('Das war der Advent.')).toBeVisible();
      await expect(page).toHaveURL(/day=2030-12-07/);

      const form = page.getByRole('region', { name: names.form, exact: true });
      await form.getByRole('textbox', { name: names.title }).fill('Advent, Advent');
      await expect(heading(page, names.today)).toHaveText('Advent, Advent');
      await expect(heading(page, names.day)).toHaveText('Advent');
      await page.getByRole('button', { name: names.saving, exact: true }).click();
      await expect(heading(page, names.day)).toHaveText('Advent, Advent');
      await expectNoFindings(page, { exclude: 'iframe' });

      await page.getByRole('button', { name: names.alone }).click();
      await expect(
        page
          .locator('iframe[title^="Vorschau"], iframe[title^="Preview"]')
          .contentFrame()
          .getByText('Das war der Advent.'),
      ).toBeVisible();
      await page.getByRole('button', { name: names.back }).click();
      await expect(page.getByRole('button', { name: names.back })).toBeHidden();
    },
  );

test('a view is held as it is beside the one that is typed on in', beforeRelease, async ({ page, shop }) => {
  const story = await createPage(shop, 'stand-festhalten', [headline('titel', 'Vorher')]);
  await page.goto(`${shop.workspace}/#/stories/${story.id}/titel?compare&width=360`);
  await expect(heading(page, '360 px')).toHaveText('Vorher');
  await page.getByRole('button', { name: 'Stand festhalten: 360 px' }).click();
  const held = page.getByRole('region', { name: /^360 px, Stand / });
  await expect(held.locator('iframe').contentFrame().getByRole('heading', { level: 1 })).toHaveText('Vorher');
  await formOf(page).getByRole('textbox', { name: 'Überschrift' }).fill('Nachher');
  await expect(heading(page, '360 px')).toHaveText('Nachher');
  await expect(held.locator('iframe').contentFrame().getByRole('heading', { level: 1 })).toHaveText('Vorher');
  await held.getByRole('button', { name: /^Loslassen/ }).click();
  await expect(held).toHaveCount(0);
});

test(
  'versions of a test and customers stand beside each other, and each view says what is wrong in it alone',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'fassungen-nebeneinander', [
      {
        _uid: 'test',
        component: 'ab_test',
        flag: 'startseite-vorteile',
        control: [headline('old', 'Bisher')],
        treatment: [headline('new', 'Neu')],
      },
      headline('lang', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung', {
        headlineType: 'h2',
      }),
    ]);
    await page.goto(`${shop.workspace}/#/stories/${story.id}/page?compare`);
    await tick(page, /^Test/, 'Alle: bisherige Fassung', 'startseite-vorteile: neue Fassung');
    await expect(heading(page, 'Alle: bisherige Fassung')).toHaveText('Bisher');
    await expect(heading(page, 'startseite-vorteile: neue Fassung')).toHaveText('Neu');
    await tick(page, /^Test/, 'Alle: bisherige Fassung', 'startseite-vorteile: neue Fassung');

    await tick(page, /^Kunden/, 'Privatkunden', 'Geschäftskunden');
    await expect(tile(page, 'Geschäftskunden').locator('iframe')).toHaveAttribute(
      'src',
      /_customer_type=business/,
    );
    await tick(page, /^Kunden/, 'Privatkunden', 'Geschäftskunden');
    await tick(page, /^Breite/, '360 px', 'Desktop');
    await page.getByRole('button', { name: /Befund(e)? in 360 px$/ }).click();
    const findings = page.getByRole('dialog', { name: 'Befunde in 360 px' });
    await findings
      .getByRole('button', { name: /^Text kürzen/ })
      .first()
      .click();
    await expect(formOf(page).getByRole('textbox', { name: 'Überschrift' })).toHaveValue(/^Donaudampf/);
  },
);

test(
  'there are at most twelve views, which is said, and F6 goes from one to the next',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'viele-ansichten', [headline('titel', 'Versand')]);
    await page.goto(`${shop.workspace}/#/stories/${story.id}/titel?compare&width=360&width=768`);
    await expect(heading(page, '768 px')).toHaveText('Versand');
    const choices = page.getByRole('toolbar', { name: 'Was verglichen wird' });
    await choices.getByRole('button', { name: /^Kanal/ }).focus();
    await page.keyboard.press('F6');
    await expect(page.getByRole('button', { name: '360 px', exact: true })).toBeFocused();
    await page.keyboard.press('F6');
    await expect(page.getByRole('button', { name: '768 px', exact: true })).toBeFocused();
    await page.keyboard.press('Shift+F6');
    await page.keyboard.press('Shift+F6');
    await expect(choices.getByRole('button', { name: /^Kanal/ })).toBeFocused();

    await tick(page, /^Kunden/, 'Privatkunden', 'Geschäftskunden', 'Whitelabel-Kunden');
    await tick(page, /^Land/, 'Deutschland', 'Österreich', 'Schweiz');
    await expect(page.getByText('12 von 18 Ansichten: mehr passen nicht nebeneinander')).toBeVisible();
  },
);

for (const size of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
])
  test(
    `axe finds nothing in a comparison at ${size.width} pixels`,
    once(size.width === 1440),
    async ({ page, shop }) => {
      await page.setViewportSize(size);
      const story = await createPage(shop, `vergleich-${size.width}`, [headline('titel', 'Versand')]);
      await page.goto(`${shop.workspace}/#/stories/${story.id}/titel?compare&width=360&width=desktop`);
      await expect(heading(page, '360 px')).toHaveText('Versand');
      await page.getByRole('button', { name: 'Stand festhalten: 360 px' }).click();
      await expectNoFindings(page, { exclude: 'iframe' });
      await page.getByRole('button', { name: /^Land/ }).last().click();
      await expectNoFindings(page, { exclude: 'iframe' });
    },
  );
