import { expect, test } from 'vitest';
import { countOrders } from './count-orders.ts';

const counts = [
  { state: 'placed', paymentState: 'open', count: 3 },
  { state: 'placed', paymentState: 'paid', count: 4 },
  { state: 'shipped', paymentState: 'paid', count: 5 },
] as const;

test('a chip counts what it would leave beside the other filter', () => {
  expect(countOrders([...counts], { state: undefined, paymentState: undefined })).toBe(12);
  expect(countOrders([...counts], { state: 'placed', paymentState: undefined })).toBe(7);
  expect(countOrders([...counts], { state: 'placed', paymentState: 'paid' })).toBe(4);
  expect(countOrders([...counts], { state: 'cancelled', paymentState: undefined })).toBe(0);
});
