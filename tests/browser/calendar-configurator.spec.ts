import type { Page } from '@playwright/test';
import type { Composed } from '../../schemas/web-api/configurator/composition-endpoints.ts';
import { expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

/** A family planner: its days stand below each other, with a column for what is on them. */
const planner = '/configurator-calendar/?design=201201';
/** A month's days below its photo, and no words but the title's. */
const wallCalendar = '/configurator-calendar/?design=200125';

/** What stands on the sheet of a month, as the shop composed it last. */
function sheetReader(page: Page): (month: number) => string {
  let composed: Composed | undefined;
  page.on('response', async (response) => {
    if (!response.url().endsWith('/web-api/compositions') || response.status() !== 200) return;
    composed = await response.json().catch(() => composed);
  });
  return (month) => {
    const sheet = composed?.design.pages.find(({ id }) => id === `month-${month}`);
    return (sheet?.layers ?? []).map((layer) => (layer.type === 'text' ? layer.text : '')).join('\n');
  };
}

async function enter(page: Page, day: string, month: string, text: string): Promise<void> {
  const dates = page.getByRole('region', { name: 'Eigene Termine' });
  await dates.getByLabel('Tag').selectOption(day);
  await dates.getByLabel('Monat').selectOption({ label: month });
  await dates.getByLabel('Eintrag').fill(text);
  await dates.getByLabel('Eintrag').press('Enter');
  await expect(dates.getByLabel('Eintrag')).toHaveValue('');
}

test('a calendar begins in June, keeps Austria’s holidays and one’s own dates, and is there again later', async ({
  page,
  shop,
}) => {
  const onSheet = sheetReader(page);
  await openAlive(page, `${shop.storefront}${planner}`);
  const form = page.getByRole('region', { name: 'Kalender', exact: true });
  const year = new Date().getFullYear() + 1;
  await form.getByLabel('Erster Monat').selectOption({ label: 'Juni' });
  await form.getByLabel('Jahr', { exact: true }).selectOption(String(year));
  await form.getByLabel('Feiertage').selectOption({ label: 'Österreich' });
  await form.getByLabel('Region').selectOption({ label: 'Wien' });
  await enter(page, '12', 'Juni', 'Oma Hildegard');
  await enter(page, '26', 'Oktober', 'Hochzeitstag');

  const tabs = page.getByRole('group', { name: 'Kalenderblätter' }).getByRole('button');
  await expect(tabs).toHaveCount(13);
  await expect(tabs.nth(0)).toHaveText('Titelblatt');
  await expect(tabs.nth(1)).toHaveText(`Juni ${year}`);
  await expect(tabs.nth(12)).toHaveText(`Mai ${year + 1}`);
  await expect(tabs.nth(5)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => onSheet(10)).toContain('Nationalfeiertag · Hochzeitstag');
  expect(onSheet(6)).toContain('Oma Hildegard');
  expect(onSheet(11)).toContain('St. Leopold');
  expect(onSheet(10)).not.toContain('Deutschen Einheit');
  await expect(
    page.getByRole('region', { name: 'Texte' }).getByRole('textbox', { name: 'Jahr', exact: true }),
  ).toHaveValue(`${year}/${String(year + 1).slice(2)}`);
  const words = page.getByRole('region', { name: 'Texte' });
  await words.getByRole('textbox', { name: 'Spalte 1', exact: true }).fill('Hannelore');
  await words.getByText('Weitere Texte').click();
  await words.getByRole('textbox', { name: 'Spalte 6', exact: true }).fill('Opa Karl');
  await expect.poll(() => onSheet(10)).toContain('Opa Karl');
  expect(onSheet(5)).toContain('Hannelore');
  await expect(page.getByText('Entwurf gesichert')).toBeVisible();

  await page.reload();
  await expect(words.getByRole('textbox', { name: 'Spalte 6', exact: true })).toHaveValue('Opa Karl');
  const list = page.getByRole('region', { name: 'Eigene Termine' }).getByRole('listitem');
  await expect(list).toHaveCount(2);
  await expect(list.first()).toContainText('12. Juni Oma Hildegard');
  await expect(form.getByLabel('Region')).toHaveValue('wien');
  await expect(tabs.nth(1)).toHaveText(`Juni ${year}`);
  await expectNoFindingsAtAnyWidth(page, 'main');
});

test('a year that is chosen while the editor comes alive is laid out once', async ({ page, shop }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/web-api/compositions')) asked += 1;
  });
  await page.goto(shop.storefront + planner);
  await expect(page.getByRole('button', { name: 'Ansehen', exact: true })).toBeVisible();
  const years = page
    .getByRole('region', { name: 'Kalender', exact: true })
    .getByLabel('Jahr', { exact: true });
  await years.selectOption({ index: 1 });
  await expect(page.getByText('Entwurf gesichert')).toBeVisible();
  expect(asked).toBeLessThan(6);
});

