import { z } from 'zod';

const sentence = z.object({ de: z.string(), en: z.string() });

const brokenPage = z.object({
  id: z.int(),
  name: z.string(),
  fullSlug: z.string(),
  /** What shoppers meet there, in a sentence each. */
  findings: z.array(
    z.object({
      code: z.string(),
      message: sentence,
      uid: z.string().optional(),
      field: z.string().optional(),
    }),
  ),
});
/** A published page that the catalogue has left behind. */
export type BrokenPage = z.infer<typeof brokenPage>;

/** Body of `GET /workspace/live-pages`; `version` is the catalogue's, missing while it is not known. */
export const livePagesSchema = z.object({ version: z.string().optional(), broken: z.array(brokenPage) });
export type LivePages = z.infer<typeof livePagesSchema>;
