import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const header = 'stand-in-signature';
const validMilliseconds = 5 * 60 * 1000;
const messageSchema = z.strictObject({ reference: z.string().max(80), at: z.iso.datetime() });

/** The message that the stand-in sends when a payment has changed, and the headers that prove it. */
export function standInMessage(reference: string, secret: string, now: Date) {
  const body = JSON.stringify({ reference, at: now.toISOString() });
  return { body, headers: { 'content-type': 'application/json', [header]: signatureOf(body, secret) } };
}

/** The payment that a message of the stand-in is about; undefined for one that is forged, or older than five minutes. */
export function readStandInMessage(
  body: string,
  headers: Headers,
  secret: string,
  now: Date,
): string | undefined {
  const given = Buffer.from(headers.get(header) ?? '');
  const right = Buffer.from(signatureOf(body, secret));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const { reference, at } = messageSchema.parse(JSON.parse(body));
  return Math.abs(now.getTime() - Date.parse(at)) <= validMilliseconds ? reference : undefined;
}

function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', `stand-in payments ${secret}`).update(body).digest('hex');
}
