import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test('one IPv4 address is one visitor, however it is written', () => {
  expect([networkOf('203.0.113.7'), networkOf('::ffff:203.0.113.7'), networkOf('unknown')]).toEqual([
    '203.0.113.7',
    '203.0.113.7',
    'unknown',
  ]);
});

test('all addresses of a household are one visitor', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
});

test('what an address has after 64 bits counts for nothing, what it has before does', () => {
  const group = fc.nat({ max: 0xffff }).map((number) => number.toString(16));
  const half = fc.array(group, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(half, half, (network, device) => {
      expect(networkOf([...network, ...device].join(':'))).toBe(network.join(':'));
    }),
  );
});
