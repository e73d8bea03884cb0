import { signedHook } from '@blattwerk/server-kit/webhooks/signed-hook.ts';
import type { Router } from 'express';
import { z } from 'zod';

const eventSchema = z.object({ action: z.string(), full_slug: z.string().optional() });

export type ContentEvent = z.infer<typeof eventSchema>;

/** Receives the content space's webhook (`POST /_hooks/content`). */
export function contentHook(secret: string, onEvent: (event: ContentEvent) => void): Router {
  return signedHook('/_hooks/content', secret, eventSchema, onEvent);
}
