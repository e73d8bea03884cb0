import { isSignedWebhook } from '@blattwerk/server-kit/webhooks/webhook-signature.ts';
import express, { Router } from 'express';

/**
 * Receives the back end's word of a new version of the catalogue (`POST /_hooks/catalogue`), signed as the content
 * space signs its own: hex HMAC-SHA1 over the raw body in `webhook-signature`.
 */
export function catalogueHook(secret: string, onChange: () => void): Router {
  const router = Router();
  router.post('/_hooks/catalogue', express.raw({ type: () => true, limit: '64kb' }), (request, response) => {
    const body: unknown = request.body;
    if (!Buffer.isBuffer(body) || !isSignedWebhook(secret, body, request.get('webhook-signature'))) {
      response.status(401).json({ error: 'The signature does not match: check the webhook secret.' });
      return;
    }
    onChange();
    response.json({ received: true });
  });
  return router;
}
