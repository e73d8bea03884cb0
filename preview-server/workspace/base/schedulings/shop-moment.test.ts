import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownMoment, readShopMoment, shopMomentText, toShopMoment } from './shop-moment.ts';

test('a moment read is the moment written, but in the hour that autumn has twice', () => {
  const minutes = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2035-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(minutes, (date) => {
      const moment = new Date(Math.floor(date.getTime() / 60_000) * 60_000);
      const read = readShopMoment(toShopMoment(moment));
      expect([0, 3_600_000]).toContain(Math.abs((read?.getTime() ?? 0) - moment.getTime()));
      expect(read && toShopMoment(read)).toEqual(toShopMoment(moment));
    }),
  );
});

test.each([
  ['in winter', '2026-12-24', '06:00', '2026-12-24T05:00:00.000Z'],
  ['in summer', '2026-07-01', '06:00', '2026-07-01T04:00:00.000Z'],
  ['in the hour that spring leaves out', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
])('reads a clock in Germany %s', (_, day, time, moment) => {
  expect(readShopMoment({ day, time })?.toISOString()).toBe(moment);
});

test.each([
  ['', '06:00'],
  ['2026-12-24', ''],
  ['2026-12', '06:00'],
  ['2026-13-40', '06:00'],
])('waits for the rest of “%s %s”', (day, time) => {
  expect(readShopMoment({ day, time })).toBeUndefined();
});

test('tells the own time only where it differs', () => {
  const moment = new Date('2026-12-24T05:00:00Z');
  expect(shopMomentText(moment, 'de-DE')).toBe('Donnerstag, 24. Dezember 2026 um 06:00');
  expect(ownMoment(moment, 'en-GB', 'Europe/Vienna')).toBeUndefined();
  expect(ownMoment(moment, 'en-GB', 'America/New_York')).toEqual({
    text: expect.stringMatching(/^Thursday,? 24 December 2026 at 00:00$/),
    zone: 'America/New_York',
  });
});
