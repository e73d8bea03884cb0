import { expect, test } from 'vitest';
import { customerTypeOf } from './customer-types.ts';

test('a customer is what the number says, and a whitelabel customer whatever it says', () => {
  expect(customerTypeOf({})).toBe('private');
  expect(customerTypeOf({ type: 0, isWhitelabelCustomer: false })).toBe('private');
  expect(customerTypeOf({ type: 1 })).toBe('business');
  expect(customerTypeOf({ type: 2 })).toBe('whitelabel');
  expect(customerTypeOf({ type: 1, isWhitelabelCustomer: true })).toBe('whitelabel');
  expect(customerTypeOf({ type: 99 })).toBe('private');
});
