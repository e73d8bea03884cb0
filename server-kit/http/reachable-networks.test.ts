import { expect, test } from 'vitest';
import { publicAnd } from './reachable-networks.ts';

test.each(['93.184.216.34', '1.1.1.1', '172.15.0.1', '172.32.0.1', '2606:2800:220:1:248:1893:25c8:1946'])(
  '%s is public',
  (address) => {
    expect(publicAnd([]).allows(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.100.100.100',
  // Where clouds tell machines their secrets.
  '169.254.169.254',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fd00:ec2::254',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  // Ways of writing IPv4 addresses that gateways translate.
  '64:ff9b::a9fe:a9fe',
  '2002:7f00:1::',
  '2001:0:1::',
  'localhost',
  '',
  '0x7f.1',
])('%s is not', (address) => {
  expect(publicAnd([]).allows(address)).toBe(false);
});

test('operators open networks of their own', () => {
  const reach = publicAnd(['10.0.0.0/8', 'fd00::/8', '192.168.7.7']);
  expect(['10.2.3.4', '::ffff:10.2.3.4', 'fd12::1', '192.168.7.7', '1.1.1.1'].map(reach.allows)).toEqual(
    Array(5).fill(true),
  );
  expect(['192.168.7.8', '127.0.0.1', 'fe80::1'].map(reach.allows)).toEqual(Array(3).fill(false));
});
