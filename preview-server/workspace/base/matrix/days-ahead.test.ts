import { expect, test } from 'vitest';
import { daysAhead, isDayAhead } from './days-ahead.ts';

const now = new Date('2030-06-15T10:00:00Z');
const at = (moment: string) => new Date(moment);

test('days that are asked for come with those on which something is planned, each once and in order', () => {
  const planned = [at('2030-12-24T05:00:00Z'), at('2030-07-01T05:00:00Z'), at('2030-07-01T20:00:00Z')];
  expect(daysAhead(['2030-12-24', '2030-08-01'], planned, now)).toEqual([
    '2030-07-01',
    '2030-08-01',
    '2030-12-24',
  ]);
});

test('a plan late in the evening belongs to the day on the shop’s clock', () => {
  expect(daysAhead([], [at('2030-06-30T22:30:00Z')], now)).toEqual(['2030-07-01']);
});

test('many plans do not push out what is asked for', () => {
  const planned = Array.from({ length: 20 }, (_, day) =>
    at(`2030-07-${String(day + 1).padStart(2, '0')}T08:00:00Z`),
  );
  const days = daysAhead(['2031-01-01'], planned, now);
  expect(days).toHaveLength(12);
  expect(days.at(-1)).toBe('2031-01-01');
});

test.each([
  ['2030-06-16', true],
  ['2030-06-15', false],
  ['0202-12-24', false],
  ['2030-02-30', false],
  ['2031-02-30', false],
  ['2100-01-01', false],
  ['today', false],
  ['', false],
])('%j is a day to come: %j', (day, expected) => expect(isDayAhead(day, now)).toBe(expected));
