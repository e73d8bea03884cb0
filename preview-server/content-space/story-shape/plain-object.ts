/** A JSON object: neither null nor an array. */
export type PlainObject = Record<string, unknown>;

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A block of page content: an object that names its component. */
export type Block = PlainObject & { component: string };

export function isBlock(value: unknown): value is Block {
  return isPlainObject(value) && typeof value.component === 'string';
}
