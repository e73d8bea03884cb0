import { z } from 'zod';

/** What describes one accessory of the catalogue; sizes in millimetres. */
export const accessorySchema = z.object({
  sku: z.string().min(1),
  subType: z.string().nullable(),
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
  paper: z.string().nullable(),
  color: z.string().nullable(),
});
