import { longestSlug, slugPattern } from '@blattwerk/schemas/shop/pages/slugs.ts';
import * as z from 'zod';
import { flag } from './story-selection.ts';

const slug = z
  .string()
  .trim()
  .min(1, 'can’t be blank')
  .max(longestSlug)
  .regex(slugPattern, 'may hold no spaces, slashes, question marks, hashes or percent signs');

const name = z.string().trim().min(1, 'can’t be blank').max(255);

export const tagName = z.string().trim().min(1).max(100);

const translatedSlug = z.object({
  id: z.int().optional(),
  lang: z.string().min(1).max(20).optional(),
  slug: slug.optional(),
  name: name.nullish(),
  published: z.boolean().nullish(),
  _destroy: z.boolean().nullish(),
});
export type TranslatedSlugInput = z.output<typeof translatedSlug>;

/** What may be said about a story when it is written; other properties of the vendor's are read over. */
const properties = {
  name,
  slug,
  content: z.record(z.string(), z.unknown()),
  parent_id: z.int().nonnegative().nullable(),
  is_startpage: z.boolean(),
  path: z.string().max(1000).nullable(),
  tag_list: z.array(tagName).max(100),
  position: z.int(),
  group_id: z.guid(),
  sort_by_date: z.iso.date().nullable(),
  meta_data: z.record(z.string(), z.unknown()).nullable(),
  default_root: z.string().max(100).nullable(),
  disable_fe_editor: z.boolean(),
  pinned: z.boolean(),
  first_published_at: z.iso.datetime({ offset: true }).nullable(),
  translated_slugs_attributes: z.array(translatedSlug).max(50).nullable(),
};

const publish = z
  .union([z.literal(1), z.boolean(), flag])
  .transform(Boolean)
  .optional();

const releaseId = z
  .int()
  .nonnegative()
  .nullish()
  .transform((id) => id || undefined);

export const storyUpdateBody = z.object({
  story: z.object(properties).partial(),
  publish,
  release_id: releaseId,
});
export type StoryUpdate = z.output<typeof storyUpdateBody>['story'];

export const storyCreationBody = z.object({
  story: z
    .object({ ...properties, is_folder: z.boolean(), uuid: z.guid() })
    .partial()
    .required({ name: true, slug: true }),
  publish,
  release_id: releaseId,
});
export type StoryCreation = z.output<typeof storyCreationBody>['story'];

export const storyDuplicationBody = z.object({
  story: z.object({ name, slug, parent_id: properties.parent_id }).partial().default({}),
});

export const storyMoveBody = z.object({
  after_id: z.coerce.number().int().nonnegative().optional(),
  parent_id: z.coerce.number().int().nonnegative().optional(),
});
