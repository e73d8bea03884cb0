import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { isSameSecret } from '../access/same-secret.ts';

/** How long a signed address may be used. */
const lifetime = 10 * 60 * 1000;

/** Query parameters of an address that carries a right instead of a token, as the vendor's do. */
export const signatureParameters = z.object({ expires: z.string(), signature: z.string() });
export type Signature = z.output<typeof signatureParameters>;

/** The right to put one file into one asset, or to read a private file. */
export type SignedRight = { upload: number } | { privateFile: string };

export function signRight(secret: string, right: SignedRight, now: number): Signature {
  const expires = String(now + lifetime);
  return { expires, signature: sign(secret, right, expires) };
}

export function isSignedRight(secret: string, right: SignedRight, given: Signature, now: number): boolean {
  return isSameSecret(given.signature, sign(secret, right, given.expires)) && Number(given.expires) > now;
}

function sign(secret: string, right: SignedRight, expires: string): string {
  const named = 'upload' in right ? `upload:${right.upload}` : `file:${right.privateFile}`;
  return createHmac('sha256', secret).update(`${named}:${expires}`).digest('hex');
}
