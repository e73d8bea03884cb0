import { createHmac } from 'node:crypto';
import { isSameSecret } from '../access/same-secret.ts';

/** How long a signed upload may be used. */
const lifetime = 10 * 60 * 1000;

export type UploadSignature = { expires: string; signature: string };

/** Signs the right to put one file into one asset; the upload itself carries no token, as with the vendor. */
export function signUpload(secret: string, assetId: number, now: number): UploadSignature {
  const expires = String(now + lifetime);
  return { expires, signature: sign(secret, assetId, expires) };
}

export function isSignedUpload(
  secret: string,
  assetId: number,
  given: UploadSignature,
  now: number,
): boolean {
  return isSameSecret(given.signature, sign(secret, assetId, given.expires)) && Number(given.expires) > now;
}

function sign(secret: string, assetId: number, expires: string): string {
  return createHmac('sha256', secret).update(`upload:${assetId}:${expires}`).digest('hex');
}
