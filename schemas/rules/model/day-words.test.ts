import { expect, it } from 'vitest';
import { dayWords } from './day-words.ts';

it('names a day in both languages', () => {
  expect(dayWords('2026-12-24')).toEqual({ de: '24. Dezember 2026', en: '24 December 2026' });
});

it('leaves a day that no calendar has as it is written', () => {
  expect(dayWords('2026-13-45')).toEqual({ de: '2026-13-45', en: '2026-13-45' });
});
