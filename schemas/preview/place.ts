import { z } from 'zod';

/** A block of a story: the page's own, or one of its header and footer. */
export const place = z.object({ storyId: z.number(), uid: z.string().min(1).max(200) });

export type Place = z.infer<typeof place>;

export const fieldName = z.string().min(1).max(200);

/** What the menu of a block in the page offers. */
export const blockAction = z.enum([
  'moveBackward',
  'moveForward',
  'duplicate',
  'copy',
  'cut',
  'delete',
  'insertBefore',
  'insertAfter',
]);

export type BlockAction = z.infer<typeof blockAction>;
