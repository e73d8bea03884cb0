import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flagsLeftAlone, readFlagOverride } from './flag-overrides.ts';

const allowed = new Map([
  ['startseite-vorteile', []],
  ['hochzeit-einstieg', ['control', 'bildteaser']],
]);
const read = (query: string) => readFlagOverride(new URLSearchParams(query), allowed);

test.each([
  ['feature=startseite-vorteile&treatment=on', { 'startseite-vorteile': 'on' }],
  ['feature=startseite-vorteile&treatment=off', { 'startseite-vorteile': 'off' }],
  ['feature=hochzeit-einstieg&treatment=bildteaser', { 'hochzeit-einstieg': 'bildteaser' }],
  ['feature=hochzeit-einstieg&treatment=control', { 'hochzeit-einstieg': 'control' }],
  // Of another flag.
  ['feature=startseite-vorteile&treatment=bildteaser', {}],
  ['feature=hochzeit-einstieg&treatment=ON', {}],
  ['feature=nobody-asks&treatment=on', {}],
  ['feature=hochzeit-einstieg', {}],
  ['treatment=on', {}],
  ['feature=startseite-vorteile&treatment=on&flags=0', {}],
  ['', {}],
])('%s shows %j', (query, treatments) => {
  expect(read(query).treatments).toEqual(treatments);
});

test('debugging is asked for on its own', () => {
  expect(read('flagDebug=1').isDebugging).toBe(true);
  expect(read('flagDebug=yes').isDebugging).toBe(false);
});

test('nothing is ever accepted that is neither on, off, control nor in the list', () => {
  fc.assert(
    fc.property(fc.constantFrom(...allowed.keys(), '__proto__', 'constructor'), fc.string(), (flag, said) => {
      const { treatments } = readFlagOverride(
        new URLSearchParams({ feature: flag, treatment: said }),
        allowed,
      );
      const known = ['on', 'off', 'control', ...(allowed.get(flag) ?? [])];
      for (const value of Object.values(treatments)) expect(known).toContain(value);
    }),
  );
});

test.each([
  ['', { one: 'on', two: 'off' }],
  ['feature=one&treatment=off', { two: 'off' }],
  ['feature=one', { two: 'off' }],
  ['flags=0', {}],
  ['flagDebug=1', { one: 'on', two: 'off' }],
])('with %s the visitor’s own are %j', (query, own) => {
  expect(flagsLeftAlone(new URLSearchParams(query), { one: 'on', two: 'off' })).toEqual(own);
});