test('a calendar is of thirteen months, or has its title and the words upon it again', async ({
  page,
  shop,
}) => {
  const onSheet = sheetReader(page);
  await openAlive(page, `${shop.storefront}${wallCalendar}`);
  const form = page.getByRole('region', { name: 'Kalender', exact: true });
  const year = new Date().getFullYear() + 1;
  await form.getByLabel('Jahr', { exact: true }).selectOption(String(year));
  const words = page.getByRole('region', { name: 'Texte' });
  const title = words.getByRole('textbox', { name: 'Titel', exact: true });
  await title.fill('Bei Müllers');
  await form.getByLabel('Blätter').selectOption({ label: '13 Monate ohne Titelblatt' });

  const tabs = page.getByRole('group', { name: 'Kalenderblätter' }).getByRole('button');
  await expect(tabs.first()).toHaveText(`Januar ${year}`);
  await expect(tabs).toHaveCount(13);
  await expect(tabs.last()).toHaveText(`Januar ${year + 1}`);
  await expect(words.getByText('Eigene Texte stehen nur auf dem Titelblatt')).toBeVisible();
  await tabs.last().click();
  await expect(tabs.last()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => onSheet(13)).toContain('Neujahr');

  await form.getByLabel('Blätter').selectOption({ label: '12 Monate ohne Titelblatt' });
  await expect(tabs).toHaveCount(12);
  await expect(tabs.last()).toHaveText(`Dezember ${year}`);
  await form.getByLabel('Blätter').selectOption({ label: 'Titelblatt und 12 Monate' });
  await expect(tabs.first()).toHaveText('Titelblatt');
  await expect(title).toHaveValue('Bei Müllers');
  await expect(page.getByText('Entwurf gesichert')).toBeVisible();
});

test(
  'own dates are changed, removed and brought back by keys alone',
  beforeRelease,
  async ({ page, shop }) => {
    await openAlive(page, `${shop.storefront}${planner}`);
    const dates = page.getByRole('region', { name: 'Eigene Termine' });
    await enter(page, '3', 'März', 'Anna');
    await enter(page, '29', 'Februar', 'Jona');
    await expect(dates.getByRole('listitem').first()).toContainText('29. Februar Jona');

    await dates.getByRole('button', { name: '3. März, Anna: ändern' }).press('Enter');
    await expect(dates.getByLabel('Eintrag')).toBeFocused();
    await page.keyboard.type('-Lena');
    await page.keyboard.press('Enter');
    await expect(dates.getByRole('listitem').last()).toContainText('3. März Anna-Lena');
    await expect(dates.getByLabel('Eintrag')).toBeFocused();

    await dates.getByRole('button', { name: '29. Februar, Jona: entfernen' }).press('Enter');
    await expect(dates.getByRole('listitem')).toHaveCount(1);
    await expect(dates.getByRole('button', { name: '3. März, Anna-Lena: entfernen' })).toBeFocused();
    await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
    await expect(dates.getByRole('listitem')).toHaveCount(2);
  },
);

test('cards know no calendar', beforeRelease, async ({ page, shop }) => {
  await openAlive(page, `${shop.storefront}/configurator-card/?design=140101`);
  await expect(page.getByRole('region', { name: 'Texte' }).getByRole('textbox').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kalender', exact: true })).toHaveCount(0);
});
