import { expect, test } from 'vitest';
import { dialogOfLink } from './dialog-of-link.ts';

const guest = { currentPath: '/', pathPrefix: '', isLoggedIn: false };
const newsletter = { kind: 'newsletter', path: '/service/newsletter/' };

test('guests get the account over the page, customers go to its page', () => {
  expect(dialogOfLink('/kundenkonto/', guest)).toEqual({ kind: 'account' });
  expect(dialogOfLink('/kundenkonto/', { ...guest, isLoggedIn: true })).toBeUndefined();
  expect(dialogOfLink('/fr/compte/', { ...guest, pathPrefix: '/fr' })).toEqual({ kind: 'account' });
});

test('the newsletter opens wherever its page lives', () => {
  expect(dialogOfLink('/service/newsletter/', guest)).toEqual(newsletter);
  expect(dialogOfLink('/service/newsletter/bestaetigung/', guest)).toBeUndefined();
});

test('on its own page, and on the way elsewhere, nothing opens', () => {
  expect(dialogOfLink('/kundenkonto/', { ...guest, currentPath: '/kundenkonto/' })).toBeUndefined();
  expect(
    dialogOfLink('/service/newsletter/', { ...guest, currentPath: '/service/newsletter/' }),
  ).toBeUndefined();
  expect(dialogOfLink('/hochzeit/', guest)).toBeUndefined();
  expect(dialogOfLink('/hochzeit/kundenkonto/', guest)).toBeUndefined();
});
