import { expect, test } from 'vitest';
import { innerAddress } from './inner-address.ts';

const here = 'https://www.blattwerk.de/hochzeit/?color[]=gold';

test.each([
  ['/produkte/?q=a b#liste', '/produkte/?q=a%20b#liste'],
  ['https://www.blattwerk.de/service/', '/service/'],
  ['?sort=created', '/hochzeit/?sort=created'],
])('%s is an address of the shop', (address, path) => {
  expect(innerAddress(address, here).href).toBe(`https://www.blattwerk.de${path}`);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '\\\\evil.example/',
  'https://www.blattwerk.de.evil.example/',
  'http://www.blattwerk.de/',
])('going to %s without a link throws', (address) => {
  expect(() => innerAddress(address, here)).toThrow('leaves the shop');
});

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:x'])(
  '%s is refused',
  (address) => {
    expect(() => innerAddress(address, here)).toThrow();
  },
);
