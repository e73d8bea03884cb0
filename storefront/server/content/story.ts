import { z } from 'zod';

export const blockSchema = z.looseObject({ component: z.string() });

/** A story as the delivery API answers it; the blocks inside are judged at publishing, not here. */
export const storySchema = z.looseObject({
  id: z.number().int(),
  uuid: z.string(),
  name: z.string(),
  full_slug: z.string(),
  content: blockSchema,
});

export const storyResponseSchema = z.object({ story: storySchema });

export type Story = z.infer<typeof storySchema>;

/** Every block below a value, depth first; rich text carries blocks too. */
export function* blocksIn(value: unknown): Generator<z.infer<typeof blockSchema>> {
  if (typeof value !== 'object' || value === null) return;
  const block = blockSchema.safeParse(value);
  if (block.success) yield block.data;
  for (const child of Object.values(value)) yield* blocksIn(child);
}
