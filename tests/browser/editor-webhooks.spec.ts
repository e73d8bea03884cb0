import { expectNoFindingsAtDeskWidths } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { chooseArea } from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

const space = '/v1/spaces/100001';
const headers = { authorization: 'local-management' };

test('what other systems were told is listed with their answers, and sent again by a press', {
  tag: ['@own-shop', ...beforeRelease.tag],
}, async ({ page, ownShop }) => {
  const { workspace } = ownShop;
  const silent = 'http://127.0.0.1:1/suche';
  await page.request.post(`${workspace}${space}/webhook_endpoints`, {
    headers,
    data: { webhook_endpoint: { name: 'Suche', endpoint: silent, actions: ['story.published'] } },
  });
  const found = await page.request.get(`${workspace}${space}/stories?with_slug=blattwerk/home`, { headers });
  const { stories } = await found.json();
  await page.request.get(`${workspace}${space}/stories/${stories[0].id}/publish`, { headers });

  await page.goto(workspace);
  await chooseArea(page, 'Meldungen (Webhooks)');
  const dialog = page.getByRole('dialog', { name: 'Meldungen (Webhooks)' });
  const rows = dialog.getByRole('row').filter({ hasText: 'Seite veröffentlicht' });
  await expect(rows).toHaveCount(2);
  const shop = rows.filter({ hasText: '/_hooks/content' });
  await expect(shop).toContainText('Angenommen');
  await expect(shop).toContainText('Antwort 200');
  await expect(shop).toContainText('1 Versuch');
  const search = rows.filter({ hasText: '127.0.0.1:1/suche' });
  await expect(search).toContainText('Wartet');
  await expect(search).toContainText('nicht erreichbar');
  await expect(search).toContainText(/Versuche?, nächster um \d/);

  await shop.getByRole('button', { name: /^Erneut senden: Seite veröffentlicht/ }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(
    'Erneut gesendet: Seite veröffentlicht. Antwort: Antwort 200.',
  );
  await expect(rows).toHaveCount(3);
  await expectNoFindingsAtDeskWidths(page, { include: ['[role=dialog]'] });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Bereiche/ })).toBeFocused();
});
