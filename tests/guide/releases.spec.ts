import { expect } from '@playwright/test';
import { test } from './guide-test.ts';

const headers = { authorization: 'local-management', 'x-editor-name': 'Anna' };

test('a release with its pages; what is replaced everywhere', async ({ page, shop, guide, language }) => {
  const { say, picture } = guide;
  const space = `${shop.workspace}/v1/spaces/100001`;
  const name = language === 'de' ? 'Advent im Shop' : 'Advent in the shop';
  const year = new Date().getFullYear() + 1;
  const data = { release: { name, release_at: `${year}-11-28 06:00` } };
  const { release } = await (await page.request.post(`${space}/releases`, { headers, data })).json();
  for (const [slug, title] of [
    ['blattwerk/home', 'Karten und Geschenke zum Fest'],
    ['blattwerk/hochzeit', 'Winterhochzeit: Einladungen und mehr'],
  ]) {
    const found = await (await page.request.get(`${space}/stories?with_slug=${slug}`, { headers })).json();
    const url = `${space}/stories/${found.stories[0].id}`;
    const { story } = await (await page.request.get(url, { headers })).json();
    const content = { ...story.content, title };
    await page.request.put(`${url}?release_id=${release.id}`, { headers, data: { story: { content } } });
  }
  await page.goto(shop.workspace);
  const pages = page.getByRole('treegrid', { name: say('region.pages') });
  await pages.getByRole('row', { name: 'Hochzeit' }).first().click();
  await page.getByRole('button', { name: say('release.button', { draft: say('release.ordinary') }) }).click();
  await page.getByRole('menuitem', { name: say('release.chosen', { name }) }).click();
  await page.getByRole('button', { name: say('release.look') }).click();
  const view = page.getByRole('article', { name });
  await expect(view.getByText(say('release.clean'))).toBeVisible();
  await picture('release');

  await page.getByRole('button', { name: say('replace.title') }).click();
  const dialog = page.getByRole('dialog', { name: say('replace.title') });
  await dialog.getByLabel(say('replace.from')).fill('Musterkarten');
  await dialog.getByLabel(say('replace.to')).fill('Probekarten');
  await expect(dialog.getByRole('region', { name: say('replace.pages') })).toBeVisible();
  await picture('replace-everywhere');
  await page.request.delete(`${space}/releases/${release.id}`, { headers });
});
