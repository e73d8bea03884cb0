import type { SpaceComponents, WireField } from './space-components.ts';

/** Names of the blocks that a field of the space takes; undefined where it takes all. */
export function allowedNames(field: WireField, space: SpaceComponents): ReadonlySet<string> | undefined {
  const { restrict_components: isRestricted, restrict_type: type } = field;
  if (isRestricted === false) return undefined;
  const { component_whitelist: names, component_group_whitelist: groups } = field;
  const { component_tag_whitelist: tags } = field;
  if (type === 'groups' && groups?.length) {
    const within = withInnerGroups(groups, space);
    return namesOf(space, ({ component_group_uuid: group }) => within.has(group ?? ''));
  }
  if (type === 'tags' && tags?.length)
    return namesOf(space, ({ internal_tag_ids: own }) => own.some((tag) => tags.includes(tag)));
  return names?.length ? new Set(names) : undefined;
}

function namesOf(
  { components }: SpaceComponents,
  isAllowed: (component: SpaceComponents['components'][number]) => boolean,
): ReadonlySet<string> {
  return new Set(components.filter(isAllowed).map(({ name }) => name));
}

function withInnerGroups(outer: readonly string[], { component_groups }: SpaceComponents): Set<string> {
  const within = new Set(outer);
  for (let size = 0; size !== within.size; ) {
    size = within.size;
    for (const { uuid, parent_uuid } of component_groups) if (within.has(parent_uuid ?? '')) within.add(uuid);
  }
  return within;
}
