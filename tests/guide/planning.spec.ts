import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { addDays } from '../../schemas/shop/service/calendar-days.ts';
import { chooseArea } from '../browser/support/editing.ts';
import { test } from './guide-test.ts';

const headers = { authorization: 'local-management', 'x-editor-name': 'Anna' };

/** Enough of a December that a calendar is worth a look. */
const december = [
  ['blattwerk/service/versand', '12-01T05:00:00Z', 'publish'],
  ['blattwerk/service/papiere', '12-06T05:00:00Z', 'publish'],
  ['blattwerk/taufe', '12-13T05:00:00Z', 'publish'],
  ['blattwerk/service/musterkarten', '12-24T17:00:00Z', 'unpublish'],
] as const;

test('a page is dated; the calendar', { tag: '@own-shop' }, async ({ page, ownShop, guide }) => {
  const { say, picture } = guide;
  const space = `${ownShop.workspace}/v1/spaces/100001`;
  const year = new Date().getFullYear() + 1;
  for (const [slug, time, action] of december) {
    const found = await page.request.get(`${space}/stories?with_slug=${slug}`, { headers });
    const [story] = (await found.json()).stories;
    const story_scheduling = { story_id: story.id, publish_at: `${year}-${time}`, action };
    const planned = await page.request.post(`${space}/story_schedulings`, {
      headers,
      data: { story_scheduling },
    });
    expect(planned.status()).toBe(201);
  }
  await openWedding(page, ownShop.workspace, guide);
  await page.getByRole('button', { name: say('plan.open') }).click();
  const dialog = page.getByRole('dialog', { name: /Hochzeit/ });
  await dialog.getByLabel(say('plan.day')).fill(`${year}-12-20`);
  await expect(dialog.getByText(say('plan.clean'))).toBeVisible();
  await picture('plan');
  await dialog.getByRole('button', { name: say('plan.create'), exact: true }).click();
  await expect(dialog).toBeHidden();

  await chooseArea(page, say('calendar.title'));
  const calendar = page.getByRole('dialog', { name: say('calendar.title') });
  await calendar.getByRole('grid').locator('[aria-pressed=true]').focus();
  await page.keyboard.press('Shift+PageDown');
  const title = calendar.getByRole('heading', { name: /^\p{L}+ \d{4}$/u });
  while (!/(Dezember|December) /.test((await title.textContent()) ?? '')) {
    const before = (await title.textContent()) ?? '';
    await calendar.getByRole('button', { name: say('calendar.next') }).click();
    await expect(title).not.toHaveText(before);
  }
  await calendar.locator(`[data-day="${year}-12-24"]`).click();
  await picture('calendar');
});

test('the shop on another day', async ({ page, shop, guide }) => {
  const { say, picture } = guide;
  await openWedding(page, shop.workspace, guide);
  const today = page.getByLabel(say('day.choose'));
  await today.fill(addDays(await today.inputValue(), 30));
  const frame = page.frameLocator(`iframe[title^="${say('preview.title', { name: 'Hochzeit' })}"]`);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await picture('day');
});

type Guide = { say(key: 'region.pages' | 'preview.live' | 'preview.reload'): string };

async function openWedding(page: Page, workspace: string, { say }: Guide) {
  await page.goto(workspace);
  const pages = page.getByRole('treegrid', { name: say('region.pages') });
  await pages.getByRole('row', { name: 'Hochzeit' }).first().click();
  await expect(async () => {
    const live = page.getByText(say('preview.live'));
    if (!(await live.isVisible()))
      await page
        .getByRole('button', { name: say('preview.reload') })
        .first()
        .click();
    await expect(live).toBeVisible({ timeout: 20_000 });
  }).toPass();
}
