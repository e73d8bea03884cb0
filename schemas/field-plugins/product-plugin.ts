import { defineFieldPlugin } from '@storyblok/schema';
import { z } from 'zod';
import { pickableKinds } from '../fields/pickable-kinds.ts';

/** Products of the catalogue in the order chosen; names and prices are looked up when a page is shown. */
export const productValueSchema = z.object({
  version: z.literal(1),
  items: z.array(z.object({ kind: z.enum(pickableKinds), id: z.string().min(1).max(64) })).max(24),
});
export type ProductValue = z.infer<typeof productValueSchema>;

export const productPlugin = defineFieldPlugin({ fieldType: 'blattwerk-product', value: productValueSchema });
