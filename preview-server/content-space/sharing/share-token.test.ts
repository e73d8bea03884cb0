import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readShareToken, signShareToken } from './share-token.ts';

const secret = 'a-preview-token';
const now = new Date('2026-11-27T12:00:00Z');
const later = new Date('2026-11-28T12:00:00Z');
const id = '6f0f6d2e-7a0f-4d6f-9b57-0a3f4b6f7c01';
const token = signShareToken({ id, storyId: 7, expiresAt: later }, secret);

test('a token names its link until it expires', () => {
  expect(readShareToken(token, secret, now)).toEqual({ id, storyId: 7 });
  expect(readShareToken(token, secret, later)).toBeUndefined();
});

test('a token that is changed anywhere names nothing', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: token.length - 1 }),
      fc.string({ minLength: 1, maxLength: 1 }),
      (at, character) => {
        fc.pre(token[at] !== character);
        const forged = token.slice(0, at) + character + token.slice(at + 1);
        expect(readShareToken(forged, secret, now)).toBeUndefined();
      },
    ),
  );
});

test('a token of another secret, or no token, names nothing', () => {
  expect(
    readShareToken(signShareToken({ id, storyId: 7, expiresAt: later }, 'another'), secret, now),
  ).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readShareToken(text, secret, now)).toBeUndefined();
    }),
  );
});
