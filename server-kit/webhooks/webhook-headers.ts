import { createHmac, timingSafeEqual } from 'node:crypto';
import { signWebhook } from './webhook-signature.ts';

/** What is sent: the same id at every attempt to deliver it. */
export type Delivery = { id: string; body: string };

/** Seconds by which a delivery's time may differ from the receiver's clock. */
const windowSeconds = 5 * 60;

/**
 * The headers that a webhook of ours is sent with: the CMS's own signature (`webhook-signature`), and beside it what
 * that leaves out: an id, the time of the attempt, and hex HMAC-SHA256 over id, time and body in `webhook-signature-256`.
 * @param secret left out, nothing is signed
 */
export function webhookHeaders(
  secret: string | null,
  { id, body }: Delivery,
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    ...(secret !== null && {
      'webhook-signature': signWebhook(secret, body),
      'webhook-signature-256': signTimed(secret, { id, timestamp, body }),
    }),
  };
}

type Timed = { id: string; timestamp: string; body: string | Buffer };

function signTimed(secret: string, { id, timestamp, body }: Timed): string {
  return createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest('hex');
}

export type TimedHeaders = {
  id: string | undefined;
  timestamp: string | undefined;
  signature: string | undefined;
};

/** One sentence saying why id and time of a delivery are not believed, or undefined. */
export function timingProblem(
  secret: string,
  { id, timestamp, signature }: TimedHeaders,
  body: Buffer,
  now: number,
): string | undefined {
  if (id === undefined || timestamp === undefined || signature === undefined)
    return 'The delivery has no signed time: send webhook-id, webhook-timestamp and webhook-signature-256.';
  const wanted = signTimed(secret, { id, timestamp, body });
  const isSigned =
    /^[0-9a-f]{64}$/i.test(signature) &&
    timingSafeEqual(Buffer.from(wanted, 'hex'), Buffer.from(signature, 'hex'));
  if (!isSigned) return 'The signature of id, time and body does not match: check the webhook secret.';
  const age = Math.abs(now / 1000 - Number(timestamp));
  // A time that is no number has no age.
  return age <= windowSeconds
    ? undefined
    : 'The delivery is older than five minutes, or the clocks of sender and receiver differ.';
}
