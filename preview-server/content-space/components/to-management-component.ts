import type { componentGroups, components, presets } from '@blattwerk/database/tables/components.ts';

type GroupRow = typeof componentGroups.$inferSelect;
type PresetRow = typeof presets.$inferSelect;

/** A component as the management API shows it. */
export function toManagementComponent(row: typeof components.$inferSelect, ofSpace: readonly PresetRow[]) {
  return {
    id: row.id,
    name: row.name,
    real_name: row.name,
    display_name: row.displayName,
    description: row.description,
    schema: row.schema,
    is_root: row.isRoot,
    is_nestable: row.isNestable,
    component_group_uuid: row.groupUuid,
    internal_tag_ids: row.internalTagIds.map(String),
    internal_tags_list: [],
    all_presets: ofSpace.filter(({ componentId }) => componentId === row.id).map(toManagementPreset),
    image: null,
    preview_field: null,
    preview_tmpl: null,
    preset_id: null,
    color: null,
    icon: null,
    content_type_asset_preview: null,
    metadata: null,
    ...row.appearance,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** A group of components; its parent is named twice, as the vendor does. */
export function toManagementGroup(row: GroupRow, ofSpace: readonly GroupRow[]) {
  const parent = ofSpace.find(({ id }) => id === row.parentId);
  return {
    id: row.id,
    name: row.name,
    uuid: row.uuid,
    parent_id: row.parentId,
    parent_uuid: parent?.uuid ?? null,
  };
}

export function toManagementPreset(row: PresetRow) {
  return {
    id: row.id,
    name: row.name,
    preset: row.preset,
    component_id: row.componentId,
    space_id: row.spaceId,
    image: null,
    color: null,
    icon: null,
    description: null,
    ...row.appearance,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
