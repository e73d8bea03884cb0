import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token is good for; one signed for something else is forged. */
export type TokenPurpose =
  | 'sign-up'
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'known-browser'
  | 'customer-delete'
  | 'email-change'
  | 'email-confirm'
  | 'google-nonce'
  | 'catalogue'
  | 'basket'
  | 'order'
  | 'order-desk'
  | 'design-desk'
  | 'flag-desk'
  | 'figures'
  | 'contract-withdrawal'
  | 'guest-erasure'
  | 'guest-reply'
  | 'product-review'
  | 'review-opt-out'
  | 'editor-invitation';

export type TokenResult = { ok: true; subject: string } | { ok: false; reason: 'forged' | 'expired' };

/** `<subject>.<seconds until which it is valid, base 36>.<signature>`; safe in addresses when the subject is. */
export function signToken(purpose: TokenPurpose, subject: string, validUntil: Date, secret: string): string {
  const payload = `${subject}.${Math.floor(validUntil.getTime() / 1000).toString(36)}`;
  return `${payload}.${signature(purpose, payload, secret).toString('base64url')}`;
}

/** Looks at the time only once the signature, compared in constant time, has proven to be ours. */
export function readToken(purpose: TokenPurpose, token: string, secret: string, now: Date): TokenResult {
  const match = /^([\w-]{1,80})\.([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token);
  const [, subject = '', validUntil = '', given = ''] = match ?? [];
  const expected = signature(purpose, `${subject}.${validUntil}`, secret);
  const bytes = Buffer.from(given, 'base64url');
  const isOurs =
    bytes.length === expected.length &&
    timingSafeEqual(bytes, expected) &&
    // The last character has spare bits: only the form that we write counts.
    bytes.toString('base64url') === given;
  if (!isOurs) return { ok: false, reason: 'forged' };
  if (Number.parseInt(validUntil, 36) * 1000 < now.getTime()) return { ok: false, reason: 'expired' };
  return { ok: true, subject };
}

function signature(purpose: TokenPurpose, payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest();
}
