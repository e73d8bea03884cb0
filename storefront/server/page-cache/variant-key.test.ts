import { expect, test } from 'vitest';
import { variantKey } from './variant-key.ts';

test('a page without tests is kept under its own key', () => {
  expect(variantKey('shop /a/', {})).toBe('shop /a/');
});

test('versions are told apart by what their flags say, in whatever order', () => {
  const on = variantKey('shop /a/', { f: 'on', g: 'off' });
  expect(variantKey('shop /a/', { g: 'off', f: 'on' })).toBe(on);
  expect(variantKey('shop /a/', { f: 'off', g: 'on' })).not.toBe(on);
  expect(variantKey('shop /a/', { 'f","on"],["g': 'off' })).not.toBe(on);
});
