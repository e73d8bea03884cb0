import * as z from 'zod';

/** Something that can be replaced, or come in its place. */
export const replacementChoiceSchema = z.object({
  /** `card:146101`, the number of a theme or of a file. */
  value: z.string(),
  name: z.string(),
  /** Pages that use it. */
  pages: z.int().optional(),
  /** Address of a file. */
  filename: z.string().optional(),
});
export type ReplacementChoice = z.infer<typeof replacementChoiceSchema>;

/** Places that are told of each page; there may be many thousand pages. */
export const placesShown = 10;

/** A page that a replacement changes, in how many places, and where: the first `placesShown` of them. */
export const replacedPageSchema = z.object({
  story_id: z.int(),
  name: z.string(),
  full_slug: z.string(),
  /** Whether shoppers see the change when the release goes live; else only the draft has it. */
  live: z.boolean(),
  count: z.int(),
  places: z.array(
    z.object({
      uid: z.string(),
      component: z.string(),
      field: z.string(),
      before: z.string(),
      after: z.string(),
    }),
  ),
});
export type ReplacedPage = z.infer<typeof replacedPageSchema>;
