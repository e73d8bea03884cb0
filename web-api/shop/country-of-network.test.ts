import { networkOf } from '@blattwerk/server-kit/http/network-of.ts';
import { expect, test } from 'vitest';
import { countryOfNetwork } from './country-of-network.ts';

test.each([
  ['193.99.144.80', 'DE'],
  ['::ffff:193.99.144.80', 'DE'],
  ['2a02:2e0:3fe:1001:302::1', 'DE'],
  ['130.59.31.80', 'CH'],
  ['212.27.48.10', 'FR'],
])('%s belongs to %s', (address, country) => {
  expect(countryOfNetwork(networkOf(address))).toBe(country);
});

test.each(['127.0.0.1', '10.0.0.1', '::1', 'fe80::1%eth0', '192.168.1.7', 'unknown', ''])(
  '%j tells no country',
  (address) => {
    expect(countryOfNetwork(networkOf(address))).toBeNull();
  },
);
