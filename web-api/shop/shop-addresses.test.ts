import { locales } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localizedUrls, shopAddress } from './shop-addresses.ts';

const origin = 'http://localhost:3000';

test.each([
  ['/kontakt/', 'http://myposter.localhost:3000/kontakt/'],
  ['//evil.example/x', 'http://myposter.localhost:3000/evil.example/x'],
  ['/\\evil.example', 'http://myposter.localhost:3000/evil.example'],
  ['/\\', 'http://myposter.localhost:3000/'],
  ['/../../x?a=//evil.example', 'http://myposter.localhost:3000/x?a=//evil.example'],
  ['/\t/evil.example', 'http://myposter.localhost:3000//evil.example'],
])('%j stays in the shop', (path, url) => {
  expect(shopAddress(origin, 'myposter', 'de-DE', path)).toBe(url);
});

test('no path leads out of the shops', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (rest) => {
      const { origin: reached } = new URL(shopAddress(origin, 'myposter', 'fr-CH', `/${rest}`));
      expect(reached).toBe('http://ch.myposter.localhost:3000');
    }),
  );
});

test('a page has an address in every shop', () => {
  const urls = localizedUrls(origin, 'blattwerk', '/service/versand/');
  expect(urls.map(({ locale }) => locale)).toEqual(locales);
  expect(urls).toContainEqual({ locale: 'fr-CH', url: 'http://ch.localhost:3000/fr/service/versand/' });
});

test('the shop’s own pages have their address in each language', () => {
  const urls = localizedUrls(origin, 'blattwerk', '/kundenkonto/?notice=signed-in');
  expect(urls).toContainEqual({
    locale: 'fr-CH',
    url: 'http://ch.localhost:3000/fr/compte/?notice=signed-in',
  });
  expect(localizedUrls(origin, 'blattwerk', '/compte/')).toContainEqual({
    locale: 'de-DE',
    url: 'http://localhost:3000/kundenkonto/',
  });
});
