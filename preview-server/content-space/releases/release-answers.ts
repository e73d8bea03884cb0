import * as z from 'zod';
import { versionChangesSchema } from '../story-shape/difference/version-changes.ts';

const moment = z.iso.datetime({ offset: true });

const releaseOrigins = ['editor', 'replacement', 'undo', 'assistant'] as const;

export const releaseFindingSchema = z.object({
  story_id: z.int(),
  code: z.string(),
  message: z.object({ de: z.string(), en: z.string() }),
  uid: z.string().optional(),
  field: z.string().optional(),
});
export type ReleaseFinding = z.infer<typeof releaseFindingSchema>;

/** Changes of several pages that go live together, as the management API shows them. */
export const releaseSchema = z.object({
  id: z.int(),
  uuid: z.uuid(),
  name: z.string(),
  /** When it goes live by itself; null: when it is told to. */
  release_at: moment.nullable(),
  /** Moments without an offset are those of the shop. */
  timezone: z.string(),
  released: z.boolean(),
  owner_id: z.int(),
  /** What the vendor's spaces have beside it; all may see every release here. */
  branches_to_deploy: z.array(z.int()),
  users_to_notify_ids: z.array(z.int()),
  public: z.literal(true),
  allowed_user_ids: z.array(z.int()),
  allowed_space_role_ids: z.array(z.int()),
  allowed_api_key_ids: z.array(z.int()),
  created_at: moment,
  updated_at: moment,
  /** Beyond the vendor's shape from here on. */
  origin: z.enum(releaseOrigins),
  /** The release whose changes it takes back. */
  undoes: z.int().nullable(),
  author: z.string(),
  released_at: moment.nullable(),
  released_by: z.string().nullable(),
  /** When it was refused at its moment: it waits until another is chosen. */
  refused_at: moment.nullable(),
  /** Errors that it was refused for. */
  findings: z.array(releaseFindingSchema),
  story_ids: z.array(z.int()),
});
export type Release = z.infer<typeof releaseSchema>;

/** What a release changes of one page, as the management API shows it. */
export const releaseStorySchema = z.object({
  story_id: z.int(),
  name: z.string(),
  full_slug: z.string(),
  /** Whether shoppers see the page now. */
  published: z.boolean(),
  /** Number of the save in the release. */
  version: z.int(),
  author: z.string(),
  updated_at: z.iso.datetime({ offset: true }),
  only_draft: z.boolean(),
  /** Who approved this very save. */
  approved_by: z.string().nullable(),
  /** What it makes of the page as it began from it. */
  changes: versionChangesSchema,
  /** Whether the page's ordinary draft was saved since. */
  is_behind: z.boolean(),
  /** Fields that both have changed differently. */
  contradictions: z.int().nonnegative(),
});
export type ReleaseStory = z.infer<typeof releaseStorySchema>;
