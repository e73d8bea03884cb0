import { expect, test } from 'vitest';
import { clientPath } from './client-path.ts';

const here = { origin: 'https://shop.example', pathname: '/service/', search: '' };

type Attributes = { target?: string; attributes?: string[] };

const link = (href: string, { target = '', attributes = [] }: Attributes = {}) => ({
  href,
  target,
  hasAttribute: (name: string) => attributes.includes(name),
});

test('pages of the shop are followed without a new document', () => {
  expect(clientPath(link('https://shop.example/produkte/?q=a#b'), here)).toBe('/produkte/?q=a#b');
  expect(clientPath(link('https://shop.example/', { target: '_self' }), here)).toBe('/');
});

test.each([
  ['another host', link('https://ch.shop.example/')],
  ['mail', link('mailto:hallo@shop.example')],
  ['a new tab', link('https://shop.example/', { target: '_blank' })],
  ['a download', link('https://shop.example/a/', { attributes: ['download'] })],
  ['another country', link('https://shop.example/fr/', { attributes: ['data-document'] })],
  ['a file', link('https://shop.example/papiere.pdf')],
  ['a picture', link('https://shop.example/_images?src=a')],
  ['a document of the back end', link('https://shop.example/web-api/contract-withdrawal?locale=de-DE')],
  ['a jump within the page', link('https://shop.example/service/#express')],
  ['no address', link('')],
])('the browser follows %s itself', (_, anchor) => {
  expect(clientPath(anchor, here)).toBeUndefined();
});
