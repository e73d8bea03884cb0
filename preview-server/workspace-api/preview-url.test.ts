import { expect, test } from 'vitest';
import { shopperPath } from './preview-url.ts';
import { storefrontSites } from './storefront-sites.ts';

const [cards, posters] = storefrontSites('http://localhost:3000');

test.each([
  [cards, 'de-DE', 'blattwerk/home', '/'],
  [cards, 'de-DE', 'blattwerk/service/versand', '/service/versand/'],
  [cards, 'fr-CH', 'blattwerk/home', '/fr/'],
  [posters, 'de-DE', 'myposter/home', '/'],
  [posters, 'de-DE', 'myposter/service/versand', '/service/versand'],
  [posters, 'fr-CH', 'myposter/home', '/fr/'],
])('%#: a story has the address shoppers use', (channel, locale, fullSlug, path) => {
  const site = channel?.sites.find((each) => each.locale === locale);
  expect(channel && site && shopperPath(fullSlug, channel, site)).toBe(path);
});
