import { assert, property, string, stringMatching, uuid } from 'fast-check';
import { expect, test } from 'vitest';
import { printProofPlace, readProofPlace } from './proof-place.ts';

test('a proof’s place is read as it was written', () => {
  assert(
    property(uuid(), stringMatching(/^[\w-]{22}$/), (id, key) => {
      expect(readProofPlace(printProofPlace({ id, key }))).toEqual({ id, key });
    }),
  );
});

test('anything else is no place', () => {
  assert(property(string(), (text) => readProofPlace(`#proof=${text}`) === undefined));
  expect(
    readProofPlace('#draft=3c0d2f6e-54f6-4b36-9a4f-1b9f0c8e3a11.0123456789012345678901'),
  ).toBeUndefined();
});
