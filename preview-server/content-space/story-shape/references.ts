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

/** UUIDs in the order they are met; none twice. */
type Found = { relations: readonly string[]; links: readonly string[] };

const nothing: Found = { relations: [], links: [] };

/**
 * UUIDs that a story's content refers to, in the order they are met.
 * Stories already inserted (`_stopResolving`) are not entered.
 */
export function collectReferences(content: unknown, relations: readonly string[]): References {
  return createReferenceCollector(relations)(content);
}

/**
 * Makes a `collectReferences` that remembers what it has found: an object that is given again is not looked at once more, so
 * that a changed field of a long page costs the blocks around it. Content must never be changed in place.
 */
export function createReferenceCollector(relations: readonly string[]): (content: unknown) => References {
  const fields = relationFields(relations);
  const known = new WeakMap<object, Found>();

  function foundIn(node: unknown): Found {
    if (typeof node !== 'object' || node === null) return nothing;
    const before = known.get(node);
    if (before) return before;
    const found = Array.isArray(node)
      ? joined(node.map(foundIn))
      : isPlainObject(node) && !node._stopResolving
        ? joined(Object.entries(node).flatMap(([key, value]) => partsOf(node, key, value)))
        : nothing;
    known.set(node, found);
    return found;
  }

  function partsOf(node: PlainObject, key: string, value: unknown): Found[] {
    const inside = foundIn(value);
    if (!holdsReferences(node)) return [inside];
    const link = linkedStory(value);
    const own = fields.has(key) ? uuidsOf(value) : [];
    if (link === undefined && own.length === 0) return [inside];
    return [{ relations: own, links: link === undefined ? [] : [link] }, inside];
  }

  return (content) => {
    const found = foundIn(content);
    return { relations: new Set(found.relations), links: new Set(found.links) };
  };
}

/** Most objects hold none, and have nothing to be joined. */
function joined(parts: readonly Found[]): Found {
  const [first = nothing, ...rest] = parts.filter((part) => part !== nothing);
  if (rest.length === 0) return first;
  return {
    relations: [...new Set([first, ...rest].flatMap((part) => part.relations))],
    links: [...new Set([first, ...rest].flatMap((part) => part.links))],
  };
}

const uuidsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string' && entry !== '');
