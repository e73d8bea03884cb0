import { z } from 'zod';

/** Words of a seal that are not safe from the cut: printed as they are, and told of. As the database keeps them. */
export const nearEdgeSchema = z.array(
  z.strictObject({ slot: z.string(), row: z.int().min(0).optional(), text: z.string() }),
);
export type NearEdge = z.infer<typeof nearEdgeSchema>[number];
