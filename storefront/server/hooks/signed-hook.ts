import { createHmac, timingSafeEqual } from 'node:crypto';
import express, { type Router } from 'express';
import type { z } from 'zod';

/**
 * Receives a webhook at its address (`POST`): JSON with hex HMAC-SHA1 over the raw body in `webhook-signature`. Answers
 * when `onEvent` has run, so that the next look is a fresh page.
 */
export function signedHook<Event>(
  path: string,
  secret: string,
  schema: z.ZodType<Event>,
  onEvent: (event: Event) => void,
): Router {
  const router = express.Router();
  router.post(path, express.raw({ type: () => true, limit: '64kb' }), (request, response) => {
    const body: unknown = request.body;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    if (!isSigned(bytes, request.get('webhook-signature'), secret)) {
      response.status(401).json({ error: 'The signature does not match: check the webhook secret.' });
      return;
    }
    const event = schema.safeParse(parseJson(bytes));
    if (!event.success) {
      response.status(400).json({ error: 'The body must be JSON with the field "action".' });
      return;
    }
    onEvent(event.data);
    response.json({ received: true });
  });
  return router;
}

function isSigned(body: Buffer, signature: string | undefined, secret: string): boolean {
  if (signature === undefined || !/^[0-9a-f]{40}$/i.test(signature)) return false;
  const expected = createHmac('sha1', secret).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
