import { expect, test } from 'vitest';
import { payloadAddress, readPayloadAddress } from './payload-address.ts';

test.each([
  ['/', true, '/_payload.json?build=start-1a.js'],
  ['/service/versand/', true, '/service/versand/_payload.json?build=start-1a.js'],
  ['/hochzeit/?color[]=gold', true, '/hochzeit/_payload.json?color[]=gold&build=start-1a.js'],
  ['/poster', false, '/poster/_payload.json?build=start-1a.js'],
  ['/fr', false, '/fr/_payload.json?build=start-1a.js'],
])('the content of %s lies beside it, and its address leads back', (path, hasTrailingSlash, address) => {
  const url = new URL(path, 'https://www.blattwerk.de');
  expect(payloadAddress(url, '/assets/start-1a.js')).toBe(address);
  const page = readPayloadAddress(new URL(address, url), hasTrailingSlash);
  expect(page?.pathname).toBe(url.pathname);
  expect([...(page?.searchParams ?? [])]).toEqual([...url.searchParams]);
});

test('other addresses are documents', () => {
  for (const path of ['/', '/payload.json', '/x_payload.json', '/_payload.json/'])
    expect(readPayloadAddress(new URL(path, 'https://www.blattwerk.de'), true)).toBeUndefined();
});
