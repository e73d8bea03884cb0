import { expect, test } from 'vitest';
import { readAddress } from '../../sites/read-address.ts';
import { createSites } from '../../sites/sites.ts';
import { pageDataOf } from './page-data.ts';

const sites = createSites('http://localhost:3000');

function isUntaxed(host: string, chargesSwissVat: boolean): boolean | undefined {
  const site = sites.find(host);
  if (!site) throw new Error(`There is no shop at ${host}.`);
  const data = pageDataOf({
    site,
    pathname: '/',
    query: new URLSearchParams(),
    customerType: 'private',
    address: readAddress(site, '/', ''),
    preview: undefined,
    editorOrigins: [],
    googleClientId: undefined,
    chatUrl: undefined,
    chargesSwissVat,
    company: undefined,
    cookies: undefined,
  });
  return data.isUntaxed;
}

test('pages of Swiss shops are told that prices hold no tax where the shop is not registered there', () => {
  expect(isUntaxed('ch.localhost:3000', false)).toBe(true);
  expect(isUntaxed('ch.localhost:3000', true)).toBeUndefined();
});

test('elsewhere that number changes nothing', () => {
  expect(isUntaxed('localhost:3000', false)).toBeUndefined();
  expect(isUntaxed('us.localhost:3000', true)).toBe(true);
});
