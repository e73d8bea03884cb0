/** The UUIDs of the stories that links in a story lead to: of fields and in rich text. */
export function linkedStories(content: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  collect(content, found);
  return found;
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('linktype' in value && value.linktype === 'story') {
    for (const uuid of ['id' in value && value.id, 'uuid' in value && value.uuid])
      if (typeof uuid === 'string' && uuid !== '') found.add(uuid);
  }
  for (const child of Object.values(value)) collect(child, found);
}
