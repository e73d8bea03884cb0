import { expect, test } from 'vitest';
import { deliveryDays } from './delivery-days.ts';

const germany = {
  country: 'DE' as const,
  standardWorkingDays: { min: 2, max: 4 },
  expressOrderDeadline: '11:00',
};
/** 2026-11-19 is a Thursday; Munich is an hour ahead of UTC in winter. */
const thursday = (time: string) => Date.parse(`2026-11-19T${time}:00Z`);

test('standard parcels take two to four working days, weekends left out', () => {
  expect(deliveryDays('standard', germany, thursday('14:00'))).toEqual({
    from: '2026-11-23',
    to: '2026-11-25',
  });
});

test('express arrives on the next working day when ordered in time, otherwise a day later', () => {
  expect(deliveryDays('express', germany, thursday('09:59')).from).toBe('2026-11-20');
  expect(deliveryDays('express', germany, thursday('10:00')).from).toBe('2026-11-23');
});

test('saturday express leaves on the next friday that is not over', () => {
  expect(deliveryDays('saturdayExpress', germany, thursday('14:00')).from).toBe('2026-11-21');
  const fridayAfternoon = thursday('14:00') + 86_400_000;
  expect(deliveryDays('saturdayExpress', germany, fridayAfternoon).from).toBe('2026-11-28');
});

test('a holiday where the shop works delays a parcel, wherever it goes', () => {
  const france = { ...germany, country: 'FR' as const };
  const beforeEpiphany = Date.parse('2026-01-05T14:00:00Z');
  expect(deliveryDays('standard', france, beforeEpiphany)).toEqual({ from: '2026-01-08', to: '2026-01-12' });
});

test('holidays delay a parcel', () => {
  const beforeChristmas = Date.parse('2026-12-23T14:00:00Z');
  expect(deliveryDays('standard', germany, beforeChristmas)).toEqual({
    from: '2026-12-28',
    to: '2026-12-30',
  });
});
