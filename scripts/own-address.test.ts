import { expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4000'],
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['::', 'http://127.0.0.1:4000'],
  ['::1', 'http://[::1]:4000'],
  ['10.0.0.7', 'http://10.0.0.7:4000'],
])('a server that listens on %s answers its own process at %s', (HOST, address) => {
  expect(ownAddress({ HOST }, 4000)).toBe(address);
});
