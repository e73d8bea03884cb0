import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordFaults } from './password-rules.ts';

const email = 'Anna.Beispiel@kunde.example';

test.each([
  ['', ['tooShort']],
  ['1234567', ['tooShort']],
  ['12345678', []],
  ['👩‍👩‍👧‍👧👩‍👩‍👧‍👧', ['tooShort']],
  ['x'.repeat(128), []],
  ['x'.repeat(129), ['tooLong']],
  ['anna.beispiel@KUNDE.example', ['isEmail']],
  [' Anna.Beispiel ', ['isEmail']],
  ['Anna.Beispiel mag Papier', []],
])('%j: %j', (password, faults) => {
  expect(passwordFaults(password, email)).toEqual(faults);
});

test('no password is refused twice, and none but by the rules', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8, maxLength: 128, unit: 'binary-ascii' }), (password) => {
      fc.pre(!/[\r\n]/.test(password) && !password.toLowerCase().includes('anna'));
      expect(passwordFaults(password, email)).toEqual([]);
    }),
  );
});
