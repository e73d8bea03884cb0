import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fits, hashOf, newSecret, readToken, writeToken } from './token-text.ts';

test('a token is read back, and fits the hash of its own secret only', () => {
  const [id, secret] = [randomUUID(), newSecret()];
  expect(readToken(writeToken(id, secret))).toEqual({ id, secret });
  expect(fits(secret, hashOf(secret))).toBe(true);
  expect(fits(newSecret(), hashOf(secret))).toBe(false);
});

test.each([
  '',
  'local-management',
  'blattwerk-assistant__',
  writeToken('nobody', newSecret()),
  `${writeToken(randomUUID(), newSecret())} `,
  writeToken('f'.repeat(36), newSecret()),
])('%j is none', (text) => {
  expect(readToken(text)).toBeUndefined();
});
