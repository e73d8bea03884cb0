/** A block of any name, its fields unchecked. */
export type NamedBlock = { component: string; [field: string]: unknown };

/** Every block in a value of a story, depth first; rich text carries blocks too. */
export function* blocksIn(value: unknown): Generator<NamedBlock> {
  for (const object of objectsIn(value)) if (isBlock(object)) yield object;
}

/** The names of the blocks in a value of a story. */
export function blockNames(value: unknown): Set<string> {
  return new Set([...blocksIn(value)].map(({ component }) => component));
}

/** Whether a value of a story holds rich text. */
export function holdsRichText(value: unknown): boolean {
  for (const object of objectsIn(value)) if ('type' in object && object.type === 'doc') return true;
  return false;
}

/** Every object in a value, depth first. */
function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const child of Object.values(value)) yield* objectsIn(child);
}

/** Whether an object of a story is a block. */
export function isBlock(value: object): value is NamedBlock {
  return 'component' in value && typeof value.component === 'string';
}
