import express, { type Router } from 'express';
import type { z } from 'zod';
import { isSignedWebhook } from './webhook-signature.ts';

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
    if (!isSignedWebhook(secret, bytes, request.get('webhook-signature'))) {
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

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
