import { z } from 'zod';

const maxNameLength = 60;

/** Number of a story in addresses and bodies. */
export const storyIdSchema = z.coerce.number().int().positive();

/** What an editor calls herself; empty where she has not said. */
const editorNameSchema = z.string().transform((name) =>
  name
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxNameLength),
);

/** Names one tab of a browser. */
export const tabSchema = z.uuid();

/** What a tab says of itself. */
export const whereaboutsSchema = z.object({
  story: storyIdSchema,
  name: editorNameSchema,
  /** `_uid` of the block whose form is open. */
  block: z.string().max(200).nullable(),
  /** There is work in the tab that is not saved. */
  isEditing: z.boolean(),
});
export type Whereabouts = z.infer<typeof whereaboutsSchema>;

const personSchema = whereaboutsSchema.omit({ story: true }).extend({ tab: tabSchema });

/** A tab in which the same page is open. */
export type Person = z.infer<typeof personSchema>;

const storedSchema = z.object({
  /** Changes with everything that is said of the page's blocks. */
  discussions: z.string(),
  /** Changes with every step of the review. */
  review: z.int(),
  version: z.int(),
  /** When a version of it was last published; null while it is not. */
  publishedAt: z.iso.datetime().nullable(),
});

/** How a story stands on the server. */
export type StoredState = z.infer<typeof storedSchema>;

/** All that is told of a page, each time anew: what was missed in between need not be sent again. */
export const pageNewsSchema = z.object({
  story: z.int(),
  /** Null once it is deleted. */
  stored: storedSchema.nullable(),
  /** Everyone on the page, the tab that asks included. */
  people: z.array(personSchema),
});
export type PageNews = z.infer<typeof pageNewsSchema>;
