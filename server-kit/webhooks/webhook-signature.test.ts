import { expect, test } from 'vitest';
import { isSignedWebhook, signWebhook } from './webhook-signature.ts';

const body = Buffer.from('{"action":"published"}');

test('a body is believed with the signature of its secret alone', () => {
  const signature = signWebhook('geheim', body);
  expect(signature).toMatch(/^[0-9a-f]{40}$/);
  expect(isSignedWebhook('geheim', body, signature)).toBe(true);
  expect(isSignedWebhook('geheim', body, signature.toUpperCase())).toBe(true);
  expect(isSignedWebhook('anders', body, signature)).toBe(false);
  expect(isSignedWebhook('geheim', Buffer.from('{}'), signature)).toBe(false);
});

test.each([undefined, '', 'abc', 'ü'.repeat(40)])('%s is no signature', (signature) => {
  expect(isSignedWebhook('geheim', body, signature)).toBe(false);
});
