import { expect, test } from 'vitest';
import { fitOf } from './search-words.ts';

const name = 'Hauptteaser main teaser';
const description = 'Große Bilder mit Text, ganz oben auf der Seite.';

test.each([
  ['haupt', 0],
  ['teaser', 1],
  ['bilder oben', 2],
  ['grosse', 2],
  ['main', 1],
  ['fußzeile', undefined],
  ['hauptteser', undefined],
])('“%s” fits as typed: %s', (typed, fit) => {
  expect(fitOf(typed, name, description, false)).toBe(fit);
});

test.each([
  ['hauptteser', 2],
  ['hauptetaser', 2],
  ['haputt', 2],
  ['blider', 2],
  ['fußzeile', undefined],
  ['hat', undefined],
  ['unter', undefined],
])('“%s” fits mistyped: %s', (typed, fit) => {
  expect(fitOf(typed, name, description, true)).toBe(fit);
});
