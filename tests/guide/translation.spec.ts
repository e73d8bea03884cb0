import { expect } from '@playwright/test';
import { test } from './guide-test.ts';

const headers = { authorization: 'local-management' };
/** Pages whose texts have changed, and where French is not finished, as in a shop that is worked on. */
const worked = [
  ['blattwerk/home', 7],
  ['blattwerk/hochzeit', 3],
  ['blattwerk/taufe', 4],
  ['blattwerk/service/versand', 2],
  ['blattwerk/geburtstag', 5],
] as const;

/** Texts of blocks change, and some of their French ones go: every `step`th. */
function work(value: unknown, step: number): unknown {
  let count = 0;
  const visit = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(visit);
    if (typeof each !== 'object' || each === null) return each;
    const entries = Object.entries(each).flatMap(([key, part]): [string, unknown][] => {
      count += key.endsWith('__i18n__fr') ? 1 : 0;
      if (key.endsWith('__i18n__fr') && count % step === 0) return [];
      const isText = `${key}__i18n__fr` in each && typeof part === 'string' && part.endsWith('.');
      return [[key, isText ? `${part} Auch als Geschenk.` : visit(part)]];
    });
    return Object.fromEntries(entries);
  };
  return visit(value);
}

test('a page is translated; all pages', { tag: '@own-shop' }, async ({ page, ownShop, guide }) => {
  test.setTimeout(400_000);
  const { say, picture } = guide;
  const space = `${ownShop.workspace}/v1/spaces/100001`;
  for (const [slug, step] of worked) {
    const found = await page.request.get(`${space}/stories?with_slug=${slug}`, { headers });
    const [{ id }] = (await found.json()).stories;
    const { story } = await (await page.request.get(`${space}/stories/${id}`, { headers })).json();
    const data = { story: { content: work(story.content, step) } };
    expect((await page.request.put(`${space}/stories/${id}`, { headers, data })).status()).toBe(200);
  }
  await page.goto(ownShop.workspace);
  await page.getByRole('button', { name: say('translate.list') }).click();
  const list = page.getByRole('dialog', { name: say('translate.list') });
  await expect(list.getByRole('row')).toHaveCount(worked.length + 1);
  await picture('translations');

  const name = /^Startseite: /;
  await list.getByRole('button', { name }).nth(2).click();
  await expect(page.getByText(say('preview.live'))).toBeVisible({ timeout: 120_000 });
  await expect(page.locator('[data-text] :focus')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('[data-selected=true] [data-text] :focus')).toBeVisible();
  await picture('translation-desk');
});
