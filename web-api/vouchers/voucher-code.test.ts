import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newVoucherCode, readVoucherCode } from './voucher-code.ts';

test('a code is found however it is typed', () => {
  const code = newVoucherCode('BLATT');
  expect(code).toMatch(/^BLATT-[2-9A-Z]{5}-[2-9A-Z]{5}$/);
  for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `])
    expect(readVoucherCode(typed)).toBe(code);
});

test('codes do not repeat', () => {
  const codes = new Set(Array.from({ length: 2000 }, () => newVoucherCode('POSTER')));
  expect(codes.size).toBe(2000);
});

test('any text is read to capitals, digits and dashes', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(readVoucherCode(typed)).toMatch(/^[A-Z0-9-]*$/);
    }),
  );
});
