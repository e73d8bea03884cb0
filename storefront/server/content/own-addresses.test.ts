import { expect, test } from 'vitest';
import { withOwnAddresses } from './own-addresses.ts';

const story = {
  linktype: 'story',
  cached_url: 'blattwerk/hochzeit',
  story: { full_slug: 'blattwerk/hochzeit/' },
};
const page = {
  component: 'page',
  body: [
    { component: 'menu', link: story },
    { component: 'menu', link: { linktype: 'url', url: '/weihnachten/privat/?style=modern#a' } },
    { component: 'menu', link: { linktype: 'url', url: '/geschaeftskunden/' } },
    { component: 'menu', link: { linktype: 'url', url: 'https://example.org/hochzeit/' } },
    { type: 'link', attrs: { linktype: 'story', href: '/blattwerk/taufe', uuid: 'one' } },
  ],
};

test('links to stories and to paths of the shop have the addresses of the language', () => {
  expect(withOwnAddresses(page, 'fr')).toEqual({
    component: 'page',
    body: [
      {
        component: 'menu',
        link: {
          linktype: 'story',
          cached_url: 'blattwerk/mariage',
          story: { full_slug: 'blattwerk/mariage/' },
        },
      },
      { component: 'menu', link: { linktype: 'url', url: '/noel/en-famille/?style=modern#a' } },
      { component: 'menu', link: { linktype: 'url', url: '/client-professionnel/' } },
      { component: 'menu', link: { linktype: 'url', url: 'https://example.org/hochzeit/' } },
      { type: 'link', attrs: { linktype: 'story', href: '/blattwerk/bapteme', uuid: 'one' } },
    ],
  });
});

test('a German page is left as it is', () => {
  expect(withOwnAddresses(page, 'de')).toBe(page);
});
