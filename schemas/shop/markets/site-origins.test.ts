import { expect, test } from 'vitest';
import { labelledOrigin, localeAddress, productionOrigin } from './site-origins.ts';

test('a shop is found below any address by labels for country and channel', () => {
  expect(labelledOrigin('http://localhost:3000', 'blattwerk', 'DE')).toBe('http://localhost:3000');
  expect(labelledOrigin('http://localhost:3000', 'myposter', 'CH')).toBe('http://ch.myposter.localhost:3000');
});

test('in production a shop has a domain of its own', () => {
  expect(productionOrigin('myposter', 'GB')).toBe('https://www.myposter.co.uk');
});

test('a second language of a country has a path prefix', () => {
  expect(localeAddress('http://localhost:3000', 'blattwerk', 'fr-CH')).toBe('http://ch.localhost:3000/fr');
  expect(localeAddress('https://www.blattwerk.de', 'blattwerk', 'fr-CH')).toBe('https://www.blattwerk.ch/fr');
  expect(localeAddress('https://www.blattwerk.de', 'myposter', 'de-DE')).toBe('https://www.myposter.de');
});
