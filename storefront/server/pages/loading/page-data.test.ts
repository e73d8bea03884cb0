import { expect, test } from 'vitest';
import type { PageData } from '../../../page/request/page-data.ts';
import { nobody } from '../../flags/flag-visitor.ts';
import { readAddress } from '../../sites/read-address.ts';
import { createSites, type Site } from '../../sites/sites.ts';
import { pageDataOf } from './page-data.ts';

const sites = createSites('http://localhost:3000');

function pageDataAt(site: Site, pathname: string, chargesSwissVat = true): PageData {
  return pageDataOf({
    site,
    pathname,
    query: new URLSearchParams(),
    customerType: 'private',
    address: readAddress(site, pathname, ''),
    preview: undefined,
    shared: undefined,
    editorOrigins: [],
    googleClientId: undefined,
    chatUrl: undefined,
    measurement: {},
    chargesSwissVat,
    asksForReviews: false,
    flagService: undefined,
    flagVisitor: nobody,
    company: undefined,
    cookies: undefined,
  });
}

function isUntaxed(host: string, chargesSwissVat: boolean): boolean | undefined {
  const site = sites.find(host);
  if (!site) throw new Error(`There is no shop at ${host}.`);
  return pageDataAt(site, '/', chargesSwissVat).isUntaxed;
}

function listingsAt(host: string, path: string) {
  const site = sites.find(host);
  if (!site) throw new Error(`There is no shop at ${host}.`);
  return pageDataAt(site, path).listingPaths;
}

test('products’ pages know where their listings are, in the shop’s language', () => {
  const card = '/karten-designen/rosengarten--140202/';
  expect(listingsAt('fr.localhost:3000', card)).toMatchObject({ all: 'produits', calendar: 'calendriers' });
  expect(listingsAt('fr.localhost:3000', '/')).toBeUndefined();
});

test('frames and bare pictures of the poster channel share a listing', () => {
  const listings = listingsAt('myposter.localhost:3000', '/bilderrahmen-gestalten/oak/');
  expect(listings).toMatchObject({ all: 'produkte', photoframe: 'bilderrahmen' });
  expect(listings).not.toHaveProperty('card');
});

test('pages of Swiss shops are told that prices hold no tax where the shop is not registered there', () => {
  expect(isUntaxed('ch.localhost:3000', false)).toBe(true);
  expect(isUntaxed('ch.localhost:3000', true)).toBeUndefined();
});

test('elsewhere that number changes nothing', () => {
  expect(isUntaxed('localhost:3000', false)).toBeUndefined();
  expect(isUntaxed('us.localhost:3000', true)).toBe(true);
});
