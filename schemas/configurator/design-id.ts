import { z } from 'zod';
import { type DesignId, designCode, longestCode } from './read-design-id.ts';

/** Apart from what reads one: browsers do without the checks of a schema. */
export const designIdSchema: z.ZodType<DesignId> = z
  .union([z.int().min(1).max(999_999_999), z.string().max(longestCode).regex(designCode)])
  .meta({ description: 'A design of the catalogue, or the code of a product that one photo fills.' });
