import { expect, test } from 'vitest';
import { withoutPersons } from './without-persons.ts';

test.each([
  ['TypeError: anna@example.org is no function', 'TypeError: * is no function'],
  [
    'Failed to fetch https://shop.example/assets/a.js?token=abc#draft=xyz of the page',
    'Failed to fetch https://shop.example/assets/a.js of the page',
  ],
  ["Cannot read 'x' of undefined", "Cannot read 'x' of undefined"],
])('%s is logged as %s', (detail, logged) => {
  expect(withoutPersons({ key: 'interface-error', detail, page: '/bestellung/2026-000001/' })).toEqual({
    key: 'interface-error',
    detail: logged,
    page: '/bestellung/*/',
  });
});
