import type { NamedBlock } from '../../page/story/blocks-in.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What links need of the story they lead to. */
const facts = ['id', 'uuid', 'name', 'slug', 'full_slug', 'url'] as const;

/**
 * A story whose links say where they lead, and no more. Where a story has more than fifty links the vendor's client puts the
 * linked stories into them as a whole.
 */
export function withBareLinks(content: NamedBlock): NamedBlock {
  return { ...fieldsIn(content), component: content.component };
}

function fieldsIn(record: Fields): Fields {
  const isLink = record.linktype === 'story';
  return Object.fromEntries(
    Object.entries(record).map(([name, value]): [string, unknown] => [
      name,
      isLink && name === 'story' && isRecord(value) ? factsOf(value) : valueIn(value),
    ]),
  );
}

function valueIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(valueIn);
  return isRecord(value) ? fieldsIn(value) : value;
}

function factsOf(story: Fields): Fields {
  return Object.fromEntries(facts.flatMap((name) => (name in story ? [[name, story[name]]] : [])));
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
