import { deliveryCountries } from '@blattwerk/schemas/shop/markets/countries.ts';
import { localTime, momentOf, weekday } from '@blattwerk/schemas/shop/service/local-time.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextDelivery } from './express-shop.ts';

const arrival = (
  at: string,
  service: 'express' | 'saturdayExpress' = 'express',
  country: 'DE' | 'AT' = 'DE',
) => nextDelivery(country, service, new Date(at))?.deliveryDate;

describe('an express order', () => {
  test('of a Tuesday before eleven arrives on Wednesday', () => {
    expect(arrival('2026-11-17T10:59:59+01:00')).toBe('2026-11-18');
  });
  test('of eleven sharp leaves a day later', () => {
    expect(arrival('2026-11-17T11:00:00+01:00')).toBe('2026-11-19');
  });
  test('knows summer time', () => {
    expect(arrival('2026-07-14T08:59:59Z')).toBe('2026-07-15');
    expect(arrival('2026-07-14T09:00:00Z')).toBe('2026-07-16');
  });
  test('of a Friday waits for Monday, unless Saturday delivery is paid for', () => {
    expect(arrival('2026-11-20T09:00:00+01:00')).toBe('2026-11-23');
    expect(arrival('2026-11-20T09:00:00+01:00', 'saturdayExpress')).toBe('2026-11-21');
    expect(arrival('2026-11-20T12:00:00+01:00', 'saturdayExpress')).toBe('2026-11-28');
  });
  test('of a weekend leaves on Monday', () => {
    expect(arrival('2026-11-21T09:00:00+01:00')).toBe('2026-11-24');
  });
  test('rests on public holidays here and there', () => {
    expect(arrival('2026-12-24T09:00:00+01:00')).toBe('2026-12-28');
    // The Austrian national day is a Monday; parcels leave Munich all the same.
    expect(arrival('2026-10-23T09:00:00+02:00', 'express', 'AT')).toBe('2026-10-27');
  });
  test('never arrives on a Saturday outside Germany', () => {
    expect(arrival('2026-11-20T09:00:00+01:00', 'saturdayExpress', 'AT')).toBeUndefined();
  });
});

test('whenever it is ordered, the deadline is ahead and the parcel arrives after it, on a working day', () => {
  const moments = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.constantFrom(...deliveryCountries), (now, country) => {
      const next = nextDelivery(country, 'express', now);
      if (!next) throw new Error('No delivery.');
      expect(next.orderBy.getTime()).toBeGreaterThan(now.getTime());
      expect(localTime(next.orderBy).time).toBe('11:00:00');
      expect(next.deliveryDate > localTime(next.orderBy).date).toBe(true);
      expect(weekday(next.deliveryDate)).toBeLessThan(6);
    }),
  );
});

test('a time of day in Germany is the same moment read back, on every day of the year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6000 }), fc.integer({ min: 4, max: 23 }), (days, hour) => {
      const date = new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10);
      expect(localTime(momentOf(date, hour, 0))).toEqual({
        date,
        time: `${String(hour).padStart(2, '0')}:00:00`,
      });
    }),
  );
});
