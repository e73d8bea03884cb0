import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';

type GoogleVerdict = { kind: 'valid'; nonce: string } | { kind: 'invalid' | 'unreachable' };
export type GoogleVerifier = (token: string) => Promise<GoogleVerdict>;

const issuers = ['https://accounts.google.com', 'accounts.google.com'];

/** An address that Google has not verified would open another person's account. */
const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.literal(true),
  nonce: z.string().min(1).max(200),
});

/** Signature, issuer, audience, time and a proven address; whose nonce it is, is the caller's to look at. Keys are fetched once and kept. */
export function googleVerifier(google: { clientId: string; jwksUrl: string } | null): GoogleVerifier {
  if (!google) return async () => ({ kind: 'unreachable' });
  const keys = createRemoteJWKSet(new URL(google.jwksUrl), { timeoutDuration: 3000 });
  return (token) => verifyGoogleIdToken(token, keys, google.clientId);
}

async function verifyGoogleIdToken(
  token: string,
  keys: JWTVerifyGetKey,
  audience: string,
): Promise<GoogleVerdict> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: issuers,
      audience,
      requiredClaims: ['exp', 'iat'],
      maxTokenAge: '1h',
      clockTolerance: 30,
    });
    const claims = claimsSchema.safeParse(payload);
    return claims.success ? { kind: 'valid', nonce: claims.data.nonce } : { kind: 'invalid' };
  } catch (error) {
    const isTheirs = error instanceof errors.JOSEError && !isAboutKeys(error);
    return { kind: isTheirs ? 'invalid' : 'unreachable' };
  }
}

/** The keys could not be had: says nothing about the token. */
function isAboutKeys(error: Error): boolean {
  return (
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    // "Expected 200 OK from the JSON Web Key Set HTTP response" and the like are plain JOSE errors.
    error.constructor === errors.JOSEError
  );
}
