import { isPlainObject, type PlainObject } from '../content-space/story-shape/plain-object.ts';

/** A block of `@storyblok/schema`, as `defineBlock` gives it. */
export type SchemaBlock = {
  name: string;
  display_name?: string | null;
  description?: string | null;
  is_root: boolean;
  is_nestable: boolean;
  preview_field?: string | null;
  color?: string | null;
  icon?: string | null;
  folder?: string;
  fields: readonly object[];
};

/**
 * A block in the form the management API stores it.
 * @param groupUuid UUID of a component group by its path
 */
export function toWireComponent(block: SchemaBlock, groupUuid: (path: string) => string | undefined) {
  return {
    name: block.name,
    display_name: block.display_name ?? '',
    description: block.description ?? '',
    color: block.color ?? '',
    icon: block.icon ?? '',
    preview_field: block.preview_field ?? '',
    internal_tag_ids: [],
    is_root: block.is_root,
    is_nestable: block.is_nestable,
    component_group_uuid: (block.folder === undefined ? undefined : groupUuid(block.folder)) ?? null,
    schema: Object.fromEntries(
      block.fields.filter(isPlainObject).map((field) => [String(field.name), toWireField(field, groupUuid)]),
    ),
  };
}

/** Names of blocks become a whitelist of components, folders one of groups, a datasource its slug; the rest stays. */
function toWireField(
  { name: _name, allow, datasource, ...rest }: PlainObject,
  groupUuid: (path: string) => string | undefined,
): PlainObject {
  const field: PlainObject = { ...rest };
  if (datasource !== undefined) field.datasource_slug = datasource;
  if (!Array.isArray(allow)) return field;
  const folders = allow.filter(isPlainObject).map(({ folder }) => String(folder));
  if (folders.length > 0) {
    const groups = folders.map(groupUuid).filter((uuid) => uuid !== undefined);
    return {
      ...field,
      component_group_whitelist: groups,
      restrict_components: true,
      restrict_type: 'groups',
    };
  }
  const whitelist = { ...field, component_whitelist: allow };
  return rest.type === 'bloks' ? { ...whitelist, restrict_components: true, restrict_type: '' } : whitelist;
}
