import type { DeliveryStory, ResolvedLink } from './delivery-story.ts';
import { isPlainObject, type PlainObject } from './plain-object.ts';
import { holdsReferences, linkedStory, relationFields } from './references.ts';

/** What to put in place of references: the `rels` and `links` of a delivery response. */
export type ResolvedReferences = {
  /** `component.field` pairs, as in `resolve_relations`. */
  relations: readonly string[];
  rels: readonly DeliveryStory[];
  links: readonly ResolvedLink[];
};

/** Puts resolved stories into one object; returns the object itself when there is nothing to put. */
export type InsertReferences = (node: PlainObject) => PlainObject;

/**
 * Builds the insertion that `storyblok-js-client` does after a fetch: relations inside relations once,
 * then relation fields and story links of blocks, each inserted story marked `_stopResolving`.
 */
export function createReferenceInsertion({ relations, rels, links }: ResolvedReferences): InsertReferences {
  const fields = relationFields(relations);
  const linked = new Map(links.map((link) => [link.uuid, { ...link, _stopResolving: true }]));
  const plain = new Map(rels.map((story) => [story.uuid, { ...story, _stopResolving: true }]));
  const insertPlain = (node: PlainObject) => insert(node, fields, plain, linked);
  const related = new Map(
    [...plain].map(([uuid, story]) => [uuid, { ...story, content: mapObjects(story.content, insertPlain) }]),
  );
  return (node) => insert(node, fields, related, linked);
}

function insert(
  node: PlainObject,
  fields: ReadonlySet<string>,
  stories: ReadonlyMap<string, unknown>,
  links: ReadonlyMap<string, unknown>,
): PlainObject {
  if (!holdsReferences(node)) return node;
  let result = node;
  const put = (key: string, value: unknown) => {
    if (result === node) result = { ...node };
    result[key] = value;
  };
  const storyOf = (uuid: unknown) => (typeof uuid === 'string' ? (stories.get(uuid) ?? uuid) : uuid);
  for (const [key, value] of Object.entries(node)) {
    const link = linkedStory(value);
    if (link !== undefined && links.has(link) && isPlainObject(value))
      put(key, { ...value, story: links.get(link) });
    else if (fields.has(key) && Array.isArray(value)) put(key, value.map(storyOf).filter(Boolean));
    else if (fields.has(key) && typeof value === 'string' && stories.has(value)) put(key, stories.get(value));
  }
  return result;
}

function mapObjects(value: unknown, change: (node: PlainObject) => PlainObject): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapObjects(entry, change));
  if (!isPlainObject(value) || value._stopResolving) return value;
  return Object.fromEntries(
    Object.entries(change(value)).map(([key, entry]) => [key, mapObjects(entry, change)]),
  );
}
