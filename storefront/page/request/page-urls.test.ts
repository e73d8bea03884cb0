import { expect, test } from 'vitest';
import { pageUrls } from './page-urls.ts';

const cards = pageUrls({ channel: 'blattwerk', pathPrefix: '' });
const frenchCards = pageUrls({ channel: 'blattwerk', pathPrefix: '/fr' });
const posters = pageUrls({ channel: 'myposter', pathPrefix: '/d' });

test('the card channel ends every path with a slash', () => {
  expect(cards.to('service/versand')).toBe('/service/versand/');
  expect(cards.to('/merkzettel/')).toBe('/merkzettel/');
  expect(cards.home).toBe('/');
});

test('the language prefix stands in front', () => {
  expect(frenchCards.home).toBe('/fr/');
  expect(frenchCards.to('service')).toBe('/fr/service/');
});

test('the poster channel has no trailing slash', () => {
  expect(posters.home).toBe('/d');
  expect(posters.to('wandbilder/')).toBe('/d/wandbilder');
});

test('stories lose their channel folder, and home is the root', () => {
  expect(cards.story('blattwerk/service/versand')).toBe('/service/versand/');
  expect(frenchCards.story('blattwerk/home')).toBe('/fr/');
  expect(posters.story('myposter/kontakt')).toBe('/d/kontakt');
});

test('a translated story carries its language in front of the folder', () => {
  expect(frenchCards.story('fr/blattwerk/service')).toBe('/fr/service/');
  expect(cards.story('en/blattwerk/home')).toBe('/');
});
