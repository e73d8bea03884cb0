import { isPlainObject, type PlainObject } from './plain-object.ts';

/** Field names out of `component.field` pairs; the delivery client looks at the field name alone. */
export function relationFields(relations: readonly string[]): Set<string> {
  return new Set(relations.map((relation) => relation.slice(relation.lastIndexOf('.') + 1)));
}

/** Whether the delivery client resolves references in this object: blocks and rich text links. */
export const holdsReferences = (node: PlainObject): boolean =>
  Boolean(node.component && node._uid) || node.type === 'link';

/** UUID of the story a link value points at, or undefined: a multilink field or the `attrs` of a rich text link. */
export function linkedStory(value: unknown): string | undefined {
  if (!isPlainObject(value) || value.linktype !== 'story') return undefined;
  if (value.fieldtype === 'multilink' && typeof value.id === 'string' && value.id !== '') return value.id;
  return typeof value.uuid === 'string' && value.uuid !== '' ? value.uuid : undefined;
}

export type References = { relations: Set<string>; links: Set<string> };

/**
 * UUIDs that a story's content refers to, in the order they are met.
 * Stories already inserted (`_stopResolving`) are not entered.
 */
export function collectReferences(content: unknown, relations: readonly string[]): References {
  const fields = relationFields(relations);
  const found: References = { relations: new Set(), links: new Set() };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    if (!isPlainObject(node) || node._stopResolving) return;
    const resolvable = holdsReferences(node);
    for (const [key, value] of Object.entries(node)) {
      if (resolvable) {
        const link = linkedStory(value);
        if (link !== undefined) found.links.add(link);
        if (fields.has(key)) addUuids(found.relations, value);
      }
      visit(value);
    }
  };
  visit(content);
  return found;
}

function addUuids(target: Set<string>, value: unknown): void {
  for (const entry of Array.isArray(value) ? value : [value])
    if (typeof entry === 'string' && entry !== '') target.add(entry);
}
