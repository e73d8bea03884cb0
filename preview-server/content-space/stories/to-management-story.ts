import { createHash } from 'node:crypto';
import type { StoryRow } from '@blattwerk/database/tables/stories.ts';
import type { PlannedTimes } from '../planned/planned-times.ts';
import type { StageChange } from '../review/stage-changes.ts';
import type { Alternate, ManagementStory, ManagementStorySummary } from '../story-shape/management-story.ts';
import { workflowId } from '../story-shape/stages.ts';
import { type FolderTree, localizedPaths, pathToFolder } from './folder-tree.ts';

/** A stored story without its content. */
export type StoryEnvelope = Omit<StoryRow, 'content' | 'publishedContent'>;

export type Surroundings = {
  folders: FolderTree;
  /** Stories of the same group, by group id. */
  alternates: ReadonlyMap<string, Alternate[]>;
  /** What is to become of stories, by id. */
  plans: ReadonlyMap<number, PlannedTimes>;
  /** How far each story has come, by its id. */
  stages: ReadonlyMap<number, StageChange>;
  /** Open releases that hold a draft of a story, by its id. */
  releases: ReadonlyMap<number, number[]>;
  languages: readonly string[];
};

/** The one user of the embedded space, shown as the author of what the management token saves. */
export const editorId = 1;

/** A story as lists of the management API show it. */
export function toManagementSummary(
  row: StoryEnvelope,
  { alternates, plans, stages, releases }: Surroundings,
): ManagementStorySummary {
  return {
    id: row.id,
    uuid: row.uuid,
    name: row.name,
    slug: row.slug,
    full_slug: row.fullSlug,
    path: row.path,
    parent_id: row.parentId ?? 0,
    group_id: row.groupId,
    is_folder: row.isFolder,
    is_startpage: row.isStartpage,
    published: row.publishedVersion !== null,
    unpublished_changes: !row.isFolder && row.publishedVersion !== row.version,
    position: row.position,
    tag_list: row.tags,
    pinned: row.pinned,
    content_type: row.contentType,
    alternates: (alternates.get(row.groupId) ?? []).filter(({ id }) => id !== row.id),
    default_root: row.defaultRoot,
    disable_fe_editor: row.disableFrontendEditor,
    disble_fe_editor: row.disableFrontendEditor,
    sort_by_date: row.sortByDate,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    published_at: row.publishedAt?.toISOString() ?? null,
    first_published_at: row.firstPublishedAt?.toISOString() ?? null,
    deleted_at: null,
    publish_at: plans.get(row.id)?.publishAt?.toISOString() ?? null,
    expire_at: plans.get(row.id)?.expireAt?.toISOString() ?? null,
    last_author: { id: editorId, userid: row.lastAuthor, friendly_name: row.lastAuthor },
    last_author_id: editorId,
    current_version_id: row.version,
    release_ids: releases.get(row.id) ?? [],
    stage: toStage(row, stages.get(row.id)),
  };
}

/** The vendor's shape, and beyond it of which save that was said, who said it and who is asked. */
function toStage({ id, isFolder }: StoryEnvelope, change: StageChange | undefined) {
  if (isFolder || !change) return null;
  return {
    workflow_id: workflowId,
    workflow_stage_id: change.stage,
    story_id: id,
    due_date: null,
    created_at: change.createdAt.toISOString(),
    version: change.version,
    author: change.author,
    reviewer: change.reviewer,
    message: change.message,
  };
}

/** A story as the management API shows it singly; `previewToken` signs its preview address. */
export function toManagementStory(
  row: StoryEnvelope,
  content: Record<string, unknown>,
  surroundings: Surroundings,
  { spaceId, previewToken, now }: { spaceId: number; previewToken: string; now: number },
): ManagementStory {
  const { folders, languages } = surroundings;
  const parents = pathToFolder(folders, row.parentId);
  const parent = parents.at(-1);
  const timestamp = String(Math.floor(now / 1000));
  const token = createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`).digest('hex');
  return {
    ...toManagementSummary(row, surroundings),
    content,
    meta_data: row.metaData,
    parent: parent
      ? {
          id: parent.id,
          uuid: parent.uuid,
          name: parent.name,
          slug: parent.slug,
          disble_fe_editor: parent.disableFrontendEditor,
        }
      : null,
    breadcrumbs: parents.map((folder) => ({
      id: folder.id,
      name: folder.name,
      slug: folder.slug,
      path: folder.path,
      parent_id: folder.parentId ?? 0,
      disble_fe_editor: folder.disableFrontendEditor,
      disable_fe_editor: folder.disableFrontendEditor,
      translated_slugs: folder.translatedSlugs,
    })),
    translated_slugs: row.translatedSlugs,
    localized_paths: localizedPaths(parents, row, languages),
    preview_token: { token, timestamp },
  };
}
