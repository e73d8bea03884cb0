import type { Router } from 'express';
import { z } from 'zod';
import { signedHook } from './signed-hook.ts';

const eventSchema = z.object({ action: z.literal('catalogue.changed'), version: z.string() });

/** Receives the back end's word of a new version of the catalogue (`POST /_hooks/catalogue`). */
export function catalogueHook(secret: string, onChange: () => void): Router {
  return signedHook('/_hooks/catalogue', secret, eventSchema, onChange);
}
