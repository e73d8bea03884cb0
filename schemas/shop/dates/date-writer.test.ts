import { expect, test } from 'vitest';
import { dateWriter } from './date-writer.ts';

const day = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const first = new Date('2026-12-01');

test.each([
  ['fr-CH', 'mar. 1er décembre'],
  ['fr-FR', 'mar. 1er décembre'],
  ['de-DE', 'Di., 1. Dezember'],
  ['en-GB', 'Tue 1 December'],
] as const)('the first of a month, in %s', (locale, written) => {
  expect(dateWriter(locale, day)(first)).toBe(written);
});

test('only the first of a month, wherever it stands', () => {
  const moment = dateWriter('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  expect(moment(new Date('2026-01-01T01:01:00Z'))).toBe('1er janvier 2026 à 01:01');
  expect(moment(new Date('2026-01-21T01:01:00Z'))).toBe('21 janvier 2026 à 01:01');
});
