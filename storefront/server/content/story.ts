import { z } from 'zod';

const blockSchema = z.looseObject({ component: z.string() });

/** A story as the delivery API answers it; the blocks inside are judged at publishing, not here. */
export const storySchema = z.looseObject({
  id: z.number().int(),
  uuid: z.string(),
  name: z.string(),
  full_slug: z.string(),
  content: blockSchema,
});

export const storyResponseSchema = z.object({ story: storySchema });

export type DeliveredStory = z.infer<typeof storySchema>;
