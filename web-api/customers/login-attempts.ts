import { createHmac, randomBytes } from 'node:crypto';
import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import type { BackEnd } from '../back-end.ts';
import type { Visitor } from '../http/handler.ts';
import type { Attempt } from '../security/rate-limits.ts';
import { readToken, signToken } from '../security/signed-token.ts';

const cookieName = 'known_browser';
const cookieSeconds = 180 * 24 * 60 * 60;

/**
 * What an attempt to sign in counts against. A stranger is held to little per account and address; only a browser that
 * has signed in to this very account before is counted by itself, so that no stranger's wrong passwords keep its owner
 * out. Whether there is such an account changes nothing.
 */
export function loginAttempts(
  backEnd: Pick<BackEnd, 'config' | 'clock'>,
  email: string,
  { address, headers }: Pick<Visitor, 'address' | 'headers'>,
): Attempt[] {
  const known = email && knownBrowser(backEnd, email, headers);
  if (known) return [['login by known browser', known]];
  return [
    ['login by address', address],
    ['login by address and account', `${address} ${email}`],
    // Without a valid e-mail address there is no account: the attempt counts by network address alone.
    ['login by account', email || address],
  ];
}

/** After a right password: forgets this visitor's attempts, not those on the account or the address. */
export async function forgiveLogin({ limits }: Pick<BackEnd, 'limits'>, attempts: readonly Attempt[]) {
  for (const [rule, subject] of attempts)
    if (rule === 'login by address and account' || rule === 'login by known browser')
      await limits.forgive(rule, subject);
}

/** `Set-Cookie` of a browser that has just proven to be the owner's. Names no account, opens none. */
export function knownBrowserCookie(
  { config, clock }: Pick<BackEnd, 'config' | 'clock'>,
  email: string,
): string {
  const validUntil = new Date(clock().getTime() + cookieSeconds * 1000);
  const subject = `${accountKey(config.secret, email)}${randomBytes(12).toString('base64url')}`;
  const token = signToken('known-browser', subject, validUntil, config.secret);
  const secure = isLoopback(new URL(config.origin).hostname) ? '' : '; Secure';
  const path = '/web-api/customer-login';
  return `${cookieName}=${token}; Max-Age=${cookieSeconds}; Path=${path}; HttpOnly; SameSite=Lax${secure}`;
}

/** The browser's own mark, when it has one of this account. */
function knownBrowser(
  { config, clock }: Pick<BackEnd, 'config' | 'clock'>,
  email: string,
  headers: Headers,
): string | undefined {
  const [, token = ''] = /(?:^|;\s*)known_browser=([^;]*)/.exec(headers.get('cookie') ?? '') ?? [];
  const read = readToken('known-browser', token, config.secret, clock());
  return read.ok && read.subject.startsWith(accountKey(config.secret, email)) ? read.subject : undefined;
}

function accountKey(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`known browser\n${email}`).digest('base64url');
}
