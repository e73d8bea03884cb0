import { expect, test } from 'vitest';
import { isDeliveryHoliday, isDispatchHoliday } from './public-holidays.ts';

test.each(['2024-04-01', '2025-04-21', '2026-04-06', '2027-03-29', '2035-03-26', '2038-04-26'])(
  '%s is Easter Monday',
  (date) => {
    expect(isDispatchHoliday(date)).toBe(true);
    expect(isDeliveryHoliday('AT', date)).toBe(true);
  },
);

test('Munich keeps more days than Germany as a whole', () => {
  expect(isDispatchHoliday('2026-06-04')).toBe(true);
  expect(isDeliveryHoliday('DE', '2026-06-04')).toBe(false);
  expect(isDeliveryHoliday('AT', '2026-06-04')).toBe(true);
});

test('Switzerland has its first of August', () => {
  const countries = ['CH', 'DE', 'AT'] as const;
  expect(countries.map((country) => isDeliveryHoliday(country, '2026-08-01'))).toEqual([true, false, false]);
});
