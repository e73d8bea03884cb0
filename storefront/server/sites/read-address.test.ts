import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAddress } from './read-address.ts';
import { createSites, type Site } from './sites.ts';

const sites = createSites('http://localhost:3000');

function site(host: string): Site {
  const found = sites.find(host);
  if (!found) throw new Error(`no site at ${host}`);
  return found;
}

test.each([
  ['localhost', '/', 'de-DE', '', 'blattwerk/home'],
  ['localhost', '/service/versand/', 'de-DE', '', 'blattwerk/service/versand'],
  ['at.localhost', '/fr/', 'de-AT', '', 'blattwerk/fr'],
  ['ch.localhost', '/', 'de-CH', '', 'blattwerk/home'],
  ['ch.localhost', '/fr/', 'fr-CH', '/fr', 'blattwerk/home'],
  ['ch.localhost', '/it/service/', 'it-CH', '/it', 'blattwerk/service'],
  ['be.localhost', '/fr/d/service/', 'fr-BE', '/fr/d', 'blattwerk/service'],
  ['localhost', '/d/service/', 'de-DE', '/d', 'blattwerk/service'],
  ['myposter.localhost', '/kontakt', 'de-DE', '', 'myposter/kontakt'],
  ['ch.myposter.localhost', '/fr/contact', 'fr-CH', '/fr', 'myposter/kontakt'],
  ['localhost', '/m%C3%BCnchen/', 'de-DE', '', 'blattwerk/münchen'],
  ['ch.localhost', '/fr/mariage/', 'fr-CH', '/fr', 'blattwerk/hochzeit'],
  ['gb.localhost', '/christmas/family/', 'en-GB', '', 'blattwerk/weihnachten/privat'],
  ['it.myposter.localhost', '/cornici', 'it-IT', '', 'myposter/bilderrahmen'],
])('%s%s is %s, prefix "%s", story %s', (host, pathname, locale, pathPrefix, fullSlug) => {
  expect(readAddress(site(host), pathname, '')).toMatchObject({
    redirect: undefined,
    locale,
    pathPrefix,
    fullSlug,
  });
});

test.each([
  ['localhost', '/service', '?tracking=0', '/service/?tracking=0'],
  ['fr.localhost', '/hochzeit/', '?style=modern', '/mariage/?style=modern'],
  ['fr.localhost', '/bruiloft/', '', '/mariage/'],
  ['fr.localhost', '/demenagement/grusskarte/', '', '/demenagement/cartes-de-voeux/'],
  ['nl.localhost', '/umzug/grusskarte/', '', '/verhuizing/wenskaarten/'],
  ['localhost', '/mariage/', '', '/hochzeit/'],
  ['localhost', '/products/', '', '/produkte/'],
  ['localhost', '/wishlist/', '', '/merkzettel/'],
  ['fr.localhost', '/produkte/', '', '/produits/'],
  ['gb.localhost', '/merkzettel/', '', '/wishlist/'],
  ['localhost', '/home/', '', '/'],
  ['localhost', '//evil.example/', '', '/evil.example/'],
  ['localhost', '/service//versand/', '', '/service/versand/'],
  ['ch.localhost', '/de/service/', '', '/service/'],
  ['ch.localhost', '/fr', '', '/fr/'],
  ['localhost', '/d', '?a=b', '/d/?a=b'],
  ['myposter.localhost', '/products', '', '/produkte'],
  ['ch.localhost', '/fr/kundenkonto/', '?a=b', '/fr/compte/?a=b'],
  ['localhost', '/account', '', '/kundenkonto/'],
  ['localhost', '/cart/', '', '/warenkorb/'],
  ['localhost', '/Hochzeit/', '?A=B', '/hochzeit/?A=B'],
  ['ch.localhost', '/FR/D/SERVICE', '', '/fr/d/service/'],
  ['localhost', '/weihnachten%2Fprivat/', '', '/weihnachten/privat/'],
  ['localhost', '/%68ochzeit/', '', '/hochzeit/'],
  ['localhost', '/%2F%2Fevil.example/', '', '/evil.example/'],
  ['myposter.localhost', '/versand/', '?a=b', '/versand?a=b'],
  ['ch.myposter.localhost', '/fr/', '', '/fr'],
  ['localhost', '/M%C3%9Cnchen/', '', '/m%C3%BCnchen/'],
])('%s%s%s moves to %s', (host, pathname, search, location) => {
  expect(readAddress(site(host), pathname, search)).toMatchObject({ redirect: location });
});

test.each([
  '/warenkorb/',
  '/konfigurator-karte/',
  '/a%2F..%2F..%2Fspaces/',
  '/%E0%A4%A/',
  '/a%3Fb/',
  '/%5Cevil.example/',
  '/a%00/',
])('%s is never looked up in the content space', (pathname) => {
  const address = readAddress(site('localhost'), pathname, '');
  expect(address).toMatchObject({ fullSlug: undefined, redirect: undefined });
});

test('named routes carry their name and theme', () => {
  expect(readAddress(site('localhost'), '/themes/1461/', '')).toMatchObject({
    route: { name: 'themes-id', themeId: 1461 },
    fullSlug: 'blattwerk/themes',
  });
  expect(readAddress(site('localhost'), '/merkzettel/', '')).toMatchObject({ route: { name: 'wishlist' } });
  expect(readAddress(site('localhost'), '/kundenkonto/', '')).toMatchObject({
    route: { program: 'account' },
    fullSlug: undefined,
  });
  expect(readAddress(site('myposter.localhost'), '/merkzettel', '')).toMatchObject({
    route: { name: 'slug' },
  });
});

test('files keep their spelling', () => {
  expect(readAddress(site('localhost'), '/apple-touch-icon.png', '').redirect).toBeUndefined();
});

test('a redirect stays on the host and is not redirected again', () => {
  const hosts = fc.constantFrom('localhost', 'ch.localhost', 'myposter.localhost', 'be.myposter.localhost');
  const part = fc.constantFrom(
    ...['', '/', 'd', 'fr', 'de', 'home', 'products', 'service', 'evil.example', '.'],
    ...[
      'FR',
      'D',
      'Home',
      '%2F',
      '%2f%2Fevil.example',
      '%5C',
      '\\',
      '%',
      'ü',
      '%C3%9C',
      'İ',
      'logo.PNG',
      '%2e%2E',
    ],
  );
  fc.assert(
    fc.property(hosts, fc.array(part, { maxLength: 6 }), (host, parts) => {
      const pathname = new URL(`http://${host}/${parts.join('/')}`).pathname;
      const { redirect } = readAddress(site(host), pathname, '');
      if (redirect === undefined) return;
      expect(redirect).toMatch(/^\/(?!\/)/);
      expect(readAddress(site(host), redirect, '').redirect).toBeUndefined();
    }),
    { numRuns: 5000 },
  );
});
