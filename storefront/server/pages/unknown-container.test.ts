import pino from 'pino';
import { expect, test } from 'vitest';
import { startStorefront } from '../test-support/running-storefront.ts';

test('a container that the shop does not know is logged with its page; the page stands without it', async () => {
  const lines: string[] = [];
  const body = [
    { _uid: 'a', component: 'hologram' },
    { _uid: 'b', component: 'text_page' },
  ];
  const content = { component: 'page', title: 'Versand', robots: 'index,follow', body };
  const shop = await startStorefront({
    backEndOrigin: 'http://127.0.0.1:1',
    stories: [
      { id: 1, full_slug: 'blattwerk/versand', name: 'Versand', published: content, draft: content },
      {
        id: 2,
        full_slug: 'blattwerk/settings',
        name: 'Einstellungen',
        published: { component: 'settings' },
        draft: { component: 'settings' },
      },
    ],
    logger: pino({ level: 'error' }, { write: (line: string) => lines.push(line) }),
  });
  expect((await shop.get('/versand/')).status).toBe(200);
  await shop.close();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      msg: 'Transformer for Container not implemented',
      container: 'hologram',
      page: '/versand/',
    }),
  ]);
});
