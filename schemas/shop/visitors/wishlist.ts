import { z } from 'zod';

const entriesSchema = z.array(z.object({ id: z.string(), name: z.string() }));

/** A theme with the designs a visitor keeps; stored lists may still use the older name `cards`. */
export const wishlistItemSchema = z
  .object({ id: z.string(), designs: entriesSchema.optional(), cards: entriesSchema.optional() })
  .transform(({ id, designs, cards }) => ({ id, designs: designs ?? cards ?? [] }));
export type WishlistItem = z.output<typeof wishlistItemSchema>;

export const wishlistSchema = z.array(wishlistItemSchema);
