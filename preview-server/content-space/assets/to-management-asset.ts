import type { assets } from '@blattwerk/database/tables/assets.ts';
import type { PreviewServerConfig } from '../../config.ts';

export type AssetRow = typeof assets.$inferSelect;

/** Where the files of a space are. */
export type AssetHost = Pick<PreviewServerConfig, 'origin' | 'space'>;

/** Address of an asset's file. */
export const assetUrl = ({ origin, space }: AssetHost, path: string): string =>
  `${origin}/f/${space.id}/${path}`;

/** An asset as the management API shows it. */
export function toManagementAsset(row: AssetRow, config: AssetHost) {
  return {
    id: row.id,
    filename: assetUrl(config, row.path),
    space_id: row.spaceId,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    file: null,
    asset_folder_id: row.folderId,
    deleted_at: row.deletedAt?.toISOString() ?? null,
    short_filename: row.shortName,
    content_length: row.contentLength,
    content_type: row.contentType,
    permanently_deleted: false,
    alt: row.alt,
    copyright: row.copyright,
    title: row.title,
    source: row.source,
    focus: row.focus,
    ext_id: row.externalId,
    expire_at: row.expireAt?.toISOString() ?? null,
    publish_at: null,
    locked: false,
    is_private: row.isPrivate,
    meta_data: row.metaData,
    internal_tag_ids: row.internalTagIds,
    internal_tags_list: [],
  };
}
