import type { ReleaseRow } from '@blattwerk/database/tables/releases.ts';
import type { Release } from './release-answers.ts';

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
