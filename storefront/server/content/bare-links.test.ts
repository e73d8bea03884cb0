import { expect, test } from 'vitest';
import { withBareLinks } from './bare-links.ts';

test('a link keeps where it leads, without what stands there', () => {
  const linked = {
    id: 3,
    name: 'Taufe',
    full_slug: 'blattwerk/taufe',
    content: { component: 'page', body: [] },
  };
  const link = { linktype: 'story', id: 'u', cached_url: 'blattwerk/taufe' };
  const page = (story: object) => ({
    component: 'page',
    body: [{ component: 'nav_item', link: { ...link, story }, story: { content: 'own field' } }],
  });
  const { content: _, ...bare } = linked;
  expect(withBareLinks(page(linked))).toEqual(page(bare));
});
