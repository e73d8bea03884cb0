import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackEndStandIn } from '../test-support/back-end-stand-in.ts';
import { startStorefront } from '../test-support/running-storefront.ts';

const troubles = ['silent', 'broken', 'down'] as const;

function story(id: number, slug: string) {
  const themes = { _uid: 'a', component: 'theme_cards', theme: { themeId: id } };
  const page = { component: 'page', title: slug, robots: 'index,follow', body: [themes] };
  return { id, full_slug: `blattwerk/${slug}`, name: slug, published: page, draft: page };
}

let backEnd: Awaited<ReturnType<typeof startBackEndStandIn>>;
let shop: Awaited<ReturnType<typeof startStorefront>>;
beforeAll(async () => {
  const theme = { id: 1, designs: [] };
  backEnd = await startBackEndStandIn(
    Object.fromEntries([1, 2, 3, 4].map((id) => [`/web-api/themes/${id}`, theme])),
  );
  const settings = { component: 'settings' };
  shop = await startStorefront({
    backEndOrigin: backEnd.origin,
    backEndTimeoutSeconds: 0.2,
    stories: [
      ...troubles.map((trouble, at) => story(at + 1, trouble)),
      story(4, 'in-ordnung'),
      story(30, 'karten-designen'),
      { id: 31, full_slug: 'blattwerk/settings', name: 'Settings', published: settings, draft: settings },
    ],
  });
});
afterAll(async () => {
  await shop.close();
  backEnd.close();
});

test.each(troubles)(
  'with a back end that is %s, pages and products answer without it, and are not kept',
  async (trouble) => {
    backEnd.state.trouble = trouble;
    for (const address of [`/${trouble}/`, '/karten-designen/x--1/']) {
      const { status, text } = await shop.get(address);
      expect(status).toBe(200);
      expect(text).toContain('"answers":"{}"');
    }
    const rendered = shop.rendered.length;
    await shop.get(`/${trouble}/`);
    expect(shop.rendered).toHaveLength(rendered + 1);
  },
);

test('with a back end in order, the page has its block and is kept', async () => {
  backEnd.state.trouble = 'none';
  const rendered = shop.rendered.length;
  expect((await shop.get('/in-ordnung/')).text).toContain('theme_cards');
  expect((await shop.get('/in-ordnung/')).text).toContain('\\"designs\\":[]');
  expect(shop.rendered).toHaveLength(rendered + 1);
});
