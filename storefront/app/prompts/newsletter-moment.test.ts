import { expect, test } from 'vitest';
import { mayOfferNewsletter } from './newsletter-moment.ts';

const moment = { path: '/hochzeit/', isCovered: false, isTyping: false };

test.each([
  '/service/newsletter/',
  '/kasse/',
  '/fr/panier/',
  '/warenkorb/',
  '/kundenkonto/',
  '/konfigurator-karte/',
])('no visitor is interrupted at %s', (path) => expect(mayOfferNewsletter({ ...moment, path })).toBe(false));

test('no visitor is interrupted while typing, or while something lies over the page', () => {
  expect(mayOfferNewsletter(moment)).toBe(true);
  expect(mayOfferNewsletter({ ...moment, path: '/karten-designen/wiese--7/' })).toBe(true);
  expect(mayOfferNewsletter({ ...moment, isCovered: true })).toBe(false);
  expect(mayOfferNewsletter({ ...moment, isTyping: true })).toBe(false);
});
