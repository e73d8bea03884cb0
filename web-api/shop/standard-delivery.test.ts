import { expect, test } from 'vitest';
import { standardDelivery } from './standard-delivery.ts';

test.each([
  ['Tuesday before eleven', '2026-11-24T09:59:00Z', '2026-11-24T10:00:00Z', '2026-11-26', '2026-11-30'],
  ['Tuesday after it', '2026-11-24T10:00:00Z', '2026-11-25T10:00:00Z', '2026-11-27', '2026-12-01'],
  ['Saturday', '2026-11-28T08:00:00Z', '2026-11-30T10:00:00Z', '2026-12-02', '2026-12-04'],
  ['before Christmas', '2026-12-23T12:00:00Z', '2026-12-24T10:00:00Z', '2026-12-29', '2026-12-31'],
])('what is ordered on %s', (_, now, orderBy, from, to) => {
  const days = standardDelivery('DE', new Date(now));
  expect(days).toEqual({ orderBy: new Date(orderBy), from, to });
});

test('holidays where it goes count, as do those where it is made', () => {
  const now = new Date('2026-12-07T08:00:00Z');
  expect(standardDelivery('AT', now)).toMatchObject({ from: '2026-12-10', to: '2026-12-14' });
  expect(standardDelivery('DE', now)).toMatchObject({ from: '2026-12-09', to: '2026-12-11' });
});
