import { expect } from '@playwright/test';
import { localTokens } from '../../scripts/environment.ts';
import { createPage } from '../browser/support/editing.ts';
import { call, connect, makeToken } from '../contract/assistant-client.ts';
import { test } from './guide-test.ts';

const blocks = [
  {
    _uid: 'titel',
    component: 'page_container_headline',
    headline: 'Einladungen zur Taufe',
    subline: 'Auf zehn verschiedenen Papieren und auf Wunsch auch noch mit einer Folie in Gold.',
    headlineType: 'h1',
  },
];

test('a suggestion beside its page, and the access of its program', async ({ page, shop, guide }) => {
  const { say, picture } = guide;
  const request = (path: string, init: RequestInit = {}) =>
    fetch(`${shop.workspace}${path}`, {
      ...init,
      headers: { authorization: localTokens.management, ...init.headers },
    });
  const name = say('action.save') === 'Sichern' ? 'Textwerkstatt' : 'Text workshop';
  const { token } = await makeToken({ request }, { name, role: 'author', days: 90 });
  const slug = `taufe-gekuerzt-${say('action.save').toLowerCase()}`;
  const story = await createPage(shop, slug, blocks);
  const assistant = await connect(shop.workspace, token);
  await call(assistant, 'set_fields', {
    ...{ story: story.id, block: 'titel' },
    values: { subline: 'Auf zehn Papieren, auf Wunsch mit Goldfolie.' },
  });
  await assistant.close();

  await page.goto(`${shop.workspace}/#/stories/${story.id}/titel`);
  await page.getByRole('button', { name: new RegExp(`^${say('suggestions.title')}`) }).click();
  await page.getByRole('button', { name: say('suggestions.lookNamed', { name: slug }) }).click();
  const sides = page.getByRole('dialog').locator('iframe');
  for (const side of [sides.first(), sides.last()])
    await expect(side.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sides.last().contentFrame().getByText('auf Wunsch mit Goldfolie')).toBeVisible();
  await picture('suggestion');

  await page
    .getByRole('button', { name: say('suggestions.title') })
    .last()
    .click();
  await page.getByRole('button', { name: say('assistants.title') }).click();
  await expect(page.getByRole('list', { name: say('assistants.list') })).toContainText(name);
  await picture('assistants');
});
