import { expect, test } from 'vitest';
import { isQuietVisit, mayOfferNewsletter } from './prompt-rules.ts';

const person = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
  isAutomated: false,
  isTrackingOff: false,
};

test('crawlers, automated browsers and whoever is not to be tracked are asked nothing', () => {
  expect(isQuietVisit(person)).toBe(false);
  expect(isQuietVisit({ ...person, isTrackingOff: true })).toBe(true);
  expect(isQuietVisit({ ...person, isAutomated: true })).toBe(true);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 HeadlessChrome/150.0',
])('%s is a crawler', (userAgent) => {
  expect(isQuietVisit({ ...person, userAgent })).toBe(true);
});

const moment = { path: '/hochzeit/', isCovered: false, isTyping: false };

test.each([
  '/service/newsletter/',
  '/kasse/',
  '/fr/panier/',
  '/warenkorb/',
  '/kundenkonto/',
  '/konfigurator-karte/',
])('nobody is interrupted at %s', (path) => expect(mayOfferNewsletter({ ...moment, path })).toBe(false));

test('nobody is interrupted while typing, or while something lies over the page', () => {
  expect(mayOfferNewsletter(moment)).toBe(true);
  expect(mayOfferNewsletter({ ...moment, path: '/karten-designen/wiese--7/' })).toBe(true);
  expect(mayOfferNewsletter({ ...moment, isCovered: true })).toBe(false);
  expect(mayOfferNewsletter({ ...moment, isTyping: true })).toBe(false);
});
