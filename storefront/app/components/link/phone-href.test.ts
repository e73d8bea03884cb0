import { expect, test } from 'vitest';
import { phoneHref } from './phone-href.ts';

test('keeps what a phone dials', () => {
  expect(phoneHref('+49 (0)89 1234-56')).toBe('tel:+4989123456');
  expect(phoneHref('089 / 12 34 56')).toBe('tel:089123456');
});
