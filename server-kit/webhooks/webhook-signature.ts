import { createHmac, timingSafeEqual } from 'node:crypto';

/** What stands in the header `webhook-signature` of every webhook: lower-case hex HMAC-SHA1 of the body, as the CMS signs. */
export function signWebhook(secret: string, body: string | Buffer): string {
  return createHmac('sha1', secret).update(body).digest('hex');
}

/** Whether a webhook was signed with this secret; takes as long for a wrong signature as for the right one. */
export function isSignedWebhook(secret: string, body: Buffer, signature: string | undefined): boolean {
  if (signature === undefined || !/^[0-9a-f]{40}$/i.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signWebhook(secret, body), 'hex'), Buffer.from(signature, 'hex'));
}
