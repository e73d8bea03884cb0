import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgePassword, passwordFault } from './password-rules.ts';

const owner = { email: 'Anna.Beispiel@kunde.example', firstName: 'Anna', lastName: 'Beispiel' };

test.each([
  ['', 'tooShort'],
  ['123456789', 'tooShort'],
  ['12345678', 'tooShort'],
  ['password1', 'tooShort'],
  ['👩‍👩‍👧‍👧👩‍👩‍👧‍👧', 'tooShort'],
  ['1234567890', 'tooCommon'],
  ['passwort123', 'tooCommon'],
  ['Passw0rd!23', 'tooCommon'],
  ['fussball123', 'tooCommon'],
  ['motdepasse1', 'tooCommon'],
  ['aaaaaaaaaaaa', 'tooSimple'],
  ['abcdefghij', 'tooSimple'],
  ['qwertzuiop', 'tooSimple'],
  ['01.01.1990ab', 'tooSimple'],
  ['x'.repeat(128), 'tooSimple'],
  ['blattwerk2026', 'tooSimple'],
  ['x'.repeat(129), 'tooLong'],
  ['anna.beispiel@KUNDE.example', 'isEmail'],
  [' Anna.Beispiel ', 'isEmail'],
  ['Anna.Beispiel1990', 'isPersonal'],
  ['beispielanna', 'isPersonal'],
  ['kunde.example', 'isPersonal'],
  ['Sommer2024!', 'good'],
  ['Papier & Tinte', 'strong'],
  ['Anna.Beispiel mag Papier', 'strong'],
])('%j: %s', (password, verdict) => {
  expect(judgePassword(password, owner)).toBe(verdict);
});

test('accents, capitals and what little stands around them hide no name', () => {
  const person = { email: 'zoe@kunde.example', firstName: 'Zoë', lastName: 'Müller-Lüdenscheidt' };
  for (const password of ['ZOELUDENSCHEIDT', 'müllerzoë1987', 'Zoë Müller 1!'])
    expect(passwordFault(password, person), password).toBe('isPersonal');
});

const common = dictionary['passwords-common'].filter((word) => word.length >= 10);
const decorated = fc.tuple(
  fc.constantFrom(...common),
  fc.constantFrom('', '1', '!', '12'),
  fc.constantFrom(
    (word: string) => word,
    (word: string) => word.toUpperCase(),
    (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1),
  ),
);

test('no password that is known from leaks is accepted, nor with a capital, a digit or a mark more', () => {
  expect(common.length).toBeGreaterThan(1000);
  fc.assert(
    fc.property(decorated, ([word, end, write]) => {
      expect(passwordFault(write(word) + end, owner)).toBeDefined();
    }),
    { numRuns: 200 },
  );
});

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#%+:=?@';
const drawn = fc.noBias(fc.string({ unit: fc.constantFrom(...letters), minLength: 14, maxLength: 40 }));

test('every password drawn by lot is accepted, with the owner’s name before it as well', () => {
  fc.assert(
    fc.property(drawn, (password) => {
      expect(passwordFault(password, owner)).toBeUndefined();
      expect(passwordFault(`Anna${password}`, owner)).toBeUndefined();
    }),
    { numRuns: 40 },
  );
});

test('any text at all is judged without an exception, and a name around a weak password makes it no better', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 140 }), (text) => {
      expect(judgePassword(text, owner)).toBeTypeOf('string');
      expect(passwordFault(`anna${text.slice(0, 3)}beispiel`, owner)).toBeDefined();
    }),
  );
});

test.each(['ﷺ', '한국어', '👩‍👩‍👧‍👧'])('%s between two names makes no password', (text) => {
  expect(passwordFault(`anna${text}beispiel`, owner)).toBeDefined();
});
