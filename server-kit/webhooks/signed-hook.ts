import express, { type Request, type Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { timingProblem } from './webhook-headers.ts';
import { isSignedWebhook } from './webhook-signature.ts';

export type WebhookSender = {
  secret: string;
  /** Whether id and time of each delivery are signed as well: ours sign them, the CMS's own do not. */
  isTimed: boolean;
};

/** Deliveries remembered, each for longer than its time is believed. */
const maxRemembered = 10_000;
const rememberedMs = 11 * 60_000;

/**
 * Receives a webhook at its address (`POST`): JSON with hex HMAC-SHA1 over the raw body in `webhook-signature`, and
 * from senders of ours a signed id and time. Answers when `onEvent` has run, so that the next look is a fresh page.
 * A delivery that was taken before is answered as such and not handed on; without an id it is known by its signature.
 */
export function signedHook<Event>(
  path: string,
  sender: WebhookSender,
  schema: z.ZodType<Event>,
  onEvent: (event: Event) => void | Promise<void>,
): Router {
  const taken = new LRUCache<string, true>({ max: maxRemembered, ttl: rememberedMs });
  const router = express.Router();
  router.post(path, express.raw({ type: () => true, limit: '64kb' }), async (request, response) => {
    const body: unknown = request.body;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const checked = checkDelivery(sender, request, bytes);
    if (!checked.ok) {
      response.status(401).json({ error: checked.problem });
      return;
    }
    const event = schema.safeParse(parseJson(bytes));
    if (!event.success) {
      response.status(400).json({ error: 'The body must be JSON with the field "action".' });
      return;
    }
    if (taken.has(checked.name)) {
      response.json({ received: true, repeated: true });
      return;
    }
    taken.set(checked.name, true);
    try {
      await onEvent(event.data);
    } catch (error) {
      taken.delete(checked.name);
      throw error;
    }
    response.json({ received: true });
  });
  return router;
}

type Checked = { ok: true; name: string } | { ok: false; problem: string };

/** Whether a delivery is the sender's, and the name it is remembered by. */
function checkDelivery({ secret, isTimed }: WebhookSender, request: Request, body: Buffer): Checked {
  const signature = request.get('webhook-signature');
  if (signature === undefined || !isSignedWebhook(secret, body, signature))
    return { ok: false, problem: 'The signature does not match: check the webhook secret.' };
  const id = request.get('webhook-id');
  // Taking the headers away must not make an old delivery believable.
  if (!isTimed && id === undefined) return { ok: true, name: signature.toLowerCase() };
  const headers = {
    id,
    timestamp: request.get('webhook-timestamp'),
    signature: request.get('webhook-signature-256'),
  };
  const problem = timingProblem(secret, headers, body, Date.now());
  return problem === undefined ? { ok: true, name: `id ${id}` } : { ok: false, problem };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
