import { createHmac, timingSafeEqual } from 'node:crypto';

/** What tokens of shared drafts begin with: no other token of the space does. */
const shareTokenPrefix = 'share-';

/** Whether a `token` parameter claims to be one of these. */
export const isShareToken = (token: unknown): token is string =>
  typeof token === 'string' && token.startsWith(shareTokenPrefix);

type Signed = { id: string; storyId: number; expiresAt: Date };

/** `share-<story>-<id>.<seconds until which it is valid, base 36>.<signature>` */
export function signShareToken({ id, storyId, expiresAt }: Signed, secret: string): string {
  const payload = `${storyId}-${id}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
  return `${shareTokenPrefix}${payload}.${signature(payload, secret).toString('base64url')}`;
}

/** The link that a token is for, and its story; the time is looked at once the signature has proven to be ours. */
export function readShareToken(
  token: string,
  secret: string,
  now: Date,
): Omit<Signed, 'expiresAt'> | undefined {
  const match = /^share-(\d{1,10})-([\da-f-]{36})\.([\da-z]{1,10})\.([\w-]{43})$/.exec(token);
  const [, story = '', id = '', until = '', given = ''] = match ?? [];
  const expected = signature(`${story}-${id}.${until}`, secret);
  const bytes = Buffer.from(given, 'base64url');
  const isOurs =
    bytes.length === expected.length &&
    timingSafeEqual(bytes, expected) &&
    // The last character has spare bits: only the form that we write counts.
    bytes.toString('base64url') === given;
  const isOpen = isOurs && Number.parseInt(until, 36) * 1000 > now.getTime();
  return isOpen ? { id, storyId: Number(story) } : undefined;
}

const signature = (payload: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`shared draft\n${payload}`).digest();
