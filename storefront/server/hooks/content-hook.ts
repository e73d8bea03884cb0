import { signedHook, type WebhookSender } from '@blattwerk/server-kit/webhooks/signed-hook.ts';
import type { Router } from 'express';
import { z } from 'zod';

const eventSchema = z.object({ action: z.string() });

/** Receives the content space's webhook (`POST /_hooks/content`): news that it is time to look what has changed. */
export function contentHook(sender: WebhookSender, onNews: () => Promise<void>): Router {
  return signedHook('/_hooks/content', sender, eventSchema, onNews);
}
