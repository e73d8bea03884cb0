import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import type { BackEnd } from '../back-end.ts';
import { readToken, signToken } from '../security/signed-token.ts';

const cookieName = 'google_nonce';
/** As long as Google's button may wait to be pressed. */
const cookieSeconds = 60 * 60;

type Signing = Pick<BackEnd, 'config' | 'clock'>;

/**
 * What Google is to write into the token of this sign-in, and the cookie that proves the browser which asked. Google and
 * scripts learn the cookie's hash alone, so that a token taken from elsewhere opens nothing.
 */
export function makeNonce({ config, clock }: Signing): { nonce: string; cookie: string } {
  const validUntil = new Date(clock().getTime() + cookieSeconds * 1000);
  const token = signToken('google-nonce', randomBytes(32).toString('base64url'), validUntil, config.secret);
  return { nonce: hash(token), cookie: cookieLine(config.origin, token, cookieSeconds) };
}

/** `Set-Cookie` that takes the browser's nonce away. */
export function endNonce({ config }: Pick<BackEnd, 'config'>): string {
  return cookieLine(config.origin, '', 0);
}

/** Whether the nonce in a token is the one this browser was given, compared in constant time. */
export function isOwnNonce({ config, clock }: Signing, nonce: string, headers: Headers): boolean {
  const [, token = ''] = /(?:^|;\s*)google_nonce=([^;]*)/.exec(headers.get('cookie') ?? '') ?? [];
  if (!readToken('google-nonce', token, config.secret, clock()).ok) return false;
  const [given, own] = [Buffer.from(nonce), Buffer.from(hash(token))];
  return given.length === own.length && timingSafeEqual(given, own);
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function cookieLine(origin: string, value: string, seconds: number): string {
  const secure = isLoopback(new URL(origin).hostname) ? '' : '; Secure';
  const path = '/web-api/customer-auth-google-credentials';
  return `${cookieName}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Lax${secure}`;
}
