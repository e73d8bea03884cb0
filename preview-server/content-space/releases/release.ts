import type { ReleaseRow } from '@blattwerk/database/tables/releases.ts';
import * as z from 'zod';

const moment = z.iso.datetime({ offset: true });

const releaseOrigins = ['editor', 'replacement', 'undo', 'assistant'] as const;

const findingSchema = z.object({
  story_id: z.int(),
  code: z.string(),
  message: z.object({ de: z.string(), en: z.string() }),
  uid: z.string().optional(),
  field: z.string().optional(),
});
export type ReleaseFinding = z.infer<typeof findingSchema>;

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
  findings: z.array(findingSchema),
  story_ids: z.array(z.int()),
});
export type Release = z.infer<typeof releaseSchema>;

/** A stored release as the management API shows it. */
export function toRelease(row: ReleaseRow, storyIds: readonly number[]): Release {
  return {
    id: row.id,
    uuid: row.uuid,
    name: row.name,
    release_at: row.releaseAt?.toISOString() ?? null,
    timezone: 'Europe/Berlin',
    released: row.releasedAt !== null,
    owner_id: row.authorNumber,
    branches_to_deploy: [],
    users_to_notify_ids: [],
    public: true,
    allowed_user_ids: [],
    allowed_space_role_ids: [],
    allowed_api_key_ids: [],
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    origin: row.origin,
    undoes: row.undoes,
    author: row.author,
    released_at: row.releasedAt?.toISOString() ?? null,
    released_by: row.releasedBy,
    refused_at: row.refusedAt?.toISOString() ?? null,
    findings: row.findings.map(({ storyId, ...finding }) => ({ story_id: storyId, ...finding })),
    story_ids: [...storyIds],
  };
}
