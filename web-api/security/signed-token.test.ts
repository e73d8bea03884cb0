import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readToken, signToken } from './signed-token.ts';

const secret = 'a secret of this test';
const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-27T12:00:00Z');
const subject = '0b9f2f6e-7c1d-4a39-9a3b-0f4b8c1d2e3f';

test('a token says whom it was made for until its time is over', () => {
  const token = signToken('newsletter-confirm', subject, later, secret);
  expect(readToken('newsletter-confirm', token, secret, now)).toEqual({ ok: true, subject });
  const afterwards = new Date(later.getTime() + 1000);
  expect(readToken('newsletter-confirm', token, secret, afterwards)).toEqual({
    ok: false,
    reason: 'expired',
  });
});

test('a token of another purpose or another secret is forged', () => {
  const token = signToken('newsletter-unsubscribe', subject, later, secret);
  const forged = { ok: false, reason: 'forged' };
  expect(readToken('newsletter-confirm', token, secret, now)).toEqual(forged);
  expect(readToken('newsletter-unsubscribe', token, `${secret}!`, now)).toEqual(forged);
});

test('whatever is changed in a token, it is forged', () => {
  const token = signToken('newsletter-confirm', subject, later, secret);
  const place = fc.nat({ max: token.length - 1 });
  const character = fc.constantFrom(...'abcXYZ019-_.');
  fc.assert(
    fc.property(place, character, (at, other) => {
      fc.pre(token[at] !== other);
      const changed = token.slice(0, at) + other + token.slice(at + 1);
      expect(readToken('newsletter-confirm', changed, secret, now)).toEqual({ ok: false, reason: 'forged' });
    }),
  );
});

test('any text at all is read without an exception', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readToken('newsletter-confirm', text, secret, now)).toEqual({ ok: false, reason: 'forged' });
    }),
  );
});
