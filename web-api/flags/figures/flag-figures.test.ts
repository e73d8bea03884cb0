import { expect, test } from 'vitest';
import { flagFigures } from './flag-figures.ts';

const shares = [
  { treatment: 'off', percent: 50 },
  { treatment: 'on', percent: 50 },
];
const spent = (orders: number) => [
  { currency: 'EUR' as const, sum: 1000 * orders, squares: 1_000_000 * orders, orders },
];
const read = (visitors: number) =>
  flagFigures(
    { shares, defaultTreatment: 'off', since: null, plannedVisitors: null },
    {
      arms: [
        { treatment: 'off', visitors, impressions: visitors, converted: { order: 1 }, revenue: spent(1) },
        { treatment: 'on', visitors, impressions: visitors, converted: {}, revenue: [] },
      ],
      mixed: 0,
    },
  );

test('what visitors spend is compared once there are enough of them', () => {
  expect(read(2).arms[0]?.revenue).toEqual([{ currency: 'EUR', amount: 1000, orders: 1 }]);
  expect(read(2).revenueDifferences).toEqual([]);
  const [found] = read(30).revenueDifferences;
  expect(found?.interval.low).toBeLessThan(0);
  expect(found?.interval.high).toBeGreaterThan(0);
});
