import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryCountries } from '../markets/countries.ts';
import { momentOf, weekday } from './calendar-days.ts';
import { deliveryDays } from './delivery-days.ts';
import { localTime } from './local-time.ts';
import { shippingServices } from './shipping.ts';

describe('an express order', () => {
  const arrival = (
    at: string,
    service: 'express' | 'saturdayExpress' = 'express',
    country: 'DE' | 'AT' = 'DE',
  ) => deliveryDays(service, country, new Date(at))?.from;

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
});

describe('an ordinary parcel', () => {
  test.each([
    ['Tuesday before eleven', '2026-11-24T09:59:00Z', '2026-11-24T10:00:00Z', '2026-11-26', '2026-11-30'],
    ['Tuesday after it', '2026-11-24T10:00:00Z', '2026-11-25T10:00:00Z', '2026-11-27', '2026-12-01'],
    ['Saturday', '2026-11-28T08:00:00Z', '2026-11-30T10:00:00Z', '2026-12-02', '2026-12-04'],
    ['before Christmas', '2026-12-23T12:00:00Z', '2026-12-24T10:00:00Z', '2026-12-29', '2026-12-31'],
  ])('that is ordered on %s', (_, now, orderBy, from, to) => {
    expect(deliveryDays('standard', 'DE', new Date(now))).toEqual({ orderBy: new Date(orderBy), from, to });
  });

  test('waits for holidays where it goes, and for those where it is made', () => {
    const now = new Date('2026-12-07T08:00:00Z');
    expect(deliveryDays('standard', 'AT', now)).toMatchObject({ from: '2026-12-10', to: '2026-12-14' });
    expect(deliveryDays('standard', 'DE', now)).toMatchObject({ from: '2026-12-09', to: '2026-12-11' });
  });
});

test('whenever it is ordered, the deadline is ahead and the parcel arrives after it, on a day with delivery', () => {
  const moments = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  const services = fc.constantFrom(...shippingServices);
  fc.assert(
    fc.property(moments, services, fc.constantFrom(...deliveryCountries), (now, service, country) => {
      const next = deliveryDays(service, country, now);
      if (!next) throw new Error('No delivery.');
      expect(next.orderBy.getTime()).toBeGreaterThan(now.getTime());
      expect(localTime(next.orderBy).time).toBe('11:00:00');
      expect(next.from > localTime(next.orderBy).date).toBe(true);
      expect(next.to >= next.from).toBe(true);
      const isSaturday = service === 'saturdayExpress';
      expect(weekday(next.from) === 6).toBe(isSaturday);
      expect(weekday(next.to)).toBeLessThan(isSaturday ? 7 : 6);
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
