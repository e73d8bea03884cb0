import { z } from 'zod';

const sentence = z.object({ de: z.string(), en: z.string() });

/** Body of `GET /judge-tool/judgement?story=`: what the rules find in a story as it was last saved. */
export const judgementSchema = z.object({
  story: z.object({ id: z.int(), name: z.string(), fullSlug: z.string(), savedAt: z.string() }),
  findings: z.array(
    z.object({
      code: z.string(),
      severity: z.enum(['error', 'warning', 'info']),
      path: z.array(z.union([z.string(), z.number()])),
      message: sentence,
      /** Technical name of the block concerned; undefined for what concerns the story itself. */
      component: z.string().optional(),
      field: z.string().optional(),
    }),
  ),
  /** Whether products and prices were judged by what is sold now. */
  catalogue: z.enum(['current', 'kept', 'unknown']),
});
export type Judgement = z.infer<typeof judgementSchema>;
