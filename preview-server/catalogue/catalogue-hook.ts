import { createHmac, timingSafeEqual } from 'node:crypto';
import express, { Router } from 'express';

/**
 * Receives the back end's word of a new version of the catalogue (`POST /_hooks/catalogue`), signed as the content
 * space signs its own: hex HMAC-SHA1 over the raw body in `webhook-signature`.
 */
export function catalogueHook(secret: string, onChange: () => void): Router {
  const router = Router();
  router.post('/_hooks/catalogue', express.raw({ type: () => true, limit: '64kb' }), (request, response) => {
    const body: unknown = request.body;
    if (!Buffer.isBuffer(body) || !isSigned(body, request.get('webhook-signature'), secret)) {
      response.status(401).json({ error: 'The signature does not match: check the webhook secret.' });
      return;
    }
    onChange();
    response.json({ received: true });
  });
  return router;
}

function isSigned(body: Buffer, signature: string | undefined, secret: string): boolean {
  if (signature === undefined || !/^[0-9a-f]{40}$/i.test(signature)) return false;
  const expected = createHmac('sha1', secret).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
