import { expect, test } from 'vitest';
import { endOfShopDay } from './calendar-days.ts';
import { shopDay } from './shop-day.ts';

test.each([
  ['2026-11-22', '2026-11-22T23:00:00.000Z'],
  ['2026-12-31', '2026-12-31T23:00:00.000Z'],
  ['2026-07-01', '2026-07-01T22:00:00.000Z'],
  // Clocks change during the day that follows, or during the day itself.
  ['2026-03-28', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-25T23:00:00.000Z'],
])('the day %s is over in Germany at %s', (day, moment) => {
  const end = endOfShopDay(day);
  expect(end.toISOString()).toBe(moment);
  expect(shopDay(new Date(end.getTime() - 1))).toBe(day);
  expect(shopDay(end)).not.toBe(day);
});
