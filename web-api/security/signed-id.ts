import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an id opens; one signed for something else opens nothing. */
type IdPurpose = 'photo' | 'upload';

/** Proves that the shop gave the id away; valid as long as what it names. 43 characters, safe in addresses. */
export function signId(purpose: IdPurpose, id: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose} id\n${id}`).digest('base64url');
}

/** Compared in constant time. */
export function isSignatureOf(purpose: IdPurpose, id: string, given: string, secret: string): boolean {
  const [expected, bytes] = [Buffer.from(signId(purpose, id, secret)), Buffer.from(given)];
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
