import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBackEndStandIn } from '../test-support/back-end-stand-in.ts';
import { startStorefront } from '../test-support/running-storefront.ts';

const cards = { _uid: 'a', component: 'theme_cards', theme: { themeId: 1 } };
const page = { component: 'page', title: 'Hochzeit', robots: 'index,follow', body: [cards] };

let backEnd: Awaited<ReturnType<typeof startBackEndStandIn>>;
let shop: Awaited<ReturnType<typeof startStorefront>>;

beforeEach(async () => {
  backEnd = await startBackEndStandIn({
    '/web-api/themes/1': { id: 1, name: 'Fein', designs: [] },
  });
  shop = await startStorefront({
    backEndOrigin: backEnd.origin,
    backEndTimeoutSeconds: 0.2,
    stories: [
      { id: 1, full_slug: 'blattwerk/hochzeit', name: 'Hochzeit', published: page, draft: page },
      {
        id: 2,
        full_slug: 'blattwerk/settings',
        name: 'Einstellungen',
        published: { component: 'settings' },
        draft: { component: 'settings' },
      },
    ],
  });
});
afterEach(async () => {
  await shop.close();
  backEnd.close();
});

/** What the page was given of the back end. */
async function openPage(): Promise<{ status: number; answers: unknown }> {
  const { status, text } = await shop.get('/hochzeit/');
  return { status, answers: JSON.parse(text).outcome?.answers };
}

const troubles = ['silent', 'down', 'broken'] as const;

test.each(troubles)(
  'with a back end that is %s, a page stands without the block and is not kept',
  async (trouble) => {
    backEnd.state.trouble = trouble;
    for (const visits of [1, 2]) {
      expect(await openPage()).toEqual({ status: 200, answers: {} });
      expect(shop.rendered).toHaveLength(visits);
    }
    expect(backEnd.state.asked).toHaveLength(1);
  },
);

test.each(troubles)('when the back end falls %s, pages show what it knew last', async (trouble) => {
  const before = await openPage();
  expect(before.answers).toMatchObject({ theme_cards: { a: { data: { name: 'Fein' } } } });
  backEnd.state.trouble = trouble;
  expect(await shop.changeCatalogue()).toBe(200);
  expect(await openPage()).toEqual(before);
  expect(await openPage()).toEqual(before);
  expect(shop.rendered).toHaveLength(3);
  expect(backEnd.state.asked).toHaveLength(2);
});
