import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { FlagClientKind } from '../service-keys.ts';

/** What a client may listen to. */
export type StreamChannel = 'flags' | 'segments' | 'memberships';

const channelsOf = {
  server: ['flags', 'segments'],
  browser: ['flags', 'memberships'],
} as const satisfies Record<FlagClientKind, readonly StreamChannel[]>;

/** Clients ask for another ten minutes before it ends. */
const seconds = 3600;
const claimsSchema = z.object({ kind: z.enum(['server', 'browser']) });

const keyOf = (secret: string) => createHmac('sha256', secret).update('flag stream').digest();

/** Opens the stream to a client that has shown its key. */
export function signStreamToken(kind: FlagClientKind, secret: string, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const capability = Object.fromEntries(channelsOf[kind].map((channel) => [channel, ['subscribe']]));
  return new SignJWT({ kind, 'x-ably-capability': JSON.stringify(capability) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(keyOf(secret));
}

/** The channels that a token opens; undefined where it opens none. */
export async function readStreamToken(
  token: string,
  secret: string,
  now: Date,
): Promise<readonly StreamChannel[] | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'], currentDate: now });
    const claims = claimsSchema.safeParse(payload);
    return claims.success ? channelsOf[claims.data.kind] : undefined;
  } catch {
    return undefined;
  }
}
