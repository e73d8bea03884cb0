import { z } from 'zod';

/** A place of a design, as its document calls it. */
export const slotName = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);
