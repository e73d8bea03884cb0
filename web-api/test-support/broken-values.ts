import fc, { type Arbitrary } from 'fast-check';

/** Texts that have broken servers before. */
export const nastyText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\ud800',
    '\u202Etxt.exe',
    '💥👩‍👩‍👧‍👦',
    'ＡＢＣ',
    'İ',
    '-1',
    '0',
    '01',
    '1e309',
    '0x10',
    '1.5',
    '99999999999999999999',
    '9007199254740993',
    'NaN',
    'null',
    'true',
    '[]',
    '{}',
    '__proto__',
    'constructor',
    'toString',
    '../../etc/passwd',
    '/\\evil.example',
    "' or 1=1; --",
    '%',
    '%25%00',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '\r\nset-cookie: a=b',
    'x'.repeat(3000),
  ),
  fc.constant('a\0b'),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** JSON of any other type than the one expected. */
export const nastyJson: Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(null, true, false, -1, 0, 1.5, -0, 1e308, 2 ** 53, -(2 ** 31) - 1, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(Array.from({ length: 200 }).reduce<unknown>((inner) => [inner], 1)),
);
